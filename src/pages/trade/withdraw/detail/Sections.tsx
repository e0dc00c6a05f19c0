import { Notes } from '@/components/Notes';
import { Section } from '@/components/Section';
import type { Note, WithdrawDetail } from '@/contract';
import { useT } from '@/hooks/useT';
import { addNote, pagePeople } from '@/services/commonRecord';
import { Decisions, History } from './History';
import { HolderMoney } from './HolderMoney';
import { Payee } from './Payee';
import { Log, OrderEntries, Payouts } from './Records';
import { Amounts, Request } from './Request';

interface SectionsProps {
  order: WithdrawDetail;
  /** Called when a note was added and is already shown. */
  onNoted: (note: Note) => void;
}

/** The sections below the decision, in the order a reviewer needs them (docs/rules/withdraw.md#detail). */
export function Sections({ order, onNoted }: SectionsProps) {
  const t = useT();
  const { withdrawNo, noteList } = order;
  return (
    // The key resets revealed numbers and drafts when the order changes.
    <div key={withdrawNo}>
      <Amounts order={order} />
      <Payee order={order} />
      <HolderMoney order={order} />
      <Request order={order} />
      <Decisions order={order} />
      <History order={order} />
      <Payouts order={order} />
      <OrderEntries order={order} />
      <Section title={t('desk.detail.notes')}>
        {noteList && (
          <Notes
            notes={noteList}
            add={(note, options) => addNote({ entity: 'withdraw', id: withdrawNo, ...note }, options)}
            fetchPeople={pagePeople}
            onNoted={onNoted}
          />
        )}
      </Section>
      <Log order={order} />
    </div>
  );
}

import { Notes } from '@/components/Notes';
import type { FetchChoices } from '@/components/RemoteSelect';
import { Section } from '@/components/Section';
import type { Note, WithdrawDetail } from '@/contract';
import { useT } from '@/hooks/useT';
import { addNote, pageOptions } from '@/services/common';
import { Decisions, History } from './History';
import { HolderMoney } from './HolderMoney';
import { Payee } from './Payee';
import { Log, OrderEntries, Payouts } from './Records';
import { Amounts, Request } from './Request';

interface SectionsProps {
  order: WithdrawDetail;
  /** A note was added; it is shown already. */
  onNoted: (note: Note) => void;
}

const fetchPeople: FetchChoices = (keyword, current) => pageOptions('operator', keyword, current);

/** Everything about an order below the decision, in the order in which a reviewer looks (docs/rules/withdraw.md#detail). */
export function Sections({ order, onNoted }: SectionsProps) {
  const t = useT();
  const { withdrawNo, noteList } = order;
  return (
    // A number shown in full, or a text begun, must never stand under the next order.
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
            fetchPeople={fetchPeople}
            onNoted={onNoted}
          />
        )}
      </Section>
      <Log order={order} />
    </div>
  );
}

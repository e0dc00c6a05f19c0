import { useMemo } from 'react';
import { Notes } from '@/components/Notes';
import { PrintedBy } from '@/components/PrintHead';
import { Section } from '@/components/Section';
import type { Sett, SettDetail } from '@/contract';
import { useCode } from '@/hooks/useCode';
import { useDialog } from '@/hooks/useDialog';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { addNote, pagePeople } from '@/services/commonRecord';
import type { Dialog } from '../dialog';
import { Callbacks } from './Callbacks';
import { MoneySection, Payee, Source } from './Facts';
import { Head } from './Head';
import { Raw } from './Raw';
import { Attempts, Files, Lineage, Log, OrderEntries, Risk, TimelineSection } from './Records';
import { useFocusBack } from './useFocusBack';

interface SectionsProps {
  order: SettDetail;
  /** Called with the order's current state, after your change or a colleague's. */
  onChanged: (row: Sett) => void;
  refresh: () => void;
}

const loadDialogs = () => withTexts(import('../overlays'));

/** Head and actions first, then documents, then internal sections. */
export function Sections({ order, onChanged, refresh }: SectionsProps) {
  const t = useT();
  const rows = useMemo(() => [order], [order]);
  const [dialog, ask] = useDialog<Dialog>(rows, 'settNo');
  const dialogs = useCode(loadDialogs, dialog !== undefined);
  const head = useFocusBack(dialog !== undefined);
  const { settNo, noteList } = order;
  const close = () => {
    ask(undefined);
    // A call without an answer may still have changed the order.
    refresh();
  };
  return (
    <div className="record-page" data-record={settNo}>
      <PrintedBy />
      <Head order={order} ask={ask} ref={head} />
      <div className="record-columns">
        <div className="record-main">
          <MoneySection order={order} />
          <Payee order={order} />
          <Source order={order} />
          <Lineage order={order} />
          <Attempts order={order} />
          <Callbacks order={order} />
          <OrderEntries order={order} />
        </div>
        <div className="record-side">
          <TimelineSection order={order} />
          <Files order={order} />
          <div className="no-print">
            <Risk order={order} />
            <Section title={t('settDetail.section.notes')}>
              {noteList && (
                <Notes
                  notes={noteList}
                  add={(note, options) => addNote({ entity: 'sett', id: settNo, ...note }, options)}
                  fetchPeople={pagePeople}
                  onNoted={refresh}
                />
              )}
            </Section>
          </div>
        </div>
      </div>
      <div className="no-print">
        <Raw no={settNo} />
        <Log order={order} />
      </div>
      {dialogs && dialog && (
        <dialogs.Dialogs
          dialog={dialog}
          ask={ask}
          onChanged={(rows) => rows.filter((row) => row.settNo === settNo).forEach(onChanged)}
          onClose={close}
        />
      )}
    </div>
  );
}

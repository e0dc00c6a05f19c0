import { Link } from '@umijs/max';
import { Entries } from '@/components/Entries';
import { EventLines } from '@/components/EventLines';
import { LogSection } from '@/components/LogSection';
import { Money } from '@/components/Money';
import { MoneyFlow } from '@/components/MoneyFlow';
import { Notes } from '@/components/Notes';
import { NotifyLines } from '@/components/NotifyLines';
import { DrawerActions } from '@/components/RecordActions';
import { newest } from '@/components/RecordDrawer';
import { Section } from '@/components/Section';
import { TableSection } from '@/components/TableSection';
import type { Collect, CollectDetail } from '@/contract';
import { collectEventKinds, collectFits, collectReasons } from '@/domain/collect';
import { canOpenRecord, recordAddress, screenOfEntity } from '@/domain/records';
import { useAccess } from '@/hooks/useAccess';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { ScreenDrawer } from '@/screen/ScreenDrawer';
import type { DrawerProps } from '@/screen/useListScreen';
import { getCollect } from '@/services/collect';
import { addNote, downloadFile, pagePeople } from '@/services/commonRecord';
import { actionsOf } from './actions';
import { Candidates } from './Candidates';
import { State } from './cells';
import type { Ask, Dialog } from './dialog';
import { Evidence, Overview, PayerPage } from './Facts';

interface PartProps {
  order: CollectDetail;
}

/** Payable amount, state and actions. A disabled action shows the reason. */
function Panel({ row, ask }: { row: Collect; ask: Ask }) {
  const t = useT();
  return (
    <section className="decision-panel" aria-label={t('collect.detail.overview')}>
      <div className="panel-line">
        <span className="amount-large">
          <Money amount={row.payableAmount ?? row.amount} currency={row.currency} />
        </span>
        <State row={row} />
      </div>
      <DrawerActions actions={actionsOf(t, row, ask)} />
    </section>
  );
}

/** How the received amount is split. */
function MoneyParts({ order: { money = [], agents = [], currency } }: PartProps) {
  const t = useT();
  const [title, agentsTitle] = [t('collect.detail.money'), t('collect.detail.agents')];
  return (
    <>
      <Section title={title}>{money.length > 0 && <MoneyFlow label={title} parts={money} currency={currency} />}</Section>
      <TableSection
        title={agentsTitle}
        rows={agents}
        rowKey={({ agentNo }) => agentNo}
        columns={[
          { title: t('collect.detail.agent'), isHeader: true, render: ({ agentName, agentNo }) => agentName ?? agentNo },
          {
            title: t('collect.detail.share'),
            isNumeric: true,
            render: ({ share }) => <Money amount={share} currency={currency} />,
          },
        ]}
      />
    </>
  );
}

/** Links to related records. */
function Related({ order: { payOrderNo, mchNo, mchName } }: { order: Collect }) {
  const t = useT();
  const granted = useAccess();
  return (
    <p className="panel-line">
      {payOrderNo && canOpenRecord(granted, 'payorder') && (
        <Link to={recordAddress({ entity: 'payorder', no: payOrderNo })}>
          {t('collect.detail.openPayOrder', { no: payOrderNo })}
        </Link>
      )}
      {mchNo && (
        <Link to={`${screenOfEntity('collect')}?mchNo=${mchNo}`}>
          {t('collect.detail.ofMerchant', { merchant: mchName ?? mchNo })}
        </Link>
      )}
    </p>
  );
}

/** The order of the sections follows the question "where is my money?" (docs/rules/collect.md#detail). */
function Sections({ order, ask, onNoted }: PartProps & { ask: Ask; onNoted: () => void }) {
  const t = useT();
  const labelOf = useLabel();
  const granted = useAccess();
  const { collectNo, events = [], entries = [], notifies = [], noteList, logs = [] } = order;
  const title = (name: 'timeline' | 'entries' | 'callbacks' | 'log') => t(`collect.detail.${name}`);
  const isOpen = !order.evidence && collectFits('confirm', order.status) && granted['bank:card:order:candidate'];
  return (
    <>
      <MoneyParts order={order} />
      <PayerPage order={order} />
      <Evidence order={order} />
      {isOpen && <Candidates row={order} ask={ask} />}
      <Section title={title('timeline')}>
        {events.length > 0 && (
          <EventLines
            events={events}
            group="collect.event"
            known={collectEventKinds}
            reasonOf={(code) => labelOf('collect.reason', collectReasons, code)}
            onFile={downloadFile}
          />
        )}
      </Section>
      <Section title={title('entries')}>
        {entries.length > 0 && <Entries label={title('entries')} entries={entries} names="accountNo" />}
      </Section>
      <Section title={title('callbacks')}>
        {notifies.length > 0 && <NotifyLines label={title('callbacks')} tries={notifies} />}
      </Section>
      <Section title={t('collect.detail.notes')}>
        {noteList && (
          <Notes
            notes={noteList}
            add={(note, options) => addNote({ entity: 'collect', id: collectNo, ...note }, options)}
            fetchPeople={pagePeople}
            onNoted={onNoted}
          />
        )}
      </Section>
      <LogSection title={title('log')} logs={logs} />
    </>
  );
}

/** One collection: actions, payer's page, payment with its match, and history. */
export function CollectDrawer({ id, screen }: DrawerProps<Collect, Dialog>) {
  const t = useT();
  const { rowOf, ask } = screen;
  return (
    <ScreenDrawer<Collect, CollectDetail, Dialog>
      id={id}
      screen={screen}
      title={(no) => t('collect.detail.title', { no })}
      fetchDetail={getCollect}
      // A resent callback changes `notifyCount` but not the version.
      versionOf={(row) => `${row?.version} ${row?.notifyCount}`}
      head={(order) => (
        <div key={order.collectNo}>
          <Panel row={order} ask={ask} />
          <Overview order={order} />
          <Related order={order} />
        </div>
      )}
    >
      {(detail, refresh) => (
        <div key={detail.collectNo}>
          <Sections order={newest(detail, rowOf(detail.collectNo))} ask={ask} onNoted={refresh} />
        </div>
      )}
    </ScreenDrawer>
  );
}

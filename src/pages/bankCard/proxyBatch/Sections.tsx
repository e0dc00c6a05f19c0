import { CopyText } from '@/components/CopyText';
import { Entries } from '@/components/Entries';
import { EventLines } from '@/components/EventLines';
import { LogSection } from '@/components/LogSection';
import { Money } from '@/components/Money';
import { Notes } from '@/components/Notes';
import { ScrollTable } from '@/components/ScrollTable';
import { factsOf, Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import type { Batch, BatchDetail } from '@/contract';
import {
  batchCancelReasons,
  batchEventKinds,
  batchPauseReasons,
  batchRejectReasons,
  batchSources,
  batchTones,
} from '@/domain/batch';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { addNote, downloadFile, pagePeople } from '@/services/commonRecord';
import { Merchant } from './cells';
import { ItemLines } from './ItemLines';

function Facts({ batch }: { batch: Batch }) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const label = (name: NamesIn<'batch.field'>) => t(`batch.field.${name}`);
  const time = (at: string | null | undefined) => at && format.time(at);
  const by = (at: string | null | undefined, name: string | null | undefined) =>
    at && t('batch.detail.by', { time: format.time(at), name: name ?? '–' });
  const { currency, totalFee, heldAmount } = batch;
  return (
    <Section title={t('batch.detail.facts')}>
      {factsOf([
        { label: label('batchNo'), value: <CopyText text={batch.batchNo} name={label('batchNo')} /> },
        { label: label('status'), value: <StatusTag group="batch.status" value={batch.status} tones={batchTones} /> },
        { label: label('batchName'), value: batch.batchName },
        { label: label('mchName'), value: <Merchant row={batch} /> },
        { label: label('source'), value: batch.source && labelOf('batch.source', batchSources, batch.source) },
        { label: label('fileName'), value: batch.fileName },
        { label: label('payMode'), value: t('batch.cell.cardPool') },
        { label: label('groupCode'), value: batch.groupCode ?? t('batch.cell.anyPool') },
        { label: label('totalFee'), value: totalFee && <Money amount={totalFee} currency={currency} /> },
        { label: label('heldAmount'), value: heldAmount && <Money amount={heldAmount} currency={currency} /> },
        { label: label('warnings'), value: batch.warnCount ? t('batch.cell.warned', { count: batch.warnCount }) : undefined },
        { label: label('createdAt'), value: by(batch.createdAt, batch.createdBy) },
        { label: label('submittedAt'), value: by(batch.submittedAt, batch.makerName) },
        { label: label('dueAt'), value: batch.status === 'WAIT_APPROVE' && time(batch.dueAt) },
        { label: label('decidedAt'), value: by(batch.decidedAt, batch.checkerName) },
        { label: label('decisionRemark'), value: batch.decisionRemark },
        { label: label('scheduleAt'), value: time(batch.scheduleAt) ?? t('batch.cell.atOnce') },
        { label: label('startedAt'), value: time(batch.startedAt) },
        { label: label('finishedAt'), value: time(batch.finishedAt) },
      ])}
    </Section>
  );
}

const PARTS = ['invalid', 'waiting', 'processing', 'success', 'fail', 'unknown', 'canceled', 'total'] as const;
const WORDS = {
  invalid: 'invalid',
  waiting: 'waiting',
  processing: 'working',
  success: 'paid',
  fail: 'failed',
  unknown: 'unknown',
  canceled: 'canceled',
  total: 'total',
} as const satisfies Record<(typeof PARTS)[number], NamesIn<'batch.detail'>>;

/** Lines by state. The rows add up to the last one. */
function Lines({ batch }: { batch: Batch }) {
  const t = useT();
  const title = t('batch.detail.lines');
  const rows = PARTS.map((part) => ({ part, count: batch[`${part}Count`] ?? 0, amount: batch[`${part}Amount`] })).filter(
    ({ part, count }) => part === 'total' || count > 0,
  );
  return (
    <Section title={title}>
      <ScrollTable
        label={title}
        rows={rows}
        rowKey={({ part }) => part}
        columns={[
          { title: t('batch.detail.state'), isHeader: true, render: ({ part }) => t(`batch.detail.${WORDS[part]}`) },
          { title: t('batch.field.totalCount'), isNumeric: true, render: ({ count }) => count },
          {
            title: t('batch.field.totalAmount'),
            isNumeric: true,
            render: ({ amount }) => <Money amount={amount} currency={batch.currency} />,
          },
        ]}
      />
    </Section>
  );
}

/** Terms, and lines by state. */
export function Overview({ batch }: { batch: Batch }) {
  return (
    <>
      <Facts batch={batch} />
      <Lines batch={batch} />
    </>
  );
}

/** Lines, approval trail, money, notes and log. */
export function Sections({ batch, onNoted }: { batch: BatchDetail; onNoted: () => void }) {
  const t = useT();
  const labelOf = useLabel();
  const granted = useAccess();
  const { batchNo, events = [], entries = [], noteList, logs = [] } = batch;
  const reasonOf = (code: string, kind: string) =>
    kind === 'BATCH_REJECTED'
      ? labelOf('batch.rejectReason', batchRejectReasons, code)
      : kind === 'BATCH_PAUSED'
        ? labelOf('batch.pauseReason', batchPauseReasons, code)
        : labelOf('batch.cancelReason', batchCancelReasons, code);
  return (
    <>
      {granted['bank:card:proxy:batch:item:page'] && (
        <Section title={t('batch.detail.items')}>
          <ItemLines batchNo={batchNo} version={batch.version} />
        </Section>
      )}
      <Section title={t('batch.detail.trail')}>
        {events.length > 0 && (
          <EventLines events={events} group="batch.event" known={batchEventKinds} reasonOf={reasonOf} onFile={downloadFile} />
        )}
      </Section>
      <Section title={t('batch.detail.entries')}>
        {entries.length > 0 && <Entries label={t('batch.detail.entries')} entries={entries} names="accountNo" />}
      </Section>
      <Section title={t('batch.detail.notes')}>
        {noteList && (
          <Notes
            notes={noteList}
            add={(note, options) => addNote({ entity: 'batch', id: batchNo, ...note }, options)}
            fetchPeople={pagePeople}
            onNoted={onNoted}
          />
        )}
      </Section>
      <LogSection title={t('batch.detail.log')} logs={logs} />
    </>
  );
}

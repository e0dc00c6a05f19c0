import { Money } from '@/components/Money';
import { joined } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { Batch } from '@/contract';
import { batchTones } from '@/domain/batch';
import { asShown } from '@/domain/written';
import { useDue } from '@/hooks/useDue';
import { useT } from '@/hooks/useT';

/** The funding merchant, or the platform. */
export function Merchant({ row }: { row: Batch }) {
  const t = useT();
  return (
    <span className="stack">
      {asShown(row.mchName ?? row.mchNo ?? t('batch.cell.own'))}
      {row.mchNo && <small className="soft">{row.mchNo}</small>}
    </span>
  );
}

/** Amount to the beneficiaries, and the fee. */
export function Amount({ row }: { row: Batch }) {
  const t = useT();
  return (
    <span className="stack end">
      <Money amount={row.totalAmount} currency={row.currency} />
      {row.totalFee !== undefined && (
        <small className="soft">
          {t('batch.field.totalFee')} <Money amount={row.totalFee} currency={row.currency} />
        </small>
      )}
    </span>
  );
}

const PARTS = [
  ['paid', 'successCount'],
  ['failed', 'failCount'],
  ['unknown', 'unknownCount'],
  ['working', 'processingCount'],
  ['waiting', 'waitingCount'],
  ['canceled', 'canceledCount'],
  ['invalid', 'invalidCount'],
] as const;
const LINE = { width: 140, height: 6 };

/** Progress and lines by state. Words carry the meaning, the bar repeats it. */
export function Result({ row }: { row: Batch }) {
  const t = useT();
  const words = PARTS.filter(([, name]) => (row[name] ?? 0) > 0).map(([part, name]) => (
    <span key={part} className={part === 'failed' || part === 'unknown' || part === 'invalid' ? 'text-error' : undefined}>
      {t(`batch.cell.${part}`, { count: row[name] ?? 0 })}
    </span>
  ));
  return (
    <span className="stack">
      <progress aria-hidden style={LINE} max={100} value={row.progress ?? 0} />
      <small>{joined(...words)}</small>
    </span>
  );
}

/** Status, and the due time while awaiting approval. */
export function State({ row }: { row: Batch }) {
  const t = useT();
  const dueOf = useDue();
  const { status, dueAt, warnCount = 0 } = row;
  const due = status === 'WAIT_APPROVE' && dueAt ? dueOf(dueAt) : undefined;
  return (
    <span className="stack">
      <span>
        <StatusTag group="batch.status" value={status} tones={batchTones} />
      </span>
      {due && <small className={`text-${due.grade}`}>{due.words}</small>}
      {warnCount > 0 && <small className="text-warning">{t('batch.cell.warned', { count: warnCount })}</small>}
    </span>
  );
}

export function People({ row }: { row: Batch }) {
  const t = useT();
  return `${row.makerName ?? t('batch.cell.nobody')} → ${row.checkerName ?? t('batch.cell.nobody')}`;
}

export function Schedule({ row }: { row: Batch }) {
  const t = useT();
  return row.scheduleAt ? <Time at={row.scheduleAt} withRelative /> : t('batch.cell.atOnce');
}

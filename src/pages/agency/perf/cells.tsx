import { Money } from '@/components/Money';
import { detailAddress, RowLink } from '@/components/RecordLink';
import { SignedMoney } from '@/components/SignedMoney';
import { StatusTag } from '@/components/StatusTag';
import type { SalesRow, SalesSums } from '@/contract';
import { isNegative } from '@/domain/money';
import { changeText, marginText } from '@/domain/percent';
import { salesTones } from '@/domain/perf';
import { NONE } from '@/domain/texts';
import { countText } from '@/domain/written';
import { useT } from '@/hooks/useT';
import type { Translate } from '@/locales/store';

export function periodName(
  { rowKey, period, from, to }: Pick<SalesRow, 'rowKey' | 'period' | 'from' | 'to'>,
  t: Translate,
): string {
  if (rowKey.startsWith('WEEK')) return t('perf.message.weekOf', { date: period });
  return rowKey.startsWith('CUSTOM') ? t('perf.message.days', { from, to }) : period;
}

export function rankName(change: number | null, t: Translate): string {
  if (change === null) return t('perf.rank.new');
  if (change === 0) return t('perf.rank.same');
  return t(change > 0 ? 'perf.rank.up' : 'perf.rank.down', { n: Math.abs(change) });
}

export function Ratio({ ratio }: { ratio: string | null }) {
  return <span className={`number${isNegative(ratio) ? ' text-error' : ''}`}>{marginText(ratio)}</span>;
}

type Grown = Pick<SalesSums, 'growth' | 'ordersBefore'>;
/** Growth of the share in percent, or a dash if the comparison means nothing. */
export const growthText = ({ growth, ordersBefore }: Grown): string => changeText(growth, ordersBefore);

export function Growth({ of }: { of: Grown }) {
  return <span className={`number${isNegative(of.growth) ? ' text-error' : ''}`}>{growthText(of)}</span>;
}

export function Rank({ row: { rank, rankChange } }: { row: SalesRow }) {
  const t = useT();
  return (
    <span className="stack end">
      <span className="number">{countText(rank)}</span>
      <small className="soft">{rankName(rankChange, t)}</small>
    </span>
  );
}

export function AgentCell({ row, onOpen }: { row: SalesRow; onOpen: (row: SalesRow) => void }) {
  const t = useT();
  return (
    <span className="stack">
      <RowLink
        href={detailAddress(row.rowKey)}
        aria-label={t('common.action.open', { name: row.agentName })}
        onOpen={() => onOpen(row)}
      >
        {row.agentName}
      </RowLink>
      <small className="soft">{row.agentNo}</small>
    </span>
  );
}

/** Share earned, and its growth. */
export function Share({ row }: { row: SalesRow }) {
  return (
    <span className="stack end">
      <SignedMoney amount={row.totalShare} currency={row.currency} />
      {growthText(row) !== NONE && (
        <small>
          <Growth of={row} />
        </small>
      )}
    </span>
  );
}

export function Target({ row: { target, targetRate, currency } }: { row: SalesRow }) {
  if (target === null) return '–';
  return (
    <span className="stack end">
      <Ratio ratio={targetRate} />
      <small className="soft">
        <Money amount={target} currency={currency} />
      </small>
    </span>
  );
}

export function Status({ row }: { row: SalesRow }) {
  return (
    <span className="stack">
      <StatusTag group="perf.settleStatus" value={row.settleStatus} tones={salesTones} />
      {row.confirmedBy && <small className="soft">{row.confirmedBy}</small>}
    </span>
  );
}

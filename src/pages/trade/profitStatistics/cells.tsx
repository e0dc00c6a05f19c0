import { history } from '@umijs/max';
import { RowButton } from '@/components/RowButton';
import { RowMenu } from '@/components/RowMenu';
import type { ProfitChange, ProfitKey, ProfitMeasure, ProfitRow, ProfitSums } from '@/contract';
import { isNegative } from '@/domain/money';
import { changeText, marginText } from '@/domain/percent';
import { NO_CODE, orderAccess, ordersOf, profitBizTypes, profitOrderTypes } from '@/domain/profit';
import { serverNow } from '@/domain/serverClock';
import { NONE } from '@/domain/texts';
import { type Format, useFormat } from '@/hooks/useFormat';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import type { Translate } from '@/locales/store';

export function groupName({ by, value, name }: ProfitKey, granularity: string | undefined, t: Translate): string {
  if (value === NO_CODE) return t('profit.none');
  const bizType = by === 'BIZ_TYPE' && profitBizTypes.find((known) => known === value);
  if (bizType) return t(`profit.bizType.${bizType}`);
  if (by === 'DATE') return granularity === 'WEEK' ? t('profit.weekOf', { date: value }) : value.replace('T', ' ');
  return name ?? value;
}

interface GroupCellProps {
  of: ProfitKey;
  granularity: string | undefined;
  /** Drills into the group. Absent if it cannot be split further. */
  onDrill?: () => void;
}

/** Name of a group, and its code if it differs. */
export function GroupCell({ of, granularity, onDrill }: GroupCellProps) {
  const t = useT();
  const name = groupName(of, granularity, t);
  return (
    <span className="stack">
      {onDrill ? (
        <RowButton look="link" aria-label={t('profit.action.drill', { name })} onClick={onDrill}>
          {name}
        </RowButton>
      ) : (
        <span>{name}</span>
      )}
      {of.name && <small className="soft">{of.value}</small>}
    </span>
  );
}

/** A ratio in percent, red below zero. */
export function Ratio({ ratio }: { ratio: string | null }) {
  return <span className={`number${isNegative(ratio) ? ' text-error' : ''}`}>{marginText(ratio)}</span>;
}

export const changeOf = ({ changes }: Pick<ProfitSums, 'changes'>, of: ProfitMeasure): ProfitChange | undefined =>
  changes.find(({ measure }) => measure === of);

/** A difference with its sign, for example `USD +12.00`. */
export function signedMoney(delta: string, currency: string, format: Format): string {
  const money = format.money(delta, currency);
  return isNegative(delta) || !/[1-9]/.test(delta) ? money : money.replace(`${currency} `, `${currency} +`);
}

/** Change of profit as an amount and in percent. */
export function ProfitChanged({ row }: { row: ProfitSums }) {
  const t = useT();
  const format = useFormat();
  const change = changeOf(row, 'profit');
  if (!change?.delta) return '–';
  const rate = isNegative(change.before) ? NONE : changeText(change.rate, row.ordersBefore);
  const delta = signedMoney(change.delta, row.currency, format);
  return <span className="number">{rate === NONE ? delta : t('profit.change.profit', { delta, rate })}</span>;
}

/** Links to the order lists behind a row. */
export function OrdersMenu({ row, filters }: { row: ProfitRow; filters: Filters }) {
  const t = useT();
  const name = row.groups.map((key) => groupName(key, filters.granularity, t)).join(', ');
  const items = profitOrderTypes
    .filter((bizType) => row.bizTypes.includes(bizType))
    .map((bizType) => {
      const address = ordersOf(filters, row, bizType, serverNow());
      return {
        key: bizType,
        access: orderAccess(bizType),
        label: t(`profit.action.orders.${bizType}`),
        state: address ? { isAllowed: true as const } : { isAllowed: false as const, why: t('profit.message.noOrders') },
        onClick: () => address && history.push(address),
      };
    });
  return <RowMenu label={t('profit.action.more', { name })} items={items} />;
}

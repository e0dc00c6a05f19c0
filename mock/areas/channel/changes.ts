import type { TradeChannelAutoClose, TradeChannelLimit } from '@/contract';
import { changesOf } from '../../base/callLog';
import { moneyIn } from '../../base/money';
import type { Channel } from '../../model/catalog';

const FIELDS = [
  'name',
  'status',
  'statusReason',
  'openFrom',
  'openTo',
  'weekdays',
  'zone',
  'dailyCountLimit',
  'autoClose',
  'remark',
  'recycled',
] as const;

export const limitText = ({ limits }: Channel) =>
  [...limits].map(([code, { min, max, daily }]) => {
    const money = (minor: bigint) => moneyIn(code, minor);
    return `${code} ${money(min)} - ${money(max)} / ${daily === null ? '-' : money(daily)}`;
  });

/** Changed fields. */
export function changesSince(before: Partial<Channel>, after: Channel) {
  const limits = {
    field: 'limits',
    before: before.limits ? limitText(before as Channel).join('; ') : null,
    after: limitText(after).join('; '),
  };
  return [...changesOf<Channel>(before, after, FIELDS), ...(limits.before === limits.after ? [] : [limits])];
}

export interface HoursBody {
  openFrom: string | null;
  openTo: string | null;
  weekdays: number[];
  zone: string;
}

export interface NewBody extends Partial<HoursBody> {
  channelCode: string;
  channelName: string;
  upstreamCode: string;
  direction: 'PAYIN' | 'PAYOUT';
  currency?: string | null;
  wayCode?: string | null;
  costRate: string;
  costFixed?: string;
  limits?: TradeChannelLimit[];
  dailyCountLimit?: number | null;
  autoCloseRule?: TradeChannelAutoClose | null;
  remark?: string | null;
}

export interface CostBody {
  costRate: string;
  costFixed?: string;
  effectiveAt?: string | null;
  confirmBelowFloor?: boolean;
  remark?: string;
}

export const sorted = (weekdays: readonly number[]) => [...weekdays].sort();
export const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];

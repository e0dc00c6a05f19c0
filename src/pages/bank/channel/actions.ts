import { history } from '@umijs/max';
import type { RecordAction } from '@/components/RecordActions';
import { versioned } from '@/components/versioned';
import type { AccessKey, TradeChannel, TradeChannelAction } from '@/contract';
import { channelActionState } from '@/domain/channel';
import type { Translate } from '@/locales/store';
import { testOf } from './cells';
import type { Ask, Dialog } from './dialog';

const ACTIONS = ['edit', 'limit', 'hours', 'cost', 'enable', 'disable', 'recycle', 'restore'] as const;
/** Bulk actions. */
export const BULK = ['enable', 'disable', 'hours'] as const;
const DANGERS: ReadonlySet<TradeChannelAction> = new Set(['disable', 'recycle']);

export const keyOf = (action: TradeChannelAction): AccessKey => `bank:channel:${action}`;

const dialogOf = (action: TradeChannelAction, row: TradeChannel): Dialog =>
  action === 'enable' || action === 'disable' || action === 'hours' ? { kind: action, rows: [row] } : { kind: action, row };

/** Most used actions first. */
export function channelActions(t: Translate, row: TradeChannel, ask: Ask): RecordAction[] {
  const actions = ACTIONS.map((action) => ({
    key: action,
    access: keyOf(action),
    label: t(`channel.action.${action}`),
    state: versioned(row, channelActionState(row, action)),
    isDanger: DANGERS.has(action),
    onClick: () => ask(dialogOf(action, row)),
  }));
  const test = testOf(row.channelCode);
  if (!test) return actions;
  const onClick = () => history.push(test.address);
  return [...actions, { key: 'test', access: test.access, label: t('channel.action.test'), onClick }];
}

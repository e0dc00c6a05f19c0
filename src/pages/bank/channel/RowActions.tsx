import { history } from '@umijs/max';
import { RowButtons } from '@/components/RowButtons';
import { versioned } from '@/components/versioned';
import type { AccessKey, TradeChannel, TradeChannelAction } from '@/contract';
import { channelActionState } from '@/domain/channel';
import { useT } from '@/hooks/useT';
import { nameOf, testOf } from './cells';
import type { Ask, Dialog } from './dialog';

const KEYS: Readonly<Record<TradeChannelAction, AccessKey>> = {
  edit: 'bank:channel:edit',
  hours: 'bank:channel:hours',
  limit: 'bank:channel:limit',
  cost: 'bank:channel:cost',
  enable: 'bank:channel:enable',
  disable: 'bank:channel:disable',
  recycle: 'bank:channel:recycle',
  restore: 'bank:channel:restore',
};

/** Key of the call behind an action. */
export const keyOf = (action: TradeChannelAction): AccessKey => KEYS[action];

/** Everything that can be done, the commonest first. */
export const ACTIONS = ['edit', 'limit', 'hours', 'cost', 'enable', 'disable', 'recycle', 'restore'] as const;
export const isDanger = (action: TradeChannelAction) => action === 'disable' || action === 'recycle';

/** The dialog of an action on one channel. */
export const dialogOf = (action: TradeChannelAction, row: TradeChannel): Dialog =>
  action === 'enable' || action === 'disable' || action === 'hours' ? { kind: action, rows: [row] } : { kind: action, row };

interface RowActionsProps {
  row: TradeChannel;
  ask: Ask;
  onOpen: (row: TradeChannel) => void;
}

/** What can be done with one channel from its row; one in the bin is only taken out again. */
export function RowActions({ row, ask, onOpen }: RowActionsProps) {
  const t = useT();
  const name = nameOf(row);
  const test = testOf(row.channelCode);
  const first = row.recycled ? 'restore' : 'edit';
  const deeds = ACTIONS.map((action) => ({
    key: action,
    access: KEYS[action],
    label: t(`channel.action.${action}`),
    state: versioned(row, channelActionState(row, action)),
    isDanger: isDanger(action),
    onClick: () => ask(dialogOf(action, row)),
  }));
  return (
    <RowButtons
      name={name}
      buttons={deeds.filter(({ key }) => key === first)}
      more={[
        ...deeds.filter(({ key, state }) => key !== first && (state.isAllowed || state.why !== undefined)),
        ...(test
          ? [{ key: 'test', access: test.access, label: t('channel.action.test'), onClick: () => history.push(test.address) }]
          : []),
      ]}
      menuLabel={t('channel.action.more', { name })}
      onView={() => onOpen(row)}
    />
  );
}

import { history } from '@umijs/max';
import { RowAction } from '@/components/ActionButton';
import { RowMenu } from '@/components/RowMenu';
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

/** What can be done with one channel from its row. */
export function RowActions({ row, ask }: { row: TradeChannel; ask: Ask }) {
  const t = useT();
  const name = nameOf(row);
  const test = testOf(row.channelCode);
  return (
    <span className="row-actions">
      <RowAction
        access="bank:channel:edit"
        label={`${t('channel.action.edit')} ${name}`}
        state={versioned(row, channelActionState(row, 'edit'))}
        onClick={() => ask({ kind: 'edit', row })}
      >
        {t('channel.action.edit')}
      </RowAction>
      <RowMenu
        label={t('channel.action.more', { name })}
        items={[
          ...ACTIONS.filter((action) => action !== 'edit')
            .map((action) => ({ action, state: versioned(row, channelActionState(row, action)) }))
            .filter(({ state }) => state.isAllowed || state.why !== undefined)
            .map(({ action, state }) => ({
              key: action,
              access: KEYS[action],
              label: t(`channel.action.${action}`),
              state,
              isDanger: isDanger(action),
              onClick: () => ask(dialogOf(action, row)),
            })),
          ...(test
            ? [
                {
                  key: 'test',
                  access: test.access,
                  label: t('channel.action.test'),
                  onClick: () => history.push(test.address),
                },
              ]
            : []),
        ]}
      />
    </span>
  );
}

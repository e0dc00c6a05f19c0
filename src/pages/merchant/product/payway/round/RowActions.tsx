import { RowAction } from '@/components/ActionButton';
import { RowMenu } from '@/components/RowMenu';
import { versioned } from '@/components/versioned';
import type { AccessKey, Round, RoundAction } from '@/contract';
import { roundActionState } from '@/domain/round';
import { useT } from '@/hooks/useT';

/** Handlers of all round actions, with or without a dialog. */
export type Acts = Readonly<Record<RoundAction, (row: Round) => unknown>>;

const KEYS: Readonly<Record<RoundAction, AccessKey>> = {
  edit: 'product:payway:round:save',
  remove: 'product:payway:round:save',
  enable: 'product:payway:round:enable',
  disable: 'product:payway:round:disable',
  trip: 'product:payway:round:trip',
  resetBreaker: 'product:payway:round:resetBreaker',
};

/** Access key of the action's call. */
export const keyOf = (action: RoundAction): AccessKey => KEYS[action];

const MORE = ['trip', 'resetBreaker', 'remove'] as const;

export function RowActions({ row, acts }: { row: Round; acts: Acts }) {
  const t = useT();
  const shown = ['edit', row.status === 'DISABLED' ? 'enable' : 'disable'] as const;
  return (
    <span className="row-actions">
      {shown.map((action) => (
        <RowAction
          key={action}
          access={keyOf(action)}
          isDanger={action === 'disable'}
          label={`${t(`round.action.${action}`)} ${row.channelCode ?? ''}`.trim()}
          state={versioned(row, roundActionState(row, action))}
          onClick={() => acts[action](row)}
        >
          {t(`round.action.${action}`)}
        </RowAction>
      ))}
      <RowMenu
        label={t('round.action.more', { name: row.channelCode })}
        items={MORE.map((action) => ({
          key: action,
          access: keyOf(action),
          label: t(`round.action.${action}`),
          state: versioned(row, roundActionState(row, action)),
          isDanger: action !== 'resetBreaker',
          onClick: () => acts[action](row),
        }))}
      />
    </span>
  );
}

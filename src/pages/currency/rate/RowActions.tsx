import { RowAction } from '@/components/ActionButton';
import { RowMenu } from '@/components/RowMenu';
import { versioned } from '@/components/versioned';
import type { AccessKey, ExchangeRate } from '@/contract';
import { exchangeActionState } from '@/domain/rate';
import type { ActionState } from '@/domain/stateTable';
import { useT } from '@/hooks/useT';
import { nameOf } from './cells';
import type { Ask, RateAction } from './dialog';

const KEYS: Readonly<Record<RateAction, AccessKey>> = {
  edit: 'sys:exchange:edit',
  accept: 'sys:exchange:fetch',
  fetch: 'sys:exchange:fetch',
  override: 'sys:exchange:override',
  endOverride: 'sys:exchange:endOverride',
  suspend: 'sys:exchange:suspend',
  resume: 'sys:exchange:resume',
};

/** Everything that can be done, the commonest first. */
const ACTIONS = Object.keys(KEYS) as RateAction[];

/** Key of the call behind an action. */
export const keyOf = (action: RateAction): AccessKey => KEYS[action];

/** What makes sense with a pair now, each with what forbids it. */
export function actionsOf(row: ExchangeRate): { action: RateAction; state: ActionState }[] {
  return ACTIONS.filter((action) => action !== 'accept' || row.alarm === 'STEP')
    .map((action) => ({ action, state: versioned(row, exchangeActionState(row, action === 'accept' ? 'fetch' : action)) }))
    .filter(({ state }) => state.isAllowed || state.why !== undefined);
}

/** What can be done with one pair from its row. */
export function RowActions({ row, ask }: { row: ExchangeRate; ask: Ask }) {
  const t = useT();
  const name = nameOf(row);
  return (
    <span className="row-actions">
      <RowAction
        access="sys:exchange:edit"
        label={`${t('rate.action.edit')} ${name}`}
        state={versioned(row, exchangeActionState(row, 'edit'))}
        onClick={() => ask({ kind: 'edit', row })}
      >
        {t('rate.action.edit')}
      </RowAction>
      <RowMenu
        label={t('rate.action.more', { name })}
        items={actionsOf(row)
          .filter(({ action }) => action !== 'edit')
          .map(({ action, state }) => ({
            key: action,
            access: KEYS[action],
            label: t(`rate.action.${action}`),
            state,
            isDanger: action === 'suspend',
            onClick: () => ask({ kind: action, row }),
          }))}
      />
    </span>
  );
}

import { RowAction } from '@/components/ActionButton';
import { RowMenu } from '@/components/RowMenu';
import { versioned } from '@/components/versioned';
import type { AccessKey, Payway, PaywayAction } from '@/contract';
import { paywayActionState } from '@/domain/payway';
import { useT } from '@/hooks/useT';
import type { Ask } from './dialog';

const KEYS: Readonly<Record<PaywayAction, AccessKey>> = {
  edit: 'product:payway:edit',
  enable: 'product:payway:enable',
  disable: 'product:payway:disable',
  copy: 'product:payway:copy',
  remove: 'product:payway:remove',
};

/** Key of the call behind an action. */
export const keyOf = (action: PaywayAction): AccessKey => KEYS[action];

/** Everything that can be done, the commonest first. */
export const ACTIONS = ['edit', 'enable', 'disable', 'copy', 'remove'] as const;

/** What can be done with one way from its row. */
export function RowActions({ row, ask }: { row: Payway; ask: Ask }) {
  const t = useT();
  const name = row.wayName ?? row.wayCode;
  return (
    <span className="row-actions">
      <RowAction
        access="product:payway:edit"
        label={`${t('payway.action.edit')} ${name}`}
        state={versioned(row, paywayActionState(row, 'edit'))}
        onClick={() => ask({ kind: 'edit', row })}
      >
        {t('payway.action.edit')}
      </RowAction>
      <RowMenu
        label={t('payway.action.more', { name })}
        items={ACTIONS.filter((action) => action !== 'edit')
          .map((action) => ({
            action,
            state: action === 'copy' ? paywayActionState(row, action) : versioned(row, paywayActionState(row, action)),
          }))
          .filter(({ state }) => state.isAllowed || state.why !== undefined)
          .map(({ action, state }) => ({
            key: action,
            access: KEYS[action],
            label: t(`payway.action.${action}`),
            state,
            isDanger: action === 'disable' || action === 'remove',
            onClick: () => ask({ kind: action, row }),
          }))}
      />
    </span>
  );
}

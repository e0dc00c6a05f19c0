import { RowButtons } from '@/components/RowButtons';
import { versioned } from '@/components/versioned';
import type { AccessKey, Merchant, MerchantAction } from '@/contract';
import { merchantActionState, merchantFits } from '@/domain/merchant';
import { useT } from '@/hooks/useT';
import type { Ask } from './dialog';

const KEYS: Readonly<Record<MerchantAction, AccessKey>> = {
  edit: 'merchant:user:edit',
  review: 'merchant:user:review',
  suspend: 'merchant:user:suspend',
  resume: 'merchant:user:resume',
  switch: 'merchant:user:switch',
  save: 'merchant:user:product:save',
  rotateSecret: 'merchant:user:rotateSecret',
  resetPassword: 'merchant:user:resetPassword',
  close: 'merchant:user:close',
};

/** Key of the call behind an action. */
export const keyOf = (action: MerchantAction): AccessKey => KEYS[action];

/** Everything that is done by a dialog of its own, the commonest first; prices are set product by product in the detail. */
export const ACTIONS = ['review', 'edit', 'switch', 'rotateSecret', 'resetPassword', 'resume', 'suspend', 'close'] as const;

/** What takes something away from a merchant, or cannot be taken back. */
export const DANGERS: ReadonlySet<MerchantAction> = new Set(['suspend', 'close']);

/** Opens what an action needs. */
export const askFor = (ask: Ask, action: (typeof ACTIONS)[number], row: Merchant) =>
  action === 'switch' ? ask({ kind: 'switch', rows: [row] }) : ask({ kind: action, row });

interface RowActionsProps {
  row: Merchant;
  ask: Ask;
  onOpen: (row: Merchant) => void;
}

/** What can be done with one merchant from its row; everything, with the reasons, stands in the drawer. */
export function RowActions({ row, ask, onOpen }: RowActionsProps) {
  const t = useT();
  const first = row.status === 'PENDING_REVIEW' ? 'review' : 'edit';
  const deed = (action: (typeof ACTIONS)[number]) => ({
    key: action,
    access: keyOf(action),
    label: t(`mch.action.${action}`),
    state: versioned(row, merchantActionState(row, action)),
    isDanger: DANGERS.has(action),
    onClick: () => askFor(ask, action, row),
  });
  return (
    <RowButtons
      name={row.mchNo}
      buttons={merchantFits(first, row.status) ? [deed(first)] : undefined}
      more={ACTIONS.filter((action) => action !== first && merchantActionState(row, action).isAllowed).map(deed)}
      menuLabel={t('mch.action.more', { no: row.mchNo })}
      onView={() => onOpen(row)}
    />
  );
}

import { RowAction } from '@/components/ActionButton';
import { RowMenu } from '@/components/RowMenu';
import { versioned } from '@/components/versioned';
import type { AccessKey, Role } from '@/contract';
import { roleActionState } from '@/domain/role';
import { useT } from '@/hooks/useT';
import type { Ask, RoleDialogKind } from './dialog';

/** Access key of the action's call. */
export function keyOf(action: RoleDialogKind): AccessKey {
  if (action === 'members') return 'sys:role:member:page';
  return action === 'signInRules' ? 'sys:role:edit' : `sys:role:${action}`;
}

/** Read-only actions are always allowed. So is copying: it does not change the original. */
export const stateOf = (row: Role, action: RoleDialogKind) => {
  if (action === 'compare' || action === 'members') return { isAllowed: true } as const;
  const state = roleActionState(row, action === 'signInRules' ? 'edit' : action);
  return action === 'copy' ? state : versioned(row, state);
};

/** Shows either enable or disable. */
export const moreActions = (row: Role): readonly RoleDialogKind[] => [
  // A server without sign-in rules leaves them out.
  ...(row.allowedCidrs ? (['signInRules'] as const) : []),
  'copy',
  'compare',
  'members',
  row.status === 'DISABLED' ? 'enable' : 'disable',
  'remove',
];

/** Edit and grant as buttons, the others in a menu. */
export function RowActions({ row, ask }: { row: Role; ask: Ask }) {
  const t = useT();
  const label = (action: RoleDialogKind) => t(`sys.role.action.${action}`);
  return (
    <span className="row-actions">
      {(['edit', 'grant'] as const).map((action) => (
        <RowAction
          key={action}
          access={keyOf(action)}
          label={t('sys.role.action.of', { action: label(action), no: row.roleCode })}
          state={stateOf(row, action)}
          onClick={() => ask({ kind: action, row })}
        >
          {label(action)}
        </RowAction>
      ))}
      <RowMenu
        label={t('sys.role.action.more', { no: row.roleCode })}
        items={moreActions(row).map((action) => ({
          key: action,
          access: keyOf(action),
          label: label(action),
          state: stateOf(row, action),
          onClick: () => ask({ kind: action, row }),
        }))}
      />
    </span>
  );
}

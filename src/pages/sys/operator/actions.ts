import type { RecordAction } from '@/components/RecordActions';
import { versioned } from '@/components/versioned';
import type { Operator, OperatorAction } from '@/contract';
import { operatorActionState } from '@/domain/operator';
import type { Translate } from '@/locales/store';
import type { Ask } from './dialog';

const ACTIONS = [
  'edit',
  'role',
  'scope',
  'unlock',
  'enable',
  'resetPassword',
  'resetMfa',
  'kick',
  'reviewed',
  'disable',
] as const;

/** Ending a session does not depend on the operator's version. */
export const stateOf = (row: Operator, action: OperatorAction) =>
  action === 'kick' ? operatorActionState(row, action) : versioned(row, operatorActionState(row, action));

/** Label of an action, which may depend on the operator's state. */
export function actionName(t: Translate, { status }: Operator, action: OperatorAction): string {
  if (action === 'resetPassword' && status === 'INVITED') return t('sys.operator.action.invite');
  if (action === 'disable' && status === 'DISABLED') return t('sys.operator.action.leave');
  return t(`sys.operator.action.${action}`);
}

/** Most used actions first. */
export const operatorActions = (t: Translate, row: Operator, ask: Ask): RecordAction[] => [
  // An operator without a factor, or on a server without any, has nothing to reset.
  ...ACTIONS.filter((action) => action !== 'resetMfa' || row.factorCount).map((action) => ({
    key: action,
    access: `sys:operator:${action}` as const,
    label: actionName(t, row, action),
    state: stateOf(row, action),
    isDanger: action === 'disable' || action === 'resetMfa',
    onClick: () => ask({ kind: action, row }),
  })),
  // A server without sign-in rules leaves them out.
  ...(row.allowedCidrs
    ? [
        {
          key: 'signInRules',
          access: 'sys:operator:edit' as const,
          label: t('sys.signIn.title'),
          state: stateOf(row, 'edit'),
          onClick: () => ask({ kind: 'signInRules', row }),
        },
      ]
    : []),
  {
    key: 'copy',
    access: 'sys:operator:add',
    label: t('sys.operator.action.copy'),
    onClick: () => ask({ kind: 'add', source: row }),
  },
];

import { RowButtons } from '@/components/RowButtons';
import { versioned } from '@/components/versioned';
import type { AccessKey, Operator, OperatorAction } from '@/contract';
import { operatorActionState, operatorStates } from '@/domain/operator';
import { useT } from '@/hooks/useT';
import type { Translate } from '@/locales/store';
import type { Ask } from './dialog';

const KEYS: Readonly<Record<OperatorAction, AccessKey>> = {
  edit: 'sys:operator:edit',
  role: 'sys:operator:role',
  scope: 'sys:operator:scope',
  disable: 'sys:operator:disable',
  enable: 'sys:operator:enable',
  unlock: 'sys:operator:unlock',
  resetPassword: 'sys:operator:resetPassword',
  kick: 'sys:operator:kick',
  reviewed: 'sys:operator:reviewed',
};

/** Key of the call behind an action. */
export const keyOf = (action: OperatorAction): AccessKey => KEYS[action];

/** Everything that can be done, the commonest first. */
export const ACTIONS = ['edit', 'role', 'scope', 'unlock', 'enable', 'resetPassword', 'kick', 'reviewed', 'disable'] as const;
const FIRST = ['edit', 'role'] as const;

/** What the record and its version allow; a session is ended whatever its operator's version. */
export const stateOf = (row: Operator, action: OperatorAction) =>
  action === 'kick' ? operatorActionState(row, action) : versioned(row, operatorActionState(row, action));

/** What an action is called for somebody in this state. */
export function actionName(t: Translate, { status }: Operator, action: OperatorAction): string {
  if (action === 'resetPassword' && status === 'INVITED') return t('sys.operator.action.invite');
  if (action === 'disable' && status === 'DISABLED') return t('sys.operator.action.leave');
  return t(`sys.operator.action.${action}`);
}

interface RowActionsProps {
  row: Operator;
  ask: Ask;
  onOpen: (row: Operator) => void;
}

/** What can be done with one operator from the row; everything, with the reasons, stands in the drawer. */
export function RowActions({ row, ask, onOpen }: RowActionsProps) {
  const t = useT();
  const deed = (action: OperatorAction) => ({
    key: action,
    access: keyOf(action),
    label: actionName(t, row, action),
    state: stateOf(row, action),
    onClick: () => ask({ kind: action, row }),
  });
  return (
    <RowButtons
      name={row.username}
      buttons={FIRST.filter((action) => operatorStates[action].includes(row.status)).map(deed)}
      more={[
        ...ACTIONS.filter((action) => !FIRST.some((one) => one === action) && operatorActionState(row, action).isAllowed).map(
          deed,
        ),
        {
          key: 'copy',
          access: 'sys:operator:add',
          label: t('sys.operator.action.copy'),
          onClick: () => ask({ kind: 'add', source: row }),
        },
      ]}
      menuLabel={t('sys.operator.action.more', { name: row.username })}
      onView={() => onOpen(row)}
    />
  );
}

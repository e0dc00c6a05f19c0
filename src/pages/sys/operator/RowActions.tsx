import { RowAction } from '@/components/ActionButton';
import { RowMenu } from '@/components/RowMenu';
import { versioned } from '@/components/versioned';
import type { AccessKey, Operator, OperatorAction } from '@/contract';
import { operatorActionState } from '@/domain/operator';
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
const MORE = ACTIONS.filter((action) => action !== 'edit' && action !== 'role');

/** What an action is called for somebody in this state. */
export function actionName(t: Translate, { status }: Operator, action: OperatorAction): string {
  if (action === 'resetPassword' && status === 'INVITED') return t('sys.operator.action.invite');
  if (action === 'disable' && status === 'DISABLED') return t('sys.operator.action.leave');
  return t(`sys.operator.action.${action}`);
}

/** What can be done with one operator from the row; everything, with the reasons, stands in the drawer. */
export function RowActions({ row, ask }: { row: Operator; ask: Ask }) {
  const t = useT();
  const more = MORE.filter((action) => operatorActionState(row, action).isAllowed);
  return (
    <span className="row-actions">
      {(['edit', 'role'] as const).map((action) => (
        <RowAction
          key={action}
          access={keyOf(action)}
          label={`${t(`sys.operator.action.${action}`)} ${row.username}`}
          state={versioned(row, operatorActionState(row, action))}
          onClick={() => ask({ kind: action, row })}
        >
          {t(`sys.operator.action.${action}`)}
        </RowAction>
      ))}
      <RowMenu
        label={t('sys.operator.action.more', { name: row.username })}
        items={[
          ...more.map((action) => ({
            key: action,
            access: keyOf(action),
            label: actionName(t, row, action),
            onClick: () => ask({ kind: action, row }),
          })),
          {
            key: 'copy',
            access: 'sys:operator:add',
            label: t('sys.operator.action.copy'),
            onClick: () => ask({ kind: 'add', source: row }),
          },
        ]}
      />
    </span>
  );
}

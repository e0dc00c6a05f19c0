import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { allowed, RowActions } from '@/components/RecordActions';
import { detailAddress } from '@/components/RecordLink';
import type { Operator } from '@/contract';
import { departments, operatorStates } from '@/domain/operator';
import type { Translate } from '@/locales/store';
import { operatorActions } from './actions';
import { Roles, Scope, State } from './cells';
import type { Ask } from './dialog';

const FIRST = ['edit', 'role'] as const;

export function operatorColumns(t: Translate, onOpen: (row: Operator) => void, ask: Ask): ProColumns<Operator>[] {
  const col = columnsFor<Operator>()('sys.operator', t, () => '');
  return [
    col.number('username', onOpen, { fixed: 'left', sorter: true, width: 112 }, (row) => detailAddress(row.operatorId)),
    col.text('realName'),
    col.custom('status', (row) => <State row={row} />),
    col.custom('roles', (row) => <Roles row={row} />),
    col.custom('scope', (row) => <Scope row={row} />),
    col.custom('withdrawTier', ({ withdrawTier: tier }) => (tier === undefined ? '–' : t('sys.operator.dialog.tier', { tier }))),
    col.time('lastLoginAt', { sorter: true }),
    col.enumText('department', departments),
    col.custom('onlineSessions', (row) => row.onlineSessions || '–', { align: 'end' }),
    col.time('lastReviewAt', { sorter: true }),
    col.text('email'),
    col.text('mobile'),
    col.text('lastLoginIp'),
    col.text('effectiveKeyCount', { align: 'end' }),
    col.text('highRiskKeyCount', { align: 'end' }),
    col.time('validUntil'),
    col.time('createdAt', { sorter: true }),
    col.text('createdBy'),
    col.actions((row) => (
      <RowActions
        name={row.username}
        actions={operatorActions(t, row, ask)}
        buttons={FIRST.filter((action) => operatorStates[action].includes(row.status))}
        more={allowed}
        menuLabel={t('sys.operator.action.more', { name: row.username })}
        onView={() => onOpen(row)}
      />
    )),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = [
  'email',
  'mobile',
  'lastLoginIp',
  'effectiveKeyCount',
  'highRiskKeyCount',
  'validUntil',
  'createdAt',
  'createdBy',
];

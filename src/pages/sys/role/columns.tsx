import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import type { Role } from '@/contract';
import { roleRiskTones, roleStatusTones } from '@/domain/role';
import { asShown } from '@/domain/written';
import type { Locale } from '@/locales/locale';
import type { Translate } from '@/locales/store';
import type { Ask } from './dialog';
import { nameOf, tierOf } from './labels';
import { RowActions } from './RowActions';

export function roleColumns(t: Translate, locale: Locale, onOpen: (row: Role) => void, ask: Ask): ProColumns<Role>[] {
  const col = columnsFor<Role>()('sys.role', t, () => '');
  return [
    col.number('roleCode', onOpen, { fixed: 'left', width: 150 }),
    col.custom('displayName', (row) => (
      <span className="stack">
        {nameOf(row, locale)}
        {row.description && (
          <small className="soft" style={{ maxWidth: 240, whiteSpace: 'normal' }}>
            {row.description}
          </small>
        )}
      </span>
    )),
    col.status('status', roleStatusTones),
    col.custom('operatorCount', (row) => row.operatorCount ?? '–', { align: 'end', sorter: true }),
    col.custom(
      'keyCount',
      (row) => (
        <span className="stack end">
          {asShown(row.keyCount ?? '–')}
          {row.effectiveKeyCount !== undefined && (
            <small className="soft">{t('sys.role.cell.ofKeys', { count: row.effectiveKeyCount })}</small>
          )}
          {row.orphanCount ? (
            <small className="text-warning">{t('sys.role.cell.orphans', { count: row.orphanCount })}</small>
          ) : null}
        </span>
      ),
      { align: 'end', sorter: true },
    ),
    col.custom('withdrawTier', (row) => tierOf(row.withdrawTier, t)),
    col.status('riskLevel', roleRiskTones),
    col.custom('builtin', (row) => t(row.builtin ? 'sys.role.origin.builtin' : 'sys.role.origin.custom')),
    col.time('updatedAt', { sorter: true }),
    col.text('updatedBy'),
    col.custom('mayGrant', (row) => row.mayGrant?.join(', ') || '–'),
    col.custom('conflictsWith', (row) => row.conflictsWith?.join(', ') || '–'),
    col.text('sort', { sorter: true, align: 'end' }),
    col.time('createdAt', { sorter: true }),
    col.actions((row) => <RowActions row={row} ask={ask} />),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = ['updatedBy', 'mayGrant', 'conflictsWith', 'sort', 'createdAt'];

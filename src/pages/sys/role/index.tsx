import { useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { Role } from '@/contract';
import { useLocale, useT } from '@/hooks/useT';
import { ListExport } from '@/screen/ListExport';
import { ListPage } from '@/screen/ListPage';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { downloadRoles, pageRoles } from '@/services/role';
import { hiddenColumns, roleColumns } from './columns';
import type { Dialog } from './dialog';
import { RoleFigures } from './Figures';
import { roleFilters } from './filters';

const spec: ListScreenSpec<Role, Dialog> = {
  screen: '/sys/role',
  rowKey: 'roleCode',
  filters: roleFilters,
  fetchPage: pageRoles,
  loadOverlays: () => import('./overlays'),
};

/** Roles: bundles of keys, with rules against dangerous combinations. */
export default function RolePage() {
  const t = useT();
  const locale = useLocale();
  const screen = useListScreen(spec);
  const { openRow, ask } = screen;
  const columns = useMemo(() => roleColumns(t, locale, openRow, ask), [t, locale, openRow, ask]);
  return (
    <ListPage
      screen={screen}
      name={t('sys.role.name')}
      columns={columns}
      hiddenColumns={hiddenColumns}
      figures={<RoleFigures version={screen.list.readAt} ask={ask} />}
      toolbar={
        <>
          <ActionButton access="sys:role:add" isPrimary onClick={() => ask({ kind: 'add' })}>
            {t('sys.role.action.add')}
          </ActionButton>
          <ActionButton access="sys:role:matrix" onClick={() => ask({ kind: 'matrix' })}>
            {t('sys.role.action.matrix')}
          </ActionButton>
          <ListExport screen={screen} access="sys:role:down" download={downloadRoles} />
        </>
      }
    />
  );
}

import { useEffect, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import { useAutoRefresh } from '@/hooks/useAutoRefresh';
import { fetchCode, useCode } from '@/hooks/useCode';
import { useDialog } from '@/hooks/useDialog';
import { useListState } from '@/hooks/useListState';
import { useListWatch } from '@/hooks/useListWatch';
import { useOpenRecord } from '@/hooks/useOpenRecord';
import { useResourceList } from '@/hooks/useResourceList';
import { useRowCursor } from '@/hooks/useRowCursor';
import { useSavedView } from '@/hooks/useSavedView';
import { useLocale, useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { viewCalls } from '@/services/common';
import { downloadRoles, pageRoles } from '@/services/role';
import { hiddenColumns, roleColumns } from './columns';
import type { Dialog } from './dialog';
import { RoleFigures } from './Figures';
import { roleFilters, roleListOptions } from './filters';

const SHOWN_FILTERS = 4;
const loadOverlays = () => withTexts(import('./overlays'));
const queryOfRows = (codes: readonly string[]) => ({ roleCode: codes.join(), pageSize: codes.length });

/** Roles: bundles of keys, and the rules that keep dangerous bundles apart. */
export default function RolePage() {
  const t = useT();
  const locale = useLocale();
  const [state, setState] = useListState(roleListOptions);
  const list = useResourceList({ list: [state, setState], rowKey: 'roleCode', fetchPage: pageRoles });
  const auto = useAutoRefresh();
  const news = useListWatch({ list, rowKey: 'roleCode', fetchPage: pageRoles, queryOf: queryOfRows, everyMs: auto.everyMs });
  const cursor = useRowCursor(list.rows, 'roleCode');
  const [openNo, open] = useOpenRecord();
  const saved = useSavedView({ list, options: roleListOptions, calls: viewCalls });
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'roleCode');
  const [turn, setTurn] = useState(0);
  const overlays = useCode(loadOverlays, dialog !== undefined || openNo !== undefined);
  const columns = useMemo(() => roleColumns(t, locale, (row) => open(row.roleCode), ask), [t, locale, open, ask]);
  const filters = useMemo(() => roleFilters(t), [t]);
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);

  return (
    <>
      <RoleFigures version={list.readAt} ask={ask} />
      <FilterBar fields={filters} shown={SHOWN_FILTERS} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="roleCode"
        name={t('sys.role.name')}
        cursor={cursor}
        onOpen={(row) => open(row.roleCode)}
        news={news}
        auto={auto}
        saved={saved}
        fields={filters}
        toolbar={
          <>
            <ActionButton access="sys:role:add" isPrimary onClick={() => ask({ kind: 'add' })}>
              {t('sys.role.action.add')}
            </ActionButton>
            <ActionButton access="sys:role:matrix" onClick={() => ask({ kind: 'matrix' })}>
              {t('sys.role.action.matrix')}
            </ActionButton>
            <ExportButton
              access="sys:role:down"
              isDisabled={list.status !== 'ready'}
              download={(format, options) => {
                const { filters: asked, sortField, sortOrder } = state;
                return downloadRoles({ ...asked, sortField, sortOrder, format } as never, options);
              }}
            />
          </>
        }
      />
      {overlays && openNo && <overlays.RoleDrawer no={openNo} rows={list.rows} turn={turn} ask={ask} onOpen={open} />}
      {overlays && dialog && (
        <overlays.Dialogs
          dialog={dialog}
          ask={ask}
          onKnown={list.replaceRow}
          onChanged={(code, isGone) => {
            setTurn(turn + 1);
            if (isGone && code === openNo) open(undefined);
            list.reload();
          }}
        />
      )}
    </>
  );
}

import { useRequest } from 'ahooks';
import { useCallback, useMemo } from 'react';
import { FilterBar } from '@/components/FilterBar';
import { Tabs } from '@/components/Tabs';
import type { MchMenuNode } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { mchPortals } from '@/domain/mchMenu';
import { useListState } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { MenuTable } from '@/screen/tree/MenuTable';
import { useMenuScreen } from '@/screen/tree/useMenuScreen';
import { useOverlays } from '@/screen/useOverlays';
import { listMchMenu } from '@/services/mchMenu';
import { portalColumns } from './columns';
import type { Screen } from './dialog';
import { portalFilters, portalListOptions, portalTest, readFilters } from './filters';
import { Toolbar } from './Toolbar';
import { portalTree } from './tree';

const loadOverlays = () => withTexts(import('./overlays'));
const NO_NODES: readonly MchMenuNode[] = [];

/** Menus of the merchant portal and the agent portal. */
export default function PortalMenuPage() {
  const t = useT();
  const [state, setState] = useListState(portalListOptions);
  const { portal, name, accessKey, status } = readFilters(state.filters);
  const {
    data,
    error,
    loading,
    refreshAsync: read,
    // Quiet: the page shows the failure in place of the tree.
  } = useRequest(async () => ({ portal, ...(await listMchMenu(portal, { isQuiet: true })) }), {
    refreshDeps: [portal, name, accessKey, status, state.turn],
    onError: () => undefined,
  });
  // Hides rows after a failed read, and rows of the other portal.
  const isReady = data?.portal === portal && !error;
  const changed = useCallback(() => read().then(() => undefined, ignoreApiError), [read]);
  const isHit = useMemo(() => portalTest({ name, accessKey, status }), [name, accessKey, status]);
  const nodes = isReady ? data.list : NO_NODES;
  const screen: Screen = useMenuScreen(portalTree, { nodes, isReady, changed, reload: () => void changed(), isHit });
  const { view, titleOf, edit, ask, enable, step, shown } = screen;
  const overlays = useOverlays(loadOverlays, shown !== undefined, isReady);
  const columns = useMemo(
    () => portalColumns(t, { menu: portalTree, tree: view.tree, titleOf, edit, ask, enable, step }),
    [t, view.tree, titleOf, edit, ask, enable, step],
  );
  const filters = useMemo(() => portalFilters(t), [t]);
  return (
    <>
      <Tabs
        activeKey={portal}
        items={mchPortals.map((key) => ({ key, label: t(`mchMenu.portal.${key}`) }))}
        onChange={(next) => setState({ filters: { ...state.filters, portal: next } })}
      />
      <FilterBar
        fields={filters}
        shown={filters.length}
        value={state.filters}
        onChange={(next) => setState({ filters: { ...next, portal } })}
      />
      <MenuTable
        screen={screen}
        name={t('mchMenu.name')}
        columns={columns}
        isBusy={loading}
        error={error}
        onClear={() => setState({ filters: { portal } })}
        toolbar={<Toolbar screen={screen} portal={portal} />}
      />
      {overlays && shown && <overlays.Dialogs dialog={shown} screen={screen} portal={portal} />}
    </>
  );
}

import { useMemo } from 'react';
import { FilterBar } from '@/components/FilterBar';
import { menuTest } from '@/domain/menu';
import { useListState } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { MenuTable } from '@/screen/tree/MenuTable';
import { useMenuScreen } from '@/screen/tree/useMenuScreen';
import { useOverlays } from '@/screen/useOverlays';
import { Check } from './Check';
import { menuColumns } from './columns';
import type { Screen } from './dialog';
import { menuFilters, menuListOptions, toMenuFilter } from './filters';
import './index.css';
import { Toolbar } from './Toolbar';
import { menuTree } from './tree';
import { useMenu } from './useMenu';

const loadOverlays = () => withTexts(import('./overlays'));

export default function MenuPage() {
  const t = useT();
  const [state, setState] = useListState(menuListOptions);
  const { name, accessKey, status } = toMenuFilter(state.filters);
  const menu = useMenu(JSON.stringify([name, accessKey, status, state.turn]));
  // Depends on the filters only: the URL also holds the open dialog.
  const filter = useMemo(() => ({ name, accessKey, status }), [name, accessKey, status]);
  const isHit = useMemo(() => menuTest(filter), [filter]);
  const screen: Screen = useMenuScreen(menuTree, { ...menu, isHit, reload: () => void menu.reload() });
  const { view, titleOf, edit, ask, enable, step, shown } = screen;
  const overlays = useOverlays(loadOverlays, shown !== undefined, menu.isReady);
  const columns = useMemo(
    () => menuColumns(t, { menu: menuTree, tree: view.tree, titleOf, edit, ask, enable, step }),
    [t, view.tree, titleOf, edit, ask, enable, step],
  );
  const filters = useMemo(() => menuFilters(t), [t]);
  const clear = () => setState({ filters: {} });
  return (
    <>
      {menu.canCheck && (
        <Check
          findings={menu.findings}
          isChecked={menu.isChecked}
          hasFailed={menu.checkError !== undefined}
          titleOf={titleOf}
          onRetry={menu.readCheck}
          onGo={(menuId) => {
            // The filter may hide the node.
            if (isHit) clear();
            view.reveal(menuId);
          }}
        />
      )}
      <FilterBar fields={filters} shown={filters.length} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <MenuTable
        screen={screen}
        name={t('sys.menu.tree')}
        columns={columns}
        isBusy={menu.isBusy}
        error={menu.error}
        onClear={clear}
        toolbar={<Toolbar screen={screen} filter={filter} />}
      />
      {overlays && shown && <overlays.Dialogs dialog={shown} screen={screen} findings={menu.findings} />}
    </>
  );
}

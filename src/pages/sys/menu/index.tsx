import { useAccess } from '@umijs/max';
import { App, Button, Empty } from 'antd';
import { useCallback, useEffect, useMemo } from 'react';
import type { Access } from '@/access';
import { FilterBar } from '@/components/FilterBar';
import { LoadFailed } from '@/components/LoadFailed';
import { TreeTable } from '@/components/TreeTable';
import { nodeIcon } from '@/components/TreeTools';
import type { MenuNode } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { menuTest, placeFault } from '@/domain/menu';
import { createRequestId } from '@/domain/requestId';
import { fetchCode, useCode } from '@/hooks/useCode';
import { useListState } from '@/hooks/useListState';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { useTitleOf } from '@/hooks/useTitleOf';
import { useTreeDialogs } from '@/hooks/useTreeDialogs';
import { useTreeMoves } from '@/hooks/useTreeMoves';
import { useTreeView } from '@/hooks/useTreeView';
import { withTexts } from '@/locales/store';
import { enableMenuNode, moveMenuNode } from '@/services/menu';
import { Check } from './Check';
import { menuColumns } from './columns';
import type { WholeDialog } from './Dialogs';
import { faultWords } from './faultWords';
import { menuFilters, menuListOptions, toMenuFilter } from './filters';
import './index.css';
import type { RowDialog } from './RowActions';
import { Toolbar } from './Toolbar';
import { useMenu } from './useMenu';

const loadOverlays = () => withTexts(import('./overlays'));

/** The tree of sections, screens and buttons. */
export default function MenuPage() {
  const t = useT();
  const { message } = App.useApp();
  const granted = useAccess() as Access;
  const [state, setState] = useListState(menuListOptions);
  const { nodes, changed, isReady, ...menu } = useMenu();
  const titleOf = useTitleOf();
  const { name, accessKey, status } = toMenuFilter(state.filters);
  // By the filters alone: the address also says which dialog is open.
  const filter = useMemo(() => ({ name, accessKey, status }), [name, accessKey, status]);
  const isHit = useMemo(() => menuTest(filter), [filter]);
  const view = useTreeView<MenuNode>(nodes, isHit);
  const { tree, reveal } = view;
  const { moves, step, arrived, told } = useTreeMoves<MenuNode>({
    view,
    canMove: granted['sys:menu:move'],
    isFiltered: isHit !== undefined,
    titleOf,
    faultOf: (of, node, parentId) => faultWords(t, placeFault(of, node, parentId), titleOf(node)),
    send: ({ menuId, version }, place, options) => moveMenuNode({ menuId, version, ...place }, options),
    changed,
  });
  const { shown, edit, ask, askAll, close, closeAt } = useTreeDialogs<RowDialog, WholeDialog>(isReady, reveal);
  const overlays = useCode(loadOverlays, shown !== undefined);
  const reload = () => void menu.reload();
  const clear = () => setState({ filters: {} });
  useShortcuts([{ keys: 'u', label: 'common.action.refresh', run: reload }]);
  useEffect(() => {
    if (isReady) void fetchCode(loadOverlays).catch(() => undefined);
  }, [isReady]);

  const enable = useCallback(
    async (node: MenuNode) => {
      const { menuId, version } = node;
      try {
        await enableMenuNode({ menuId, version }, { idempotencyKey: createRequestId() });
        void message.success(t('sys.menu.message.enabled', { name: titleOf(node) }));
      } catch (error) {
        ignoreApiError(error);
      }
      await changed();
      reveal(menuId);
    },
    [changed, reveal, message, t, titleOf],
  );
  const columns = useMemo(
    () => menuColumns(t, { tree, titleOf, edit, ask, enable, step }),
    [t, tree, titleOf, edit, ask, enable, step],
  );
  const filters = useMemo(() => menuFilters(t), [t]);

  const empty = () => {
    if (menu.error) return <LoadFailed error={menu.error} title={t('common.list.failed')} onRetry={reload} />;
    if (!isReady) return <div style={{ height: 160 }} />;
    return (
      <Empty description={t(isHit ? 'common.list.noMatch' : 'common.list.empty')}>
        {isHit && <Button onClick={clear}>{t('common.action.reset')}</Button>}
      </Empty>
    );
  };

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
            // The node may be one that the filter leaves out.
            if (isHit) clear();
            reveal(menuId);
          }}
        />
      )}
      <FilterBar fields={filters} shown={filters.length} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <TreeTable
        view={view}
        name={t('sys.menu.tree')}
        title={t('sys.menu.field.name')}
        titleOf={titleOf}
        iconOf={nodeIcon}
        toggleName={(name, isOpen) => t(isOpen ? 'tree.close' : 'tree.open', { name })}
        columns={columns}
        moves={moves}
        onOpen={edit}
        isBusy={menu.isBusy}
        empty={empty()}
        toolbar={
          <Toolbar
            view={view}
            filter={filter}
            isReady={isReady}
            canMove={moves !== undefined}
            onAdd={() => askAll({ kind: 'addTop' })}
            onSync={(missing) => askAll({ kind: 'sync', missing })}
            onRefresh={reload}
          />
        }
      />
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {overlays && shown && (
        <overlays.Dialogs
          asked={shown}
          tree={tree}
          titleOf={titleOf}
          findings={menu.findings}
          canEdit={granted['sys:menu:edit']}
          changed={changed}
          arrived={arrived}
          onClose={close}
          closeAt={closeAt}
        />
      )}
    </>
  );
}

import { useAccess } from '@umijs/max';
import { useRequest } from 'ahooks';
import { App, Button, Empty, Tabs } from 'antd';
import { useCallback, useEffect, useMemo } from 'react';
import type { Access } from '@/access';
import { FilterBar } from '@/components/FilterBar';
import { LoadFailed } from '@/components/LoadFailed';
import { TreeTable } from '@/components/TreeTable';
import { nodeIcon } from '@/components/TreeTools';
import type { MchMenuNode } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { mchPortals, portalFault } from '@/domain/mchMenu';
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
import { enableMchMenuNode, listMchMenu, moveMchMenuNode } from '@/services/mchMenu';
import { portalColumns } from './columns';
import type { WholeDialog } from './Dialogs';
import { faultWords } from './faultWords';
import { portalFilters, portalListOptions, portalTest, readFilters } from './filters';
import type { RowDialog } from './RowActions';
import { Toolbar } from './Toolbar';

const loadOverlays = () => withTexts(import('./overlays'));
const NO_NODES: readonly MchMenuNode[] = [];

/** The menus of the portals of merchants and agents. */
export default function PortalMenuPage() {
  const t = useT();
  const { message } = App.useApp();
  const granted = useAccess() as Access;
  const [state, setState] = useListState(portalListOptions);
  const titleOf = useTitleOf();
  const { portal, name, accessKey, status } = readFilters(state.filters);
  const {
    data,
    error,
    loading,
    refreshAsync: read,
    // What failed is shown in its place.
  } = useRequest(async () => ({ portal, ...(await listMchMenu(portal, { isQuiet: true })) }), {
    refreshDeps: [portal],
    onError: () => undefined,
  });
  // No row of a tree that could not be read, or of the other portal, stays in sight.
  const isReady = data?.portal === portal && !error;
  const nodes = isReady ? data.list : NO_NODES;
  const changed = useCallback(() => read().then(() => undefined, ignoreApiError), [read]);
  const isHit = useMemo(() => portalTest({ name, accessKey, status }), [name, accessKey, status]);
  const view = useTreeView<MchMenuNode>(nodes, isHit);
  const { tree, reveal } = view;
  const { moves, step, arrived, told } = useTreeMoves<MchMenuNode>({
    view,
    canMove: granted['mch:menu:move'],
    isFiltered: isHit !== undefined,
    titleOf,
    faultOf: (of, node, parentId) => faultWords(t, portalFault(of, node, parentId), titleOf(node)),
    send: ({ menuId, version }, place, options) => moveMchMenuNode({ menuId, version, ...place }, options),
    changed,
  });
  const { shown, edit, ask, askAll, close, closeAt } = useTreeDialogs<RowDialog, WholeDialog>(isReady, reveal);
  const overlays = useCode(loadOverlays, shown !== undefined);
  useShortcuts([{ keys: 'u', label: 'common.action.refresh', run: () => void changed() }]);
  useEffect(() => {
    if (isReady) void fetchCode(loadOverlays).catch(() => undefined);
  }, [isReady]);

  const enable = useCallback(
    async (node: MchMenuNode) => {
      const { menuId, version } = node;
      try {
        await enableMchMenuNode({ menuId, version }, { idempotencyKey: createRequestId() });
        void message.success(t('mchMenu.message.enabled', { name: titleOf(node) }));
      } catch (failure) {
        ignoreApiError(failure);
      }
      await changed();
      reveal(menuId);
    },
    [changed, reveal, message, t, titleOf],
  );
  const columns = useMemo(
    () => portalColumns(t, { tree, titleOf, edit, ask, enable, step }),
    [t, tree, titleOf, edit, ask, enable, step],
  );
  const filters = useMemo(() => portalFilters(t), [t]);
  const clear = () => setState({ filters: { portal } });

  const empty = () => {
    if (error) return <LoadFailed error={error} title={t('common.list.failed')} onRetry={() => void changed()} />;
    if (!isReady) return <div style={{ height: 160 }} />;
    return (
      <Empty description={t(isHit ? 'common.list.noMatch' : 'common.list.empty')}>
        {isHit && <Button onClick={clear}>{t('common.action.reset')}</Button>}
      </Empty>
    );
  };

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
      <TreeTable
        view={view}
        name={t('mchMenu.name')}
        title={t('mchMenu.field.name')}
        titleOf={titleOf}
        iconOf={nodeIcon}
        toggleName={(of, isOpen) => t(isOpen ? 'tree.close' : 'tree.open', { name: of })}
        columns={columns}
        moves={moves}
        onOpen={edit}
        isBusy={loading}
        empty={empty()}
        toolbar={
          <Toolbar view={view} portal={portal} canMove={moves !== undefined} askAll={askAll} onRefresh={() => void changed()} />
        }
      />
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {overlays && shown && (
        <overlays.Dialogs
          asked={shown}
          portal={portal}
          tree={tree}
          titleOf={titleOf}
          canEdit={granted['mch:menu:edit']}
          changed={changed}
          arrived={arrived}
          onClose={close}
          closeAt={closeAt}
        />
      )}
    </>
  );
}

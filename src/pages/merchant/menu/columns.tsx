import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { StatusTag } from '@/components/StatusTag';
import type { MchMenuNode } from '@/contract';
import { menuStatusTones, menuTypes } from '@/domain/menu';
import { above, type Tree } from '@/domain/tree';
import type { Translate } from '@/locales/store';
import { RowActions, type RowHandlers } from './RowActions';

/** Who sees a node by its own word, in words. */
function whoSees(t: Translate, { mchTypes = [], levels = [], requiresProduct }: MchMenuNode): string {
  const parts = [
    mchTypes.map((type) => t(`mchMenu.mchType.${type}`)).join(', '),
    levels.length > 0 && t('mchMenu.message.level', { levels: levels.join(', ') }),
    requiresProduct && t('mchMenu.message.with', { product: t(`mchMenu.product.${requiresProduct}`) }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : t('mchMenu.message.all');
}

/** Columns beside the one that shows the tree. */
export function portalColumns(t: Translate, { tree, ...handlers }: RowHandlers & { tree: Tree<MchMenuNode> }) {
  const col = columnsFor<MchMenuNode>()('mchMenu', t, () => '');
  const overOf = ({ menuId }: MchMenuNode, test: (node: MchMenuNode) => boolean) => {
    const branch = tree.byId.get(menuId);
    return branch && [...above(branch)].find(({ node }) => test(node))?.node;
  };
  const seen = (row: MchMenuNode) => {
    if (row.menuType === 'BUTTON') return '–';
    const over = overOf(row, ({ visible }) => visible === false);
    if (row.visible && over) return t('mchMenu.message.hiddenAbove', { name: handlers.titleOf(over) });
    return t(row.visible ? 'mchMenu.message.visible' : 'mchMenu.message.hidden');
  };
  const state = (row: MchMenuNode) => {
    const over = row.status === 'ACTIVE' ? overOf(row, ({ status }) => status === 'DISABLED') : undefined;
    if (!over) return <StatusTag group="mchMenu.status" value={row.status} tones={menuStatusTones} />;
    return <small className="soft">{t('mchMenu.message.closedWith', { name: handlers.titleOf(over) })}</small>;
  };
  const columns: ProColumns<MchMenuNode>[] = [
    col.enumText('menuType', menuTypes, { width: 84 }),
    col.custom('path', ({ path }) => <small className="number">{path ?? '–'}</small>, { width: 150 }),
    col.custom('accessKey', ({ accessKey }) => <small className="number">{accessKey ?? '–'}</small>, { width: 190 }),
    col.custom('who', (row) => whoSees(t, row), { width: 170 }),
    col.custom('useCount', ({ useCount }) => useCount ?? '–', { align: 'end', width: 84 }),
    col.custom('sort', ({ sort }) => sort, { align: 'end', width: 60 }),
    col.custom('visible', seen, { width: 84 }),
    col.custom('status', state, { width: 96 }),
    col.actions((row) => <RowActions row={row} tree={tree} {...handlers} />, { width: 132 }),
  ];
  return columns;
}

import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { StatusTag } from '@/components/StatusTag';
import type { MenuNode } from '@/contract';
import { keyRiskTones } from '@/domain/keyRisk';
import { menuStatusTones, menuTypes } from '@/domain/menu';
import { above, type Tree } from '@/domain/tree';
import type { Translate } from '@/locales/store';
import { RowActions, type RowHandlers } from './RowActions';

interface Options extends RowHandlers {
  tree: Tree<MenuNode>;
}

/** Columns beside the one that shows the tree. */
export function menuColumns(t: Translate, { tree, ...handlers }: Options): ProColumns<MenuNode>[] {
  const col = columnsFor<MenuNode>()('sys.menu', t, () => '');
  const overOf = ({ menuId }: MenuNode, test: (node: MenuNode) => boolean) => {
    const branch = tree.byId.get(menuId);
    return branch && [...above(branch)].find(({ node }) => test(node))?.node;
  };
  const seen = (row: MenuNode) => {
    if (row.menuType === 'BUTTON') return '–';
    const over = overOf(row, ({ hidden }) => hidden === true);
    if (!row.hidden && over) return t('sys.menu.message.hiddenAbove', { name: handlers.titleOf(over) });
    return t(row.hidden ? 'sys.menu.message.hidden' : 'sys.menu.message.visible');
  };
  const state = (row: MenuNode) => {
    const over = row.status === 'ACTIVE' ? overOf(row, ({ status }) => status === 'DISABLED') : undefined;
    if (!over) return <StatusTag group="sys.menu.status" value={row.status} tones={menuStatusTones} />;
    return <small className="soft">{t('sys.menu.message.closedWith', { name: handlers.titleOf(over) })}</small>;
  };
  return [
    col.enumText('menuType', menuTypes, { width: 78 }),
    col.custom('path', ({ path }) => <small className="number">{path ?? '–'}</small>, { width: 174 }),
    col.custom('accessKey', ({ accessKey }) => <small className="number">{accessKey ?? '–'}</small>, { width: 214 }),
    col.custom(
      'riskLevel',
      ({ menuType, riskLevel }) =>
        menuType === 'DIR' ? '–' : <StatusTag group="sys.keyRisk" value={riskLevel} tones={keyRiskTones} />,
      { width: 84 },
    ),
    col.custom('roleCount', ({ accessKey, roleCount }) => (accessKey ? (roleCount ?? '–') : '–'), { align: 'end', width: 62 }),
    col.custom('sort', ({ sort }) => sort, { align: 'end', width: 60 }),
    col.custom('visible', seen, { width: 76 }),
    col.custom('status', state, { width: 92 }),
    col.actions((row) => <RowActions row={row} tree={tree} {...handlers} />, { width: 132 }),
  ];
}

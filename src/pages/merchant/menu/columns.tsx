import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import type { MchMenuNode } from '@/contract';
import { menuTypes } from '@/domain/menu';
import { joinedText } from '@/domain/written';
import type { Translate } from '@/locales/store';
import { NodeStatus, Visible } from '@/screen/tree/cells';
import { MenuRowActions, type RowHandlers } from '@/screen/tree/MenuRowActions';

/** The node's own visibility rule in words. */
function whoSees(t: Translate, { mchTypes = [], levels = [], requiresProduct }: MchMenuNode): string {
  const parts = [
    mchTypes.map((type) => t(`mchMenu.mchType.${type}`)).join(', '),
    levels.length > 0 && t('mchMenu.message.level', { levels: levels.join(', ') }),
    requiresProduct && t('mchMenu.message.with', { product: t(`mchMenu.product.${requiresProduct}`) }),
  ].filter(Boolean);
  return parts.length > 0 ? joinedText(parts) : t('mchMenu.message.all');
}

/** Columns beside the tree column, the most important first. */
export function portalColumns(t: Translate, screen: RowHandlers<MchMenuNode>): ProColumns<MchMenuNode>[] {
  const col = columnsFor<MchMenuNode>()('mchMenu', t, () => '');
  return [
    col.custom('status', (row) => <NodeStatus row={row} screen={screen} />, { width: 96 }),
    col.enumText('menuType', menuTypes, { width: 78 }),
    col.custom('accessKey', ({ accessKey }) => <small className="number">{accessKey ?? '–'}</small>, { width: 164 }),
    col.custom('who', (row) => whoSees(t, row), { width: 150 }),
    col.custom('visible', (row) => <Visible row={row} screen={screen} />, { width: 76 }),
    col.custom('path', ({ path }) => <small className="number">{path ?? '–'}</small>, { width: 120 }),
    col.custom('useCount', ({ useCount }) => useCount ?? '–', { align: 'end', width: 88 }),
    col.custom('sort', ({ sort }) => sort, { align: 'end', width: 80 }),
    col.actions((row) => <MenuRowActions row={row} screen={screen} />, { width: 132 }),
  ];
}

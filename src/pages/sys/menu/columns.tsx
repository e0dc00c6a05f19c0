import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { StatusTag } from '@/components/StatusTag';
import type { MenuNode } from '@/contract';
import { keyRiskTones } from '@/domain/keyRisk';
import { menuTypes } from '@/domain/menu';
import type { Translate } from '@/locales/store';
import { NodeStatus, Visible } from '@/screen/tree/cells';
import { MenuRowActions, type RowHandlers } from '@/screen/tree/MenuRowActions';

/** Columns beside the tree column, the most important first. */
export function menuColumns(t: Translate, screen: RowHandlers<MenuNode>): ProColumns<MenuNode>[] {
  const col = columnsFor<MenuNode>()('sys.menu', t, () => '');
  return [
    col.custom('status', (row) => <NodeStatus row={row} screen={screen} />, { width: 92 }),
    col.enumText('menuType', menuTypes, { width: 78 }),
    col.custom('accessKey', ({ accessKey }) => <small className="number">{accessKey ?? '–'}</small>, { width: 198 }),
    col.custom(
      'riskLevel',
      ({ menuType, riskLevel }) =>
        menuType === 'DIR' ? '–' : <StatusTag group="sys.keyRisk" value={riskLevel} tones={keyRiskTones} />,
      { width: 84 },
    ),
    col.custom('visible', (row) => <Visible row={row} screen={screen} />, { width: 76 }),
    col.custom('path', ({ path }) => <small className="number">{path ?? '–'}</small>, { width: 174 }),
    col.custom('roleCount', ({ accessKey, roleCount }) => (accessKey ? (roleCount ?? '–') : '–'), { align: 'end', width: 62 }),
    col.custom('sort', ({ sort }) => sort, { align: 'end', width: 76 }),
    col.actions((row) => <MenuRowActions row={row} screen={screen} />, { width: 132 }),
  ];
}

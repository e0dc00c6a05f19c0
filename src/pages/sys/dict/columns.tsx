import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import type { DictType } from '@/contract';
import { dictCategoryTones, dictStatusTones, dictValueKinds } from '@/domain/dict';
import type { Translate } from '@/locales/store';
import { Actions, Name, type RowHandlers } from './cells';

export function dictColumns(t: Translate, handlers: RowHandlers): ProColumns<DictType>[] {
  const col = columnsFor<DictType>()('sys.dict', t, () => '');
  return [
    col.number('dictType', handlers.onOpen, { fixed: 'left', sorter: true }),
    col.custom('nameShown', (row) => <Name row={row} />),
    col.status('category', dictCategoryTones),
    col.custom('itemCount', (row) => row.itemCount, { align: 'end', sorter: true }),
    col.status('status', dictStatusTones),
    col.text('remark', { ellipsis: true, width: 180 }),
    col.time('updatedAt', { sorter: true }),
    col.text('updatedBy'),
    col.enumText('valueKind', dictValueKinds),
    col.time('createdAt'),
    col.actions((row) => <Actions row={row} {...handlers} />),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = ['remark', 'valueKind', 'createdAt'];

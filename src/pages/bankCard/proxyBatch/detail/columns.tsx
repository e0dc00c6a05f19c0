import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { detailAddress, RowLink } from '@/components/RecordLink';
import type { BatchItem } from '@/contract';
import { countText } from '@/domain/written';
import type { Translate } from '@/locales/store';
import { cardText, Fail, Payee, Status } from './cells';
import type { Ask } from './dialog';
import { RowActions } from './RowActions';
import type { Acts } from './useActs';

interface Handlers {
  onOpen: (row: BatchItem) => void;
  ask: Ask;
  acts: Acts;
}

export function itemColumns(t: Translate, { onOpen, ask, acts }: Handlers): ProColumns<BatchItem>[] {
  const col = columnsFor<BatchItem>()('batchItem', t, ({ currency }) => currency);
  return [
    col.custom(
      'rowNo',
      (row) => (
        <RowLink
          href={detailAddress(row.itemNo)}
          aria-label={`${row.rowNo} ${t('common.action.open', { name: row.itemNo })}`}
          onOpen={() => onOpen(row)}
        >
          {countText(row.rowNo)}
        </RowLink>
      ),
      { fixed: 'left', sorter: true, width: 72 },
    ),
    col.custom('payee', (row) => <Payee row={row} />),
    col.money('netAmount', { sorter: true }),
    col.custom('card', cardText),
    col.custom('status', (row) => <Status row={row} />),
    col.custom('fail', (row) => <Fail row={row} />),
    col.text('attempts', { align: 'end' }),
    col.custom('assignee', ({ assigneeName }) => assigneeName ?? '–'),
    col.time('updatedAt', { sorter: true }),
    col.copy('itemNo'),
    col.copy('outItemNo'),
    col.custom('bankRefNo', ({ bankRefNo }) => bankRefNo ?? '–'),
    col.money('fee'),
    col.actions((row) => <RowActions row={row} ask={ask} acts={acts} onOpen={onOpen} />),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = ['itemNo', 'outItemNo', 'bankRefNo', 'fee'];

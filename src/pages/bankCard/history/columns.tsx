import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { allowed, RowActions } from '@/components/RecordActions';
import type { BankLine } from '@/contract';
import { bankLineIgnoreReasons, bankLineSources, bankLineTones } from '@/domain/bankLine';
import type { Translate } from '@/locales/store';
import { actionsOf } from './actions';
import { Balance, Card, Counterparty, Explained, Side } from './cells';
import type { Ask } from './dialog';

export function bankLineColumns(t: Translate, onOpen: (row: BankLine) => void, ask: Ask): ProColumns<BankLine>[] {
  const col = columnsFor<BankLine>()('bankLine', t, (row) => row.currency);
  return [
    col.number('lineNo', onOpen, { fixed: 'left' }),
    col.time('bankTime', { sorter: true }),
    col.custom('cardNo', (row) => <Card row={row} />),
    col.custom('inAmount', (row) => <Side row={row} of="IN" />, { align: 'end' }),
    col.custom('outAmount', (row) => <Side row={row} of="OUT" />, { align: 'end' }),
    col.status('matchStatus', bankLineTones),
    col.custom('counterpartyName', (row) => <Counterparty row={row} />, { width: 130 }),
    col.custom('bizNo', (row) => <Explained row={row} />),
    col.custom('bankBalanceAfter', (row) => <Balance row={row} />, { align: 'end' }),
    col.text('postscript'),
    col.copy('bankRefNo'),
    col.enumText('source', bankLineSources),
    col.money('bookBalanceAfter'),
    col.text('valueDate'),
    col.enumText('ignoreReason', bankLineIgnoreReasons),
    col.text('matchedBy'),
    col.time('matchedAt'),
    col.copy('msgNo'),
    col.time('createdAt', { sorter: true }),
    col.text('createdBy'),
    col.actions((row) => (
      <RowActions
        name={row.lineNo}
        actions={allowed(actionsOf(t, row, ask))}
        next={['match']}
        menuLabel={t('bankLine.action.more', { no: row.lineNo })}
        onView={() => onOpen(row)}
      />
    )),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = [
  'bookBalanceAfter',
  'valueDate',
  'ignoreReason',
  'matchedBy',
  'matchedAt',
  'msgNo',
  'createdAt',
  'createdBy',
];

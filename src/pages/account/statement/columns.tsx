import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { detailAddress } from '@/components/RecordLink';
import type { AccountEntry } from '@/contract';
import { accountBizTypes } from '@/domain/account';
import type { Translate } from '@/locales/store';
import { Account, Cause, Side, Sides } from './cells';

type Open = (row: AccountEntry) => void;

export function entryColumns(
  t: Translate,
  onOpen: Open,
  labelOf: (group: string, value: string) => string,
): ProColumns<AccountEntry>[] {
  const col = columnsFor<AccountEntry>()('account.statement', t, (row) => row.currency);
  return [
    col.number('historyNo', onOpen, { fixed: 'left' }),
    col.time('createdAt', { sorter: true }),
    col.custom('holderName', (row) => <Account row={row} />, { width: 140 }),
    col.enumText('bizType', accountBizTypes),
    col.custom('inAmount', (row) => <Side row={row} of="IN" />, { align: 'end' }),
    col.custom('outAmount', (row) => <Side row={row} of="OUT" />, { align: 'end' }),
    col.money('afterAmount'),
    col.custom('bizNo', (row) => <Cause row={row} />),
    col.custom('accountType', (row) => (row.accountType ? labelOf('accountType', row.accountType) : '–')),
    col.custom('bucket', (row) => labelOf('bucket', row.bucket)),
    col.money('beforeAmount'),
    col.text('summary'),
    col.copy('txnNo'),
    col.text('currency'),
    col.copy('mchOrderNo'),
    col.text('operatorName'),
    col.text('bizDate'),
  ];
}

/** One row per transaction, with all its sides. */
export function transactionColumns(t: Translate, onOpen: Open): ProColumns<AccountEntry>[] {
  const col = columnsFor<AccountEntry>()('account.statement', t, (row) => row.currency);
  return [
    col.number('txnNo', onOpen, { fixed: 'left' }, (row) => detailAddress(row.historyNo)),
    col.time('createdAt', { sorter: true }),
    col.enumText('bizType', accountBizTypes),
    col.custom('bizNo', (row) => <Cause row={row} />),
    col.custom('sides', (row) => <Sides row={row} />),
    col.text('summary'),
    col.text('operatorName'),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = ['txnNo', 'currency', 'mchOrderNo', 'operatorName', 'bizDate'];

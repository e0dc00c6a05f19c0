import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import type { Withdraw } from '@/contract';
import { accountTypes, withdrawSources } from '@/domain/values';
import type { Translate } from '@/locales/store';
import { Holder, Net, Numbers, Payee, Risk, Stage, State } from './cells';
import { RowActions, type RowHandlers } from './RowActions';

export function withdrawColumns(t: Translate, handlers: RowHandlers): ProColumns<Withdraw>[] {
  const col = columnsFor<Withdraw>()('trade.withdraw', t, (row) => row.currency);
  return [
    col.custom('withdrawNo', (row) => <Numbers row={row} onOpen={handlers.onOpen} />, {
      fixed: 'left',
      width: 1,
    }),
    col.custom('holderName', (row) => <Holder row={row} />, { width: 140 }),
    col.custom('netAmount', (row) => <Net row={row} />, { sorter: true, isMoney: true, align: 'end' }),
    col.custom('risk', (row) => <Risk row={row} />, { dataIndex: 'riskScore', sorter: true }),
    col.custom('payee', (row) => <Payee row={row} />, { width: 148 }),
    col.custom('status', (row) => <State row={row} lock={handlers.lockOf(row.withdrawNo)} />, {
      width: 112,
    }),
    col.time('submittedAt', { sorter: true }),
    col.money('amount', { sorter: true }),
    col.money('fee'),
    col.custom('stage', (row) => <Stage row={row} />),
    col.text('claimedByName'),
    col.text('channelCode'),
    col.money('payoutAmount'),
    col.enumText('source', withdrawSources),
    col.enumText('accountType', accountTypes),
    col.money('availableNow'),
    col.time('dueAt', { sorter: true }),
    col.time('passedAt'),
    col.time('finishedAt'),
    col.text('failMsg', { ellipsis: true, width: 180 }),
    col.custom('notes', (row) => row.notes || '–', { align: 'end' }),
    col.actions((row) => <RowActions row={row} {...handlers} />),
  ];
}

/** Hidden by default. The net cell shows the fee, the status cell stage and claim. */
export const hiddenColumns = [
  'fee',
  'stage',
  'claimedByName',
  'channelCode',
  'payoutAmount',
  'source',
  'accountType',
  'availableNow',
  'dueAt',
  'passedAt',
  'finishedAt',
  'failMsg',
  'notes',
];

import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import type { PayOrder } from '@/contract';
import { settleStatuses, successTypes } from '@/domain/payOrder';
import type { Translate } from '@/locales/store';
import { Amount, Callback, Channel, FlagTags, Merchant, Numbers, Paid, Profit, State } from './cells';
import { RowActions, type RowHandlers } from './RowActions';

/** @param canCount may see the platform's earnings */
export function payOrderColumns(t: Translate, handlers: RowHandlers, canCount: boolean): ProColumns<PayOrder>[] {
  const col = columnsFor<PayOrder>()('payorder', t, (row) => row.currency);
  const inside = [
    col.money('upstreamCost'),
    col.money('agentShare'),
    col.custom('profit', (row) => <Profit row={row} />, { align: 'end' }),
  ];
  return [
    col.custom('payOrderNo', (row) => <Numbers row={row} onOpen={handlers.onOpen} />, { fixed: 'left' }),
    col.time('createdAt', { sorter: true }),
    col.custom('mchName', (row) => <Merchant row={row} />),
    col.custom('channel', (row) => <Channel row={row} />),
    col.custom('amount', (row) => <Amount row={row} />, { sorter: true, isMoney: true, align: 'end' }),
    col.custom('status', (row) => <State row={row} />),
    col.custom('notifyStatus', (row) => <Callback row={row} />),
    col.custom('paidAt', (row) => <Paid row={row} />, { sorter: true }),
    col.copy('upstreamOrderNo'),
    col.copy('bankRefNo'),
    col.copy('mchOrderNo'),
    col.text('agentName'),
    col.text('productName'),
    col.text('channelName'),
    col.money('paidAmount'),
    col.money('mchFee'),
    col.money('netAmount'),
    col.money('refundedAmount'),
    ...(canCount ? inside : []),
    col.enumText('successType', successTypes),
    col.enumText('settleStatus', settleStatuses),
    col.time('settleAt'),
    col.text('attemptCount', { align: 'end' }),
    col.text('payerName'),
    col.text('payerAccountNo'),
    col.text('clientIp'),
    col.text('device'),
    col.text('errorCode'),
    col.custom('riskFlags', (row) => <FlagTags row={row} />),
    col.text('notifyCount', { align: 'end' }),
    col.custom('notes', (row) => row.notes || '–', { align: 'end' }),
    col.time('expireAt'),
    col.time('updatedAt', { sorter: true }),
    col.actions((row) => <RowActions row={row} {...handlers} />),
  ];
}

/** Hidden by default. The amount cell shows the fee, the paid cell the duration. */
export const hiddenColumns = [
  'upstreamOrderNo',
  'bankRefNo',
  'mchOrderNo',
  'agentName',
  'productName',
  'channelName',
  'paidAmount',
  'mchFee',
  'netAmount',
  'refundedAmount',
  'upstreamCost',
  'agentShare',
  'profit',
  'successType',
  'settleStatus',
  'settleAt',
  'attemptCount',
  'payerName',
  'payerAccountNo',
  'clientIp',
  'device',
  'errorCode',
  'riskFlags',
  'notifyCount',
  'notes',
  'expireAt',
  'updatedAt',
];

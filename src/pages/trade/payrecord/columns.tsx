import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { Duration } from '@/components/Duration';
import { allowed, RowActions } from '@/components/RecordActions';
import { RecordLink } from '@/components/RecordLink';
import type { PayRecord } from '@/contract';
import { failClasses, payRecordTones } from '@/domain/payOrder';
import type { Translate } from '@/locales/store';
import { actionsOf } from './actions';
import { Channel, Failure, Merchant, Recon, Verified } from './cells';
import type { Ask, Query } from './dialog';

interface Handlers {
  onOpen: (row: PayRecord) => void;
  ask: Ask;
  query: Query;
}

export function payRecordColumns(t: Translate, { onOpen, ask, query }: Handlers): ProColumns<PayRecord>[] {
  const col = columnsFor<PayRecord>()('payrecord', t, (row) => row.currency);
  return [
    col.number('recordNo', onOpen, { fixed: 'left' }),
    col.time('requestAt', { sorter: true }),
    col.custom('mchName', (row) => <Merchant row={row} />, { width: 130 }),
    col.custom('channelCode', (row) => <Channel row={row} />),
    col.money('amount'),
    col.status('status', payRecordTones),
    col.custom('unifiedCode', (row) => <Failure row={row} />, { width: 130 }),
    col.custom('payOrderNo', (row) => <RecordLink entity="payorder" no={row.payOrderNo} />),
    col.text('attemptNo', { align: 'end' }),
    col.custom('latencyMs', (row) => <Duration ms={row.latencyMs} />, { align: 'end', sorter: true }),
    col.custom('callbackVerified', (row) => <Verified row={row} />),
    col.custom('reconStatus', (row) => <Recon row={row} />),
    col.copy('mchOrderNo'),
    col.copy('upstreamOrderNo'),
    col.text('productCode'),
    col.text('channelName'),
    col.enumText('failClass', failClasses),
    col.text('httpStatus', { align: 'end' }),
    col.time('responseAt'),
    col.time('callbackAt'),
    col.text('callbackCount', { align: 'end' }),
    col.text('reconBatchNo'),
    col.time('handledAt'),
    col.copy('traceId'),
    col.actions((row) => {
      const actions = allowed(actionsOf(t, row, ask, query));
      return (
        <RowActions
          name={row.recordNo}
          actions={actions}
          next={actions.map(({ key }) => key)}
          menuLabel={t('payrecord.action.more', { no: row.recordNo })}
          onView={() => onOpen(row)}
        />
      );
    }),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = [
  'mchOrderNo',
  'upstreamOrderNo',
  'productCode',
  'channelName',
  'failClass',
  'httpStatus',
  'responseAt',
  'callbackAt',
  'callbackCount',
  'reconBatchNo',
  'handledAt',
  'traceId',
];

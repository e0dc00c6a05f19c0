import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import type { Sett } from '@/contract';
import { recordAddress } from '@/domain/records';
import { settSources } from '@/domain/sett';
import type { Translate } from '@/locales/store';
import { Age, Amount, Callback, Channel, Merchant, Payee, Profit, State } from './cells';
import type { Ask } from './dialog';
import { RowActions } from './RowActions';

export function settColumns(t: Translate, onOpen: (row: Sett) => void, ask: Ask): ProColumns<Sett>[] {
  const col = columnsFor<Sett>()('sett', t, (row) => row.currency);
  return [
    col.number('settNo', onOpen, { fixed: 'left' }, (row) => recordAddress({ entity: 'sett', no: row.settNo })),
    col.custom('createdAt', (row) => <Age row={row} />, { sorter: true }),
    col.custom('mchName', (row) => <Merchant row={row} />, { width: 130 }),
    col.custom('amount', (row) => <Amount row={row} />, { sorter: true, isMoney: true, align: 'end' }),
    col.custom('payee', (row) => <Payee row={row} />, { width: 150 }),
    col.custom('status', (row) => <State row={row} />, { width: 112 }),
    col.custom('channel', (row) => <Channel row={row} />),
    col.custom('notify', (row) => <Callback row={row} />),
    col.money('fee'),
    col.money('netAmount'),
    col.custom('profit', (row) => <Profit row={row} />, { align: 'end' }),
    col.copy('mchOrderNo'),
    col.copy('upstreamOrderNo'),
    col.copy('bankRefNo'),
    col.enumText('source', settSources),
    col.copy('sourceNo'),
    col.text('agentName'),
    col.text('attemptCount', { align: 'end' }),
    col.text('failMsg', { ellipsis: true, width: 180 }),
    col.time('dueAt', { sorter: true }),
    col.time('sentAt'),
    col.time('finishedAt', { sorter: true }),
    col.time('reversedAt'),
    col.custom('notes', (row) => row.notes || '–', { align: 'end' }),
    col.actions((row) => <RowActions row={row} ask={ask} onOpen={onOpen} />),
  ];
}

/** Hidden by default. The amount cell shows the fee, the merchant cell the source. */
export const hiddenColumns = [
  'fee',
  'netAmount',
  'profit',
  'mchOrderNo',
  'upstreamOrderNo',
  'bankRefNo',
  'source',
  'sourceNo',
  'agentName',
  'attemptCount',
  'failMsg',
  'dueAt',
  'sentAt',
  'finishedAt',
  'reversedAt',
  'notes',
];

import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { allowed, RowActions } from '@/components/RecordActions';
import type { Collect } from '@/contract';
import type { Translate } from '@/locales/store';
import { actionsOf, nextOf } from './actions';
import { Age, Callback, Card, Match, Merchant, Paid, Payable, RiskTags, State } from './cells';
import type { Ask } from './dialog';

export function collectColumns(t: Translate, onOpen: (row: Collect) => void, ask: Ask): ProColumns<Collect>[] {
  const col = columnsFor<Collect>()('collect', t, (row) => row.currency);
  return [
    col.number('collectNo', onOpen, { fixed: 'left' }),
    col.time('createdAt', { sorter: true }),
    col.custom('mchName', (row) => <Merchant row={row} />, { width: 130 }),
    col.custom('payableAmount', (row) => <Payable row={row} />, { sorter: true, isMoney: true, align: 'end' }),
    col.custom('card', (row) => <Card row={row} />, { width: 130 }),
    col.custom('status', (row) => <State row={row} />),
    col.custom('matchType', (row) => <Match row={row} />),
    col.custom('time', (row) => <Age row={row} />),
    col.custom('paidAt', (row) => <Paid row={row} />, { sorter: true }),
    col.copy('postscript'),
    col.custom('notifyStatus', (row) => <Callback row={row} />),
    col.copy('payOrderNo'),
    col.copy('mchOrderNo'),
    col.text('agentName'),
    col.money('amount'),
    col.money('paidAmount'),
    col.text('cardId'),
    col.text('cardChannelNo'),
    col.text('payerName'),
    col.text('payerAccountNo'),
    col.copy('statementLineNo'),
    col.copy('bankRefNo'),
    col.custom('riskFlags', (row) => <RiskTags row={row} />),
    col.time('expireAt', { sorter: true }),
    col.time('matchedAt'),
    col.text('confirmedBy'),
    col.text('notifyCount', { align: 'end' }),
    col.custom('notes', (row) => row.notes || '–', { align: 'end' }),
    col.time('updatedAt', { sorter: true }),
    col.actions((row) => (
      <RowActions
        name={row.collectNo}
        actions={actionsOf(t, row, ask)}
        next={nextOf(row)}
        more={allowed}
        menuLabel={t('collect.action.more', { no: row.collectNo })}
        onView={() => onOpen(row)}
      />
    )),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = [
  'payOrderNo',
  'mchOrderNo',
  'agentName',
  'amount',
  'paidAmount',
  'cardId',
  'cardChannelNo',
  'payerName',
  'payerAccountNo',
  'statementLineNo',
  'bankRefNo',
  'riskFlags',
  'expireAt',
  'matchedAt',
  'confirmedBy',
  'notifyCount',
  'notes',
  'updatedAt',
];

import type { ProColumns } from '@ant-design/pro-components';
import { history } from '@umijs/max';
import { columnsFor } from '@/components/columns';
import { allowed, type RecordAction, RowActions } from '@/components/RecordActions';
import type { Batch } from '@/contract';
import { batchSources } from '@/domain/batch';
import type { Translate } from '@/locales/store';
import { batchActions, decisionsOf, nextOf, workbenchOf } from './actions';
import { Amount, Merchant, People, Result, Schedule, State } from './cells';
import type { Ask } from './dialog';

const workOf = (t: Translate, { batchNo }: Batch): RecordAction => ({
  key: 'work',
  access: 'bank:card:proxy:batch:applyPay',
  label: t('batch.action.work'),
  onClick: () => history.push(workbenchOf(batchNo)),
});

export function batchColumns(t: Translate, onOpen: (row: Batch) => void, ask: Ask): ProColumns<Batch>[] {
  const col = columnsFor<Batch>()('batch', t, (row) => row.currency);
  return [
    col.number('batchNo', onOpen, { fixed: 'left' }),
    col.text('batchName', { ellipsis: true, width: 130 }),
    col.custom('mchName', (row) => <Merchant row={row} />, { width: 120 }),
    col.custom('totalAmount', (row) => <Amount row={row} />, { align: 'end', sorter: true, isMoney: true }),
    col.text('totalCount', { align: 'end', sorter: true }),
    col.custom('status', (row) => <State row={row} />, { width: 112 }),
    col.custom('people', (row) => <People row={row} />, { width: 110 }),
    col.custom('result', (row) => <Result row={row} />),
    col.time('createdAt', { sorter: true }),
    col.enumText('source', batchSources),
    col.custom('scheduleAt', (row) => <Schedule row={row} />, { sorter: true }),
    col.money('totalFee'),
    col.money('heldAmount'),
    col.text('groupCode'),
    col.text('fileName', { ellipsis: true, width: 160 }),
    col.time('submittedAt'),
    col.time('dueAt', { sorter: true }),
    col.time('decidedAt'),
    col.time('startedAt'),
    col.time('finishedAt'),
    col.custom('notes', (row) => row.notes || '–', { align: 'end' }),
    col.actions((row) => (
      <RowActions
        name={row.batchNo}
        actions={[workOf(t, row), ...batchActions(t, row, ask)]}
        next={nextOf(row)}
        buttons={decisionsOf(row)}
        more={(actions) => allowed(actions).filter(({ key }) => key !== 'work')}
        menuLabel={t('batch.action.more', { no: row.batchNo })}
        onView={() => onOpen(row)}
      />
    )),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = [
  'totalFee',
  'heldAmount',
  'groupCode',
  'fileName',
  'submittedAt',
  'dueAt',
  'decidedAt',
  'startedAt',
  'finishedAt',
  'notes',
];

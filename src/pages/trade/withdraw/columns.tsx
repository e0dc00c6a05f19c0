import type { ProColumns } from '@ant-design/pro-components';
import { Space } from 'antd';
import { ActionButton } from '@/components/ActionButton';
import { columnsFor } from '@/components/columns';
import type { Withdraw } from '@/contract';
import { accountTypes, withdrawSources } from '@/domain/values';
import { withdrawActionState } from '@/domain/withdraw';
import type { Translate } from '@/locales/store';
import { Due, Holder, Net, Payee, Risk, Stage, State } from './cells';

interface Handlers {
  onOpen: (row: Withdraw) => void;
  onPass: (row: Withdraw) => void;
  onReject: (row: Withdraw) => void;
}

/** Columns of a withdraw order from left to right (screen 17); those of `hidden` are offered by the column picker. */
export function withdrawColumns(t: Translate, { onOpen, onPass, onReject }: Handlers): ProColumns<Withdraw>[] {
  const col = columnsFor<Withdraw>()('trade.withdraw', t, (row) => row.currency);
  return [
    col.number('withdrawNo', onOpen, { fixed: 'left' }),
    col.custom('submittedAt', (row) => <Due row={row} />, { sorter: true }),
    col.custom('holderName', (row) => <Holder row={row} />),
    col.money('amount', { sorter: true }),
    col.custom('netAmount', (row) => <Net row={row} />, { sorter: true, align: 'end' }),
    col.custom('risk', (row) => <Risk row={row} />, { dataIndex: 'riskScore', sorter: true }),
    col.custom('status', (row) => <State row={row} />),
    col.custom('payee', (row) => <Payee row={row} />),
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
    col.actions((row) => (
      <Space size={4}>
        <ActionButton
          access="trade:withdraw:pass"
          size="small"
          label={`${t('trade.withdraw.action.pass')} ${row.withdrawNo}`}
          state={withdrawActionState(row, 'pass')}
          onClick={() => onPass(row)}
        >
          {t('trade.withdraw.action.pass')}
        </ActionButton>
        <ActionButton
          access="trade:withdraw:reject"
          size="small"
          isDanger
          label={`${t('trade.withdraw.action.reject')} ${row.withdrawNo}`}
          state={withdrawActionState(row, 'reject')}
          onClick={() => onReject(row)}
        >
          {t('trade.withdraw.action.reject')}
        </ActionButton>
      </Space>
    )),
  ];
}

/** Columns that are off until somebody asks for them; fee, stage and claim stand in the cells of net and status. */
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
];

import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { allowed } from '@/components/RecordActions';
import { RowMenu } from '@/components/RowMenu';
import { SignedMoney } from '@/components/SignedMoney';
import type { MoneyAccount } from '@/contract';
import { accountHolderTypes, moneyAccountTypes } from '@/domain/account';
import type { Translate } from '@/locales/store';
import { actionsOf } from './actions';
import { Holder, Proof, StatementLink, Status } from './cells';
import type { Ask } from './dialog';

export function accountColumns(t: Translate, onOpen: (row: MoneyAccount) => void, ask: Ask): ProColumns<MoneyAccount>[] {
  const col = columnsFor<MoneyAccount>()('account.info', t, (row) => row.currency);
  const amount = (name: 'availableAmount' | 'frozenAmount' | 'pendingAmount' | 'totalAmount') =>
    col.custom(name, (row) => <SignedMoney amount={row[name]} currency={row.currency} />, {
      align: 'end',
      sorter: true,
      isMoney: true,
    });
  return [
    col.number('accountNo', onOpen, { fixed: 'left' }),
    col.custom('holderName', (row) => <Holder row={row} />, { width: 140 }),
    col.enumText('accountType', moneyAccountTypes),
    amount('availableAmount'),
    amount('frozenAmount'),
    col.custom('status', (row) => <Status row={row} />),
    col.custom('checkState', (row) => <Proof row={row} />),
    amount('totalAmount'),
    amount('pendingAmount'),
    col.enumText('holderType', accountHolderTypes),
    col.text('currency'),
    col.time('lastEntryAt', { sorter: true }),
    col.money('totalIn'),
    col.money('totalOut'),
    col.time('createdAt'),
    col.time('updatedAt'),
    col.text('updatedBy'),
    col.actions((row) => (
      <span className="row-actions">
        <StatementLink no={row.accountNo} />
        <RowMenu label={t('account.info.action.more', { no: row.accountNo })} items={allowed(actionsOf(t, row, ask))} />
      </span>
    )),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = ['totalIn', 'totalOut', 'createdAt', 'updatedAt', 'updatedBy'];

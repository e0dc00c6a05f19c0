import { RowMenu } from '@/components/RowMenu';
import { versioned } from '@/components/versioned';
import type { MoneyAccount } from '@/contract';
import { accountActionState, accountActions } from '@/domain/account';
import { useT } from '@/hooks/useT';
import { StatementLink } from './cells';
import { type Ask, keyOf } from './dialog';

/** What can be done with one account from its row; everything, with the reasons, stands in the drawer. */
export function RowActions({ row, ask }: { row: MoneyAccount; ask: Ask }) {
  const t = useT();
  return (
    <span className="row-actions">
      <StatementLink no={row.accountNo} />
      <RowMenu
        label={t('account.info.action.more', { no: row.accountNo })}
        items={accountActions
          .filter((action) => accountActionState(row, action).isAllowed)
          .map((action) => ({
            key: action,
            access: keyOf(action),
            label: t(`account.info.action.${action}`),
            state: versioned(row, accountActionState(row, action)),
            onClick: () => ask({ kind: action, row }),
          }))}
      />
    </span>
  );
}

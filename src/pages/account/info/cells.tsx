import { Link } from '@umijs/max';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { MoneyAccount, MoneyAccountTotal } from '@/contract';
import { accountCheckTones, accountReasons, accountStatusTones } from '@/domain/account';
import { asShown } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';

export function Holder({ row }: { row: MoneyAccount }) {
  return (
    <span className="stack">
      {asShown(row.holderName ?? row.holderNo)}
      <small className="soft number">{row.holderNo}</small>
    </span>
  );
}

/** Account status and block reason. */
export function Status({ row }: { row: MoneyAccount }) {
  const labelOf = useLabel();
  return (
    <span className="stack">
      <StatusTag group="account.info.status" value={row.status} tones={accountStatusTones} />
      {row.statusReason && <small className="soft">{labelOf('account.info.reason', accountReasons, row.statusReason)}</small>}
    </span>
  );
}

/** Result and time of the last ledger check. */
export function Proof({ row: { checkState, checkedAt } }: { row: MoneyAccount }) {
  if (!checkState) return '–';
  return (
    <span className="stack">
      <StatusTag group="account.info.checkState" value={checkState} tones={accountCheckTones} />
      {checkedAt && (
        <small className="soft">
          <Time at={checkedAt} />
        </small>
      )}
    </span>
  );
}

/** Shown only if you may see the statement. */
export function StatementLink({ no }: { no: string }) {
  const t = useT();
  const granted = useAccess();
  if (!granted['user:accountHistory:page']) return null;
  return (
    <Link
      className="row-button"
      to={`/account/statement?accountNo=${encodeURIComponent(no)}`}
      aria-label={`${t('account.info.action.statement')} ${no}`}
    >
      {t('account.info.action.statement')}
    </Link>
  );
}

export function Total({ total }: { total: MoneyAccountTotal }) {
  const t = useT();
  const format = useFormat();
  const { currency, count } = total;
  return (
    <span className="number">
      {t('account.info.total', {
        count,
        available: format.money(total.availableAmount, currency),
        frozen: format.money(total.frozenAmount, currency),
        pending: format.money(total.pendingAmount, currency),
        total: format.money(total.totalAmount, currency),
      })}
    </span>
  );
}

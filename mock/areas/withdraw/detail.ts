import type { WithdrawDetail } from '@/contract';
import { formatMoney } from '../../../src/domain/money';
import { entryAt } from '../../../src/domain/typed';
import { currencyInfo, moneyIn } from '../../base/money';
import type { OperationLog } from '../../engine/log';
import { type Lang, say, type Text } from '../../engine/text';
import { DAY, iso, timeOf, ZONE_MS } from '../../engine/time';
import { entriesOf, failText, logsOf, showEntry, showEvents, showNote } from '../../flow/show';
import { ordersTo } from '../../flow/withdraw/request';
import type { Operator } from '../../model/operators';
import type { Payout, Withdraw } from '../../model/payments';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { decisionFacts } from './decision';
import { withEvidence } from './evidence';
import { showWithdraw } from './view';

const SHOWN_ENTRIES = 20;
const SHOWN_DAYS = 30;

/** Transactions that increase the withdrawable balance; most merchants receive pay-ins by settlement. */
const PAID_IN: ReadonlySet<string> = new Set(['PAYIN', 'SETTLE', 'TOPUP']);

const POLICY: Readonly<Record<'one' | 'tier' | 'flag', Text>> = {
  one: ['1 approval required: net amount below {tier}.', '净额低于 {tier}，一人审核即可。'],
  tier: ['2 approvals required: net amount at least {tier}.', '净额不低于 {tier}，须两人审核。'],
  flag: ['2 approvals required: high risk flag.', '存在高风险标签，须两人审核。'],
};

function policyOf(order: Withdraw, lang: Lang): WithdrawDetail['policy'] {
  const { currency } = order.account;
  const { tiers } = currencyInfo(currency);
  const text = order.requiredStages === 1 ? POLICY.one : order.net >= tiers.tier1 ? POLICY.tier : POLICY.flag;
  const [tier1, tier2, tier3] = [tiers.tier1, tiers.tier2, tiers.tier3].map((tier) => moneyIn(currency, tier)) as [
    string,
    string,
    string,
  ];
  const tier = formatMoney(tier1, currency);
  return { requiredStages: order.requiredStages, tier1, tier2, tier3, why: say(lang, text, { tier }) };
}

const showPayout = ({ no, status, channelCode, bankRefNo, failCode, createdAt, finishedAt }: Payout, lang: Lang) => ({
  settNo: no,
  status,
  channelCode,
  bankRefNo,
  failMsg: failCode ? failText(lang) : null,
  createdAt: iso(createdAt),
  finishedAt: timeOf(finishedAt),
});

/** Paid withdrawals of the holder to this beneficiary, and other holders that pay it, within the data scope. */
function payeeHistory(world: World, order: Withdraw, operator: Operator): WithdrawDetail['payeeHistory'] {
  const orders = ordersTo(world, order.payee);
  const paid = orders.filter(({ status, holder }) => status === 'SUCCESS' && holder === order.holder);
  const sums = new Map<string, { count: number; amount: bigint }>();
  for (const { account, net } of paid) {
    const sum = sums.get(account.currency) ?? { count: 0, amount: 0n };
    sums.set(account.currency, { count: sum.count + 1, amount: sum.amount + net });
  }
  const others = new Map<
    string,
    { holderType: Withdraw['holder']['type']; holderNo: string; holderName: string; count: number }
  >();
  const hidden = new Set<string>();
  for (const { holder } of orders) {
    if (holder === order.holder) continue;
    if (!isInScope(operator, holder)) {
      hidden.add(holder.no);
      continue;
    }
    const other = others.get(holder.no) ?? { holderType: holder.type, holderNo: holder.no, holderName: holder.name, count: 0 };
    others.set(holder.no, { ...other, count: other.count + 1 });
  }
  return {
    count: paid.length,
    totals: [...sums].map(([currency, { count, amount }]) => ({
      currency,
      count,
      amount: moneyIn(currency, amount),
    })),
    lastAt: timeOf(Math.max(0, ...paid.map(({ finishedAt }) => finishedAt ?? 0)) || null),
    others: [...others.values()],
    hiddenOthers: hidden.size,
  };
}

/** The debited account: its balance, last entries, and credits and debits of 30 business days. */
function holderMoney({ account }: Withdraw, now: number): WithdrawDetail['holderMoney'] {
  const money = (minor: bigint) => moneyIn(account.currency, minor);
  const today = Math.floor((now + ZONE_MS) / DAY);
  const days = Array.from({ length: SHOWN_DAYS }, () => ({ paidIn: 0n, withdrawn: 0n, returned: 0n }));
  for (let at = account.entries.length - 1; at >= 0; at--) {
    const { bucket, delta, transaction } = entryAt(account.entries, at);
    const day = days[SHOWN_DAYS - 1 - (today - Math.floor((transaction.at + ZONE_MS) / DAY))];
    if (!day) break;
    if (PAID_IN.has(transaction.kind) && bucket === 'available') day.paidIn += delta;
    if (transaction.kind === 'WITHDRAW' && bucket === 'frozen') day.withdrawn -= delta;
    if (transaction.kind === 'REVERSAL' && bucket === 'frozen') day.returned += delta;
  }
  const { available, frozen, pending } = account.amounts;
  return {
    accountNo: account.no,
    currency: account.currency,
    available: money(available < 0n ? 0n : available),
    frozen: money(frozen),
    pending: money(pending),
    entries: account.entries.slice(-SHOWN_ENTRIES).reverse().map(showEntry),
    days: days.map(({ paidIn, withdrawn, returned }, index) => ({
      date: new Date((today - SHOWN_DAYS + 1 + index) * DAY).toISOString().slice(0, 10),
      paidIn: money(paidIn),
      withdrawn: money(withdrawn),
      returned: money(returned),
    })),
  };
}

/** One order with what warns of it (docs/rules/withdraw.md#bulk). */
export function showFacts(world: World, order: Withdraw, operator: Operator, lang: Lang): WithdrawDetail {
  const row = showWithdraw(world, order, operator, lang);
  return {
    ...row,
    riskFlags: withEvidence(world, order, operator, row.riskFlags),
    policy: policyOf(order, lang),
    decision: decisionFacts(world, order, operator),
    payeeHistory: payeeHistory(world, order, operator),
  };
}

/** One order with all data for a decision (docs/rules/withdraw.md#detail). */
export function showDetail(world: World, log: OperationLog, order: Withdraw, operator: Operator, lang: Lang): WithdrawDetail {
  return {
    ...showFacts(world, order, operator, lang),
    events: showEvents(order.events),
    payouts: order.payouts.map((payout) => showPayout(payout, lang)),
    holderMoney: holderMoney(order, world.clock.now()),
    entries: entriesOf(world, operator, order.account, order.no),
    noteList: order.notes.map(showNote),
    logs: logsOf(log, { entity: 'withdraw', ...order }, lang),
  };
}

import type { MerchantCallbacks, MerchantChange, MerchantDetail, MerchantOrders, NotifyStatus } from '@/contract';
import { notifyStatuses } from '../../../src/domain/sett';
import { entryAt } from '../../../src/domain/typed';
import { aboutIn } from '../../base/callLog';
import { moneyIn } from '../../base/money';
import { median } from '../../base/rowFilter';
import { nameOfAction } from '../../base/words/logWords';
import type { LogEntry, OperationLog } from '../../engine/log';
import { type Lang, say } from '../../engine/text';
import { DAY, dayStart, iso } from '../../engine/time';
import { mainCurrency } from '../../flow/merchants';
import { showNote } from '../../flow/show';
import { wordsOf } from '../../flow/words/changes';
import type { Operator } from '../../model/operators';
import type { Merchant } from '../../model/parties';
import { purseOf, type World } from '../../model/world';
import { openOrdersOf } from './rules';
import { lastFour, ratio, showMerchant } from './view';

const SHOWN = 10;
const SHOWN_CHANGES = 50;
const WINDOWS = [1, 7, 30] as const;
const CALLBACK_DAYS = 7;

/** Orders in the main currency over recent business days, including today. */
function ordersOf(world: World, { holder }: Merchant): MerchantOrders[] {
  const currency = mainCurrency(holder);
  const today = dayStart(world.clock.now());
  const sums = WINDOWS.map((days) => ({
    days,
    from: today - (days - 1) * DAY,
    payin: { count: 0, paid: 0, amount: 0n, fee: 0n },
    payout: { count: 0, paid: 0, amount: 0n },
  }));
  const oldest = Math.min(...sums.map(({ from }) => from));
  const payOrders = world.payOrders.group(currency);
  for (let at = payOrders.length - 1; at >= 0; at--) {
    const order = entryAt(payOrders, at);
    if (order.createdAt < oldest) break;
    if (order.holder !== holder) continue;
    for (const { from, payin } of sums) {
      if (order.createdAt < from) continue;
      payin.count++;
      payin.paid += Number(order.paidAt !== null);
      payin.amount += order.paid;
      payin.fee += order.paidAt === null ? 0n : order.fee;
    }
  }
  const payouts = world.payouts.group(currency);
  for (let at = payouts.length - 1; at >= 0; at--) {
    const one = entryAt(payouts, at);
    if (one.createdAt < oldest) break;
    if (one.holder !== holder || one.order) continue;
    for (const { from, payout } of sums) {
      if (one.createdAt < from) continue;
      payout.count++;
      payout.paid += Number(one.status === 'SUCCESS');
      payout.amount += one.status === 'SUCCESS' ? one.net : 0n;
    }
  }
  return sums.map(({ days, payin, payout }) => ({
    days,
    payinCount: payin.count,
    payinPaid: payin.paid,
    payinAmount: moneyIn(currency, payin.amount),
    payinSuccessRate: ratio(payin.paid, payin.count),
    payinFee: moneyIn(currency, payin.fee),
    payoutCount: payout.count,
    payoutPaid: payout.paid,
    payoutAmount: moneyIn(currency, payout.amount),
  }));
}

/** Recent callback results for the merchant's pay-ins. */
function callbacksOf(world: World, { holder }: Merchant): MerchantCallbacks {
  const from = dayStart(world.clock.now()) - (CALLBACK_DAYS - 1) * DAY;
  const counts = new Map<NotifyStatus, number>();
  const latencies: number[] = [];
  const failures: NonNullable<MerchantCallbacks['failures']> = [];
  let notified = 0;
  let atOnce = 0;
  const rows = world.payOrders.group(mainCurrency(holder));
  for (let at = rows.length - 1; at >= 0; at--) {
    const { createdAt, holder: whose, notify, no } = entryAt(rows, at);
    if (createdAt < from) break;
    if (whose !== holder || notify.status === 'NONE') continue;
    counts.set(notify.status, (counts.get(notify.status) ?? 0) + 1);
    const [first] = notify.tries;
    if (first) notified++;
    const isOk = (status: number | null) => status !== null && status >= 200 && status < 300;
    if (first && isOk(first.httpStatus)) atOnce++;
    for (const one of notify.tries) {
      if (isOk(one.httpStatus)) latencies.push(one.latencyMs);
      else failures.push({ payOrderNo: no, at: iso(one.at), httpStatus: one.httpStatus });
    }
  }
  const known = notifyStatuses.filter((status) => counts.has(status));
  return {
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    byStatus: known.map((status) => ({ status, count: counts.get(status) ?? 0 })),
    firstTryRate: ratio(atOnce, notified),
    medianMs: median(latencies),
    failures: failures.sort((a, b) => b.at.localeCompare(a.at)).slice(0, SHOWN),
  };
}

function changeOf(world: World, entry: LogEntry, no: string, lang: Lang): MerchantChange | undefined {
  const { entity, ids, failedIds, changes, reasonCode, remark } = aboutIn(entry);
  if (entity !== 'merchant' || !ids.includes(no)) return undefined;
  return {
    at: iso(entry.at),
    operatorName: entry.username,
    action: entry.action,
    actionName: say(lang, nameOfAction(entry.action)),
    result: failedIds.includes(no) ? 'REFUSED' : entry.result === 'PARTIAL' ? 'SUCCESS' : entry.result,
    reasonCode,
    remark,
    traceId: entry.traceId,
    fields: changes
      .filter(({ id }) => id === undefined || id === no)
      .map(({ field, before, after }) => ({
        field,
        before,
        after,
        ...wordsOf(world, lang, 'merchant', { field, before, after }),
      })),
  };
}

/** Changes of a merchant, latest first; scans the log from its end. */
function changesOf(world: World, log: OperationLog, no: string, lang: Lang): MerchantChange[] {
  const found: MerchantChange[] = [];
  for (let at = log.entries.length - 1; at >= 0 && found.length < SHOWN_CHANGES; at--) {
    const change = changeOf(world, entryAt(log.entries, at), no, lang);
    if (change) found.push(change);
  }
  return found;
}

/** One merchant with all its details (docs/rules/mch.md#detail). */
export function showMerchantDetail(
  world: World,
  log: OperationLog,
  merchant: Merchant,
  actor: Operator,
  lang: Lang,
): MerchantDetail {
  const { holder } = merchant;
  const now = world.clock.now();
  const withdraws = holder.accounts.flatMap(({ account }) => world.withdraws.group(purseOf(account)));
  const pay = holder.accounts.flatMap(({ account }) =>
    world.payOrders.group(account.currency).filter((order) => order.holder === holder),
  );
  const count = <Row>(rows: readonly Row[], test: (row: Row) => boolean) => rows.filter(test).length;
  return {
    ...showMerchant(world, merchant, actor, lang),
    licenceNo: merchant.licenceNo && lastFour(merchant.licenceNo),
    openOrders: openOrdersOf(world, merchant),
    orders: ordersOf(world, merchant),
    ...(actor.access.has('trade:withdraw:page') && {
      withdrawals: withdraws
        .sort((a, b) => b.submittedAt - a.submittedAt)
        .slice(0, SHOWN)
        .map(({ no, account: { currency }, amount, status, submittedAt }) => ({
          withdrawNo: no,
          currency,
          amount: moneyIn(currency, amount),
          status,
          submittedAt: iso(submittedAt),
        })),
    }),
    callbacks: callbacksOf(world, merchant),
    risk: {
      disputed: count(pay, ({ status }) => status === 'DISPUTED'),
      refunded: count(pay, ({ refunds }) => refunds.length > 0),
      heldWithdrawals: count(withdraws, ({ status }) => status === 'HELD'),
      flaggedWithdrawals: count(
        withdraws,
        ({ flags, submittedAt }) => now - submittedAt < 30 * DAY && flags.some(({ severity }) => severity === 'HIGH'),
      ),
    },
    noteList: merchant.notes.map(showNote),
    changes: changesOf(world, log, merchant.no, lang),
  };
}

import type {
  MerchantAction,
  MerchantCallbacks,
  MerchantChange,
  MerchantDetail,
  MerchantFilter,
  MerchantKycStatus,
  MerchantOrders,
  MerchantStatistics,
  NotifyStatus,
  Merchant as WireMerchant,
} from '@/contract';
import { merchantActions, merchantFits, merchantStatuses, merchantSwitches } from '../../src/domain/merchant';
import { notifyStatuses } from '../../src/domain/sett';
import { KeptWith } from '../engine/kept';
import type { LogEntry, OperationLog } from '../engine/oplog';
import { badParameter } from '../engine/schema';
import { type Lang, say, type Text } from '../engine/text';
import { aboutIn } from './about';
import { ratioText } from './catalog';
import { holds, median, soughtIn, Tests, totalsBy, unitsOf } from './listing';
import { hasLoss } from './mchPrices';
import { obstacle, openOrdersOf } from './mchRules';
import { dayStart, type Merchant, mainCurrency } from './merchants';
import { nameOfKey } from './screens';
import type { PayOrder } from './trade';
import { DAY, ZONE_MS } from './withdrawRules';
import { iso, maskName, showNote } from './withdrawView';
import type { Holder, Operator, Payout, World } from './world';
import { factsOf, isInScope, moneyOf, timeOf } from './world';

const NO_KEY: Text = ['You need the permission "{name}" for this.', '您没有权限“{name}”。'];
const SHOWN = 10;
const SHOWN_CHANGES = 50;
const KYC_SOON = 30 * DAY;
const WINDOWS = [1, 7, 30] as const;
const CALLBACK_DAYS = 7;

/** E-mail (M4): the first two characters and the domain (docs/rules/masking.md#classes). */
export const maskEmail = (email: string) => email.replace(/^(.{0,2})[^@]*/, '$1***');
const lastFour = (text: string) => `***${text.slice(-4)}`;

/** Nobody misses these where the state does not ask for them. */
const ONLY_WHERE_FIT: ReadonlySet<MerchantAction> = new Set([
  'review',
  'suspend',
  'resume',
  'close',
  'rotateSecret',
  'resetPassword',
]);
const keyOf = (action: MerchantAction) => (action === 'save' ? 'merchant:user:product:save' : `merchant:user:${action}`);

function rights(world: World, merchant: Merchant, actor: Operator, lang: Lang): Pick<WireMerchant, 'allowed' | 'denied'> {
  const allowed: MerchantAction[] = [];
  const denied: NonNullable<WireMerchant['denied']> = [];
  for (const action of merchantActions) {
    if (!merchantFits(action, merchant.holder.status) && ONLY_WHERE_FIT.has(action)) continue;
    const key = keyOf(action);
    if (!actor.access.has(key)) {
      denied.push({ action, why: say(lang, NO_KEY, { name: say(lang, nameOfKey(key)) }) });
      continue;
    }
    const refusal = obstacle(world, merchant, actor, action, lang);
    if (!refusal) allowed.push(action);
    else denied.push({ action, why: say(lang, refusal.text, refusal.values) });
  }
  return { allowed, denied };
}

/** What came of a merchant today. */
interface Today {
  payin: bigint;
  count: number;
  paid: number;
  payout: bigint;
}

const lastOrders = new KeptWith<World, { pay: number; sett: number; at: Map<Holder, number> }>('lastOrders');

/** When each holder had its last order; only what came since the last call is looked at. */
function lastOrderAt(world: World): ReadonlyMap<Holder, number> {
  const known = lastOrders.get(world) ?? { pay: 0, sett: 0, at: new Map<Holder, number>() };
  lastOrders.set(world, known);
  const note = ({ holder, createdAt }: PayOrder | Payout) => known.at.set(holder, Math.max(createdAt, known.at.get(holder) ?? 0));
  const { payOrders, payouts } = world;
  for (; known.pay < payOrders.rows.length; known.pay++) note(payOrders.rows[known.pay] as PayOrder);
  for (; known.sett < payouts.rows.length; known.sett++) {
    const payout = payouts.rows[known.sett] as Payout;
    if (!payout.order) note(payout);
  }
  return known.at;
}

/** Figures that rows are shown with, of all merchants in one go. */
export interface MerchantFigures {
  today: (merchant: Merchant) => Today;
  lastOrderAt: (merchant: Merchant) => number | null;
  hasLoss: (merchant: Merchant) => boolean;
}

/** What today's orders say of each merchant, in its main currency; asked for anew by each call. */
export function figuresOf(world: World): MerchantFigures {
  const now = world.clock.now();
  const from = dayStart(now);
  const sums = new Map<Holder, Today>();
  const losses = new Map<Merchant, boolean>();
  const sumOf = (holder: Holder) => {
    const sum = sums.get(holder) ?? { payin: 0n, count: 0, paid: 0, payout: 0n };
    sums.set(holder, sum);
    return sum;
  };
  const isMain = ({ holder, account }: PayOrder | Payout) =>
    holder.type === 'MERCHANT' && account.currency === mainCurrency(holder);
  const { rows } = world.payOrders;
  for (let at = rows.length - 1; at >= 0; at--) {
    const order = rows[at] as PayOrder;
    if (order.createdAt < from) break;
    if (!isMain(order)) continue;
    const sum = sumOf(order.holder);
    sum.count++;
    sum.payin += order.paid;
    sum.paid += Number(order.paidAt !== null);
  }
  for (let at = world.payouts.rows.length - 1; at >= 0; at--) {
    const payout = world.payouts.rows[at] as Payout;
    if (payout.createdAt < from) break;
    if (!payout.order && payout.status === 'SUCCESS' && isMain(payout)) sumOf(payout.holder).payout += payout.net;
  }
  const last = lastOrderAt(world);
  return {
    today: ({ holder }) => sumOf(holder),
    lastOrderAt: ({ holder }) => last.get(holder) ?? null,
    hasLoss(merchant) {
      const known = losses.get(merchant) ?? hasLoss(world, merchant, now);
      losses.set(merchant, known);
      return known;
    },
  };
}

const ratio = (part: number, whole: number): string | null => (whole === 0 ? null : (part / whole).toFixed(4));

/** The state of the papers as it is told: what has passed its end has expired. */
export const kycOf = ({ kycStatus, kycExpireAt }: Merchant, now: number): MerchantKycStatus =>
  kycStatus === 'PASSED' && kycExpireAt !== null && kycExpireAt <= now ? 'EXPIRED' : kycStatus;

/** What a row says of a merchant to everybody, masked. */
export function fieldsOf(world: World, merchant: Merchant, figures: MerchantFigures): WireMerchant {
  const now = world.clock.now();
  const { holder, contact, limits, switches, owner, secret, oldSecret } = merchant;
  const currency = mainCurrency(holder);
  const { digits } = factsOf(currency);
  const money = (minor: bigint | null) => (minor === null ? null : moneyOf(minor, digits));
  const today = figures.today(merchant);
  const on = Object.fromEntries(merchantSwitches.map((name) => [`${name}Enabled`, switches[name]]));
  return {
    mchNo: merchant.no,
    mchName: holder.name,
    mchShortName: merchant.shortName,
    mchType: merchant.type,
    level: holder.level,
    status: holder.status,
    statusReason: merchant.statusReason,
    statusRemark: merchant.statusRemark,
    ...on,
    country: holder.country,
    currency,
    currencies: holder.accounts.map(({ account }) => account.currency),
    agentNo: holder.agent?.no ?? null,
    agentName: holder.agent?.name ?? null,
    ownerOperatorId: owner?.id ?? null,
    ownerName: owner?.username ?? null,
    contactName: maskName(contact.name),
    contactMobile: lastFour(contact.mobile),
    contactEmail: maskEmail(contact.email),
    telegram: contact.telegram,
    legalPerson: merchant.legalPerson && maskName(merchant.legalPerson),
    industryCode: merchant.industryCode ?? undefined,
    websites: [...merchant.websites],
    kycStatus: kycOf(merchant, now),
    kycExpireAt: timeOf(merchant.kycExpireAt),
    loginAccount: merchant.loginAccount,
    passwordSetAt: timeOf(merchant.passwordSetAt),
    linkUntil: merchant.linkUntil !== null && merchant.linkUntil > now ? iso(merchant.linkUntil) : null,
    lastLoginAt: timeOf(merchant.lastLoginAt),
    lastLoginIp: merchant.lastLoginIp,
    appId: merchant.appId,
    signType: 'HMAC_SHA256',
    secretTail: secret?.tail ?? null,
    secretRotatedAt: timeOf(secret?.at ?? null),
    oldSecretUntil: oldSecret && oldSecret.until > now ? iso(oldSecret.until) : null,
    notifyUrl: merchant.notifyUrl,
    notifyHostFixed: merchant.notifyHostFixed,
    settlementCycle: merchant.settlementCycle,
    reserveRate: ratioText(merchant.reservePpm),
    reserveDays: merchant.reserveDays,
    withdrawMin: money(limits.withdrawMin),
    withdrawMax: money(limits.withdrawMax),
    withdrawDailyMax: money(limits.withdrawDailyMax),
    withdrawDailyCount: limits.withdrawDailyCount,
    withdrawFeeMode: holder.feeMode,
    withdrawFrom: limits.withdrawFrom,
    withdrawTo: limits.withdrawTo,
    withdrawWeekdays: [...limits.withdrawWeekdays],
    payinDailyLimit: money(limits.payinDailyLimit),
    payoutDailyLimit: money(limits.payoutDailyLimit),
    payoutReviewAbove: money(limits.payoutReviewAbove),
    riskLevel: merchant.riskLevel,
    riskTags: [...merchant.riskTags],
    balances: holder.accounts.map(({ account }) => {
      const own = factsOf(account.currency).digits;
      const { available, frozen, pending } = account.amounts;
      // A dispute may take more than there is; what is owed is not available.
      const shown = (minor: bigint) => moneyOf(minor < 0n ? 0n : minor, own);
      const reserve = world.ledger.find(holder.no, account.currency, 'RESERVE')?.amounts.frozen ?? 0n;
      return {
        currency: account.currency,
        available: shown(available),
        frozen: shown(frozen),
        pending: shown(pending),
        reserve: shown(reserve),
      };
    }),
    todayPayin: moneyOf(today.payin, digits),
    todayPayinCount: today.count,
    todayPayinSuccessRate: ratio(today.paid, today.count),
    todayPayout: moneyOf(today.payout, digits),
    lastOrderAt: timeOf(figures.lastOrderAt(merchant)),
    negativeMargin: figures.hasLoss(merchant),
    tags: [...merchant.tags],
    remark: merchant.remark,
    notes: merchant.notes.length,
    createdAt: iso(merchant.createdAt),
    createdBy: merchant.createdBy,
    updatedAt: iso(merchant.updatedAt),
    updatedBy: merchant.updatedBy,
    version: merchant.version,
  };
}

/** One row as this operator sees it, with what may be done. */
export const showMerchant = (
  world: World,
  merchant: Merchant,
  actor: Operator,
  lang: Lang,
  figures: MerchantFigures = figuresOf(world),
): WireMerchant => ({ ...fieldsOf(world, merchant, figures), ...rights(world, merchant, actor, lang) });

/** Orders of the main currency over so many business days with today. */
function ordersOf(world: World, { holder }: Merchant): MerchantOrders[] {
  const currency = mainCurrency(holder);
  const { digits } = factsOf(currency);
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
    const order = payOrders[at] as PayOrder;
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
    const one = payouts[at] as Payout;
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
    payinAmount: moneyOf(payin.amount, digits),
    payinSuccessRate: ratio(payin.paid, payin.count),
    payinFee: moneyOf(payin.fee, digits),
    payoutCount: payout.count,
    payoutPaid: payout.paid,
    payoutAmount: moneyOf(payout.amount, digits),
  }));
}

/** How the merchant's own server has taken callbacks for pay-ins lately. */
function callbacksOf(world: World, { holder }: Merchant): MerchantCallbacks {
  const from = dayStart(world.clock.now()) - (CALLBACK_DAYS - 1) * DAY;
  const counts = new Map<NotifyStatus, number>();
  const latencies: number[] = [];
  const failures: NonNullable<MerchantCallbacks['failures']> = [];
  let told = 0;
  let atOnce = 0;
  const rows = world.payOrders.group(mainCurrency(holder));
  for (let at = rows.length - 1; at >= 0; at--) {
    const { createdAt, holder: whose, notify, no } = rows[at] as PayOrder;
    if (createdAt < from) break;
    if (whose !== holder || notify.status === 'NONE') continue;
    counts.set(notify.status, (counts.get(notify.status) ?? 0) + 1);
    const [first] = notify.tries;
    if (first) told++;
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
    firstTryRate: ratio(atOnce, told),
    medianMs: median(latencies),
    failures: failures.sort((a, b) => b.at.localeCompare(a.at)).slice(0, SHOWN),
  };
}

function changeOf(entry: LogEntry, no: string): MerchantChange | undefined {
  const { entity, ids, failedIds, changes, reasonCode, remark } = aboutIn(entry);
  if (entity !== 'merchant' || !ids.includes(no)) return undefined;
  return {
    at: iso(entry.at),
    operatorName: entry.username,
    action: entry.action,
    result: failedIds.includes(no) ? 'REFUSED' : entry.result === 'PARTIAL' ? 'SUCCESS' : entry.result,
    reasonCode,
    remark,
    traceId: entry.traceId,
    fields: changes
      .filter(({ id }) => id === undefined || id === no)
      .map(({ field, before, after }) => ({ field, before, after })),
  };
}

/** What was done with a merchant, the last first; looked for from the end of the log. */
function changesOf(log: OperationLog, no: string): MerchantChange[] {
  const found: MerchantChange[] = [];
  for (let at = log.entries.length - 1; at >= 0 && found.length < SHOWN_CHANGES; at--) {
    const change = changeOf(log.entries[at] as LogEntry, no);
    if (change) found.push(change);
  }
  return found;
}

/** One merchant with everything about it (docs/rules/mch.md#detail). */
export function showMerchantDetail(
  world: World,
  log: OperationLog,
  merchant: Merchant,
  actor: Operator,
  lang: Lang,
): MerchantDetail {
  const { holder } = merchant;
  const now = world.clock.now();
  const withdraws = holder.accounts.flatMap(({ account }) =>
    world.withdraws.group(account.currency).filter((order) => order.holder === holder),
  );
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
          amount: moneyOf(amount, factsOf(currency).digits),
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
    changes: changesOf(log, merchant.no),
  };
}

const availableOf = ({ holder }: Merchant) => (holder.accounts[0] as Holder['accounts'][number]).account.amounts.available;

/** Merchants that pass a filter, newest first or as they are wanted. @throws Refusal 400 */
export function findMerchants(
  world: World,
  actor: Operator,
  query: Record<string, unknown>,
  figures: MerchantFigures,
  isHeader = false,
): Merchant[] {
  const { keyword, tag, idleHours, negativeMargin, currency, switchedOff } = query as MerchantFilter;
  const now = world.clock.now();
  const tests = new Tests<Merchant>(query, ({ holder }) => mainCurrency(holder));
  tests.add(({ holder }) => isInScope(actor, holder));
  const sought = soughtIn(keyword);
  tests.add(
    sought.length > 0 &&
      (({ no, holder, shortName, appId, loginAccount }) =>
        [no, appId, loginAccount].some((one) => sought.includes(one.toUpperCase())) ||
        holds(sought, [`${holder.name} ${shortName}`])),
  );
  tests.oneOf('mchNo', ({ no }) => no);
  if (!isHeader) tests.oneOf('status', ({ holder }) => holder.status);
  tests.oneOf('mchType', ({ type }) => type);
  tests.oneOf('level', ({ holder }) => holder.level);
  tests.oneOf('agentNo', ({ holder }) => holder.agent?.no);
  tests.oneOf('ownerOperatorId', ({ owner }) => owner?.id);
  tests.oneOf('country', ({ holder }) => holder.country);
  tests.oneOf('kycStatus', (one) => kycOf(one, now));
  tests.oneOf('riskLevel', ({ riskLevel }) => riskLevel);
  const wanted = currency?.split(',');
  tests.add(wanted && (({ holder }) => holder.accounts.some(({ account }) => wanted.includes(account.currency))));
  const off = switchedOff?.split(',') as (keyof Merchant['switches'])[] | undefined;
  tests.add(off && (({ switches }) => off.some((name) => !switches[name])));
  tests.add(tag && (({ tags, riskTags }) => tags.includes(tag) || riskTags.includes(tag)));
  tests.money('availableMin', 'availableMax', availableOf);
  tests.add(idleHours !== undefined && ((one) => now - (figures.lastOrderAt(one) ?? 0) >= idleHours * 3_600_000));
  tests.add(negativeMargin !== undefined && ((one) => figures.hasLoss(one) === negativeMargin));
  tests.range(actor, 'createdFrom', 'createdTo', ({ createdAt }) => createdAt);
  return [...world.merchants.values()].filter((one) => tests.list.every((passes) => passes(one))).sort(orderOf(query, figures));
}

function orderOf({ sortField = 'createdAt', sortOrder }: { sortField?: unknown; sortOrder?: unknown }, figures: MerchantFigures) {
  const units = (one: Merchant, minor: bigint) => unitsOf(mainCurrency(one.holder), minor);
  const sorts: Readonly<Record<string, (one: Merchant) => number>> = {
    createdAt: ({ createdAt }) => createdAt,
    todayPayin: (one) => units(one, figures.today(one).payin),
    todayPayinSuccessRate: (one) => {
      const { paid, count } = figures.today(one);
      return count === 0 ? -1 : paid / count;
    },
    available: (one) => units(one, availableOf(one)),
    lastOrderAt: (one) => figures.lastOrderAt(one) ?? 0,
  };
  const by = Object.hasOwn(sorts, String(sortField)) ? sorts[String(sortField)] : undefined;
  if (!by) throw badParameter('sortField');
  const sign = sortOrder === 'ascend' ? 1 : -1;
  // Newest first among equals.
  return (a: Merchant, b: Merchant) => sign * (by(a) - by(b)) || b.no.localeCompare(a.no);
}

/** Figures of the header (docs/rules/mch.md#statistics); test merchants count among the states only. */
export function statisticsOf(world: World, found: readonly Merchant[], figures: MerchantFigures): MerchantStatistics {
  const now = world.clock.now();
  const month = new Date(now + ZONE_MS).toISOString().slice(0, 7);
  const real = found.filter(({ type }) => type !== 'TEST');
  const count = (test: (one: Merchant) => boolean) => real.filter(test).length;
  const totals = totalsBy<Holder['accounts'][number], 'amount'>(({ account }) => account.currency, {
    amount: ({ account }) => account.amounts.available,
  });
  for (const { holder } of real) for (const slot of holder.accounts) if (slot.account.amounts.available > 0n) totals.add(slot);
  return {
    byStatus: merchantStatuses.map((status) => ({
      status,
      count: found.filter(({ holder }) => holder.status === status).length,
    })),
    newThisMonth: count(({ createdAt }) => new Date(createdAt + ZONE_MS).toISOString().startsWith(month)),
    activeToday: count((one) => (figures.lastOrderAt(one) ?? 0) >= dayStart(now)),
    available: totals.list(),
    negativeMargin: count((one) => figures.hasLoss(one)),
    kycEnding: count(({ kycExpireAt }) => kycExpireAt !== null && kycExpireAt > now && kycExpireAt - now <= KYC_SOON),
  };
}

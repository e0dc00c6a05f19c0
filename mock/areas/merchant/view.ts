import type { MerchantAction, Merchant as WireMerchant } from '@/contract';
import { merchantActions, merchantFits, merchantSwitches } from '../../../src/domain/merchant';
import { entryAt } from '../../../src/domain/typed';
import { maskEmail, maskName } from '../../base/mask';
import { moneyIn } from '../../base/money';
import { whyNoRight } from '../../base/noRight';
import { ratioText } from '../../base/ratio';
import { KeptWith } from '../../engine/kept';
import { type Lang, say } from '../../engine/text';
import { DAY, dayStart, iso, timeOf } from '../../engine/time';
import { kycOf, mainCurrency } from '../../flow/merchants';
import type { Operator } from '../../model/operators';
import type { Holder, Merchant } from '../../model/parties';
import type { PayOrder, Payout } from '../../model/payments';
import type { World } from '../../model/world';
import { hasLoss } from './prices';
import { obstacle, passObstacle } from './rules';

export const KYC_SOON = 30 * DAY;

export const lastFour = (text: string) => `***${text.slice(-4)}`;

/** Actions that are left out, without a reason, when the state does not fit. */
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
      denied.push({ action, why: whyNoRight(lang, key) });
      continue;
    }
    const refusal = obstacle(world, merchant, actor, action, lang);
    if (!refusal) allowed.push(action);
    else denied.push({ action, why: say(lang, refusal.text, refusal.values) });
  }
  const refusal = allowed.includes('review') ? passObstacle(world, merchant, lang) : undefined;
  if (refusal) denied.push({ action: 'pass', why: say(lang, refusal.text, refusal.values) });
  return { allowed, denied };
}

/** Results of a merchant today. */
interface Today {
  payin: bigint;
  count: number;
  paid: number;
  payout: bigint;
}

const lastOrders = new KeptWith<World, { pay: number; sett: number; at: Map<Holder, number> }>('lastOrders');

/** Time of each holder's last order; only scans orders since the last call. */
function lastOrderAt(world: World): ReadonlyMap<Holder, number> {
  const known = lastOrders.get(world) ?? { pay: 0, sett: 0, at: new Map<Holder, number>() };
  lastOrders.set(world, known);
  const note = ({ holder, createdAt }: PayOrder | Payout) => known.at.set(holder, Math.max(createdAt, known.at.get(holder) ?? 0));
  const { payOrders, payouts } = world;
  for (; known.pay < payOrders.rows.length; known.pay++) note(entryAt(payOrders.rows, known.pay));
  for (; known.sett < payouts.rows.length; known.sett++) {
    const payout = entryAt(payouts.rows, known.sett);
    if (!payout.order) note(payout);
  }
  return known.at;
}

/** Figures of the rows, computed for all merchants at once. */
export interface MerchantFigures {
  today: (merchant: Merchant) => Today;
  lastOrderAt: (merchant: Merchant) => number | null;
  hasLoss: (merchant: Merchant) => boolean;
}

/** Today's results of each merchant in its main currency; computed per call. */
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
    const order = entryAt(rows, at);
    if (order.createdAt < from) break;
    if (!isMain(order)) continue;
    const sum = sumOf(order.holder);
    sum.count++;
    sum.payin += order.paid;
    sum.paid += Number(order.paidAt !== null);
  }
  for (let at = world.payouts.rows.length - 1; at >= 0; at--) {
    const payout = entryAt(world.payouts.rows, at);
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

export const ratio = (part: number, whole: number): string | null => (whole === 0 ? null : (part / whole).toFixed(4));

/** Masked fields of a merchant's row. */
export function fieldsOf(world: World, merchant: Merchant, figures: MerchantFigures): WireMerchant {
  const now = world.clock.now();
  const { holder, contact, limits, switches, owner, secret, oldSecret } = merchant;
  const currency = mainCurrency(holder);
  const money = (minor: bigint | null) => (minor === null ? null : moneyIn(currency, minor));
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
      const { available, frozen, pending } = account.amounts;
      // A dispute may exceed the balance; a negative balance is shown as zero.
      const shown = (minor: bigint) => moneyIn(account.currency, minor < 0n ? 0n : minor);
      const reserve = world.ledger.find(holder.no, account.currency, 'RESERVE')?.amounts.frozen ?? 0n;
      return {
        currency: account.currency,
        available: shown(available),
        frozen: shown(frozen),
        pending: shown(pending),
        reserve: shown(reserve),
      };
    }),
    todayPayin: moneyIn(currency, today.payin),
    todayPayinCount: today.count,
    todayPayinSuccessRate: ratio(today.paid, today.count),
    todayPayout: moneyIn(currency, today.payout),
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

/** One row for this operator, with its actions. */
export const showMerchant = (
  world: World,
  merchant: Merchant,
  actor: Operator,
  lang: Lang,
  figures: MerchantFigures = figuresOf(world),
): WireMerchant => ({ ...fieldsOf(world, merchant, figures), ...rights(world, merchant, actor, lang) });

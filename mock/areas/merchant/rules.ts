import type { MerchantAction, MerchantStatus } from '@/contract';
import { canMerchant, type MerchantEvent, merchantFits, merchantTransitions } from '../../../src/domain/merchant';
import { isOneOf } from '../../../src/domain/typed';
import { canHappen } from '../../../src/domain/withdraw';
import { type ConflictCode, conflict } from '../../base/conflict';
import { moneyText } from '../../base/money';
import { demandFound, type Lang, Refusal, say, type Text } from '../../engine/text';
import { isMaker } from '../../flow/makers';
import { kycOf } from '../../flow/merchants';
import { priceAt } from '../../flow/prices';
import { by } from '../../flow/show';
import { hold, unhold } from '../../flow/withdraw/decide';
import { endHold, returnsToHold } from '../../flow/withdraw/holder';
import { nameOfValue } from '../../flow/words/words';
import type { Operator, PlatformCall } from '../../model/operators';
import type { Merchant } from '../../model/parties';
import type { Withdraw } from '../../model/payments';
import type { OrderEvent } from '../../model/records';
import { isInScope } from '../../model/scope';
import { purseOf, type World } from '../../model/world';

const NOBODY: Text = ['Merchant not found, or outside your data scope.', '商户不存在或不在您的数据范围内。'];
const CHANGED: Text = ['Changed by {who} {ago} ago.', '{who} 于 {ago}前已变更。'];

const STATES: Readonly<Record<MerchantStatus, Text>> = {
  PENDING_REVIEW: ['Awaiting review for {ago}.', '{ago}前提交审核，尚未审核。'],
  REJECTED: ['Rejected by {who} {ago} ago.', '{ago}前已被 {who} 审核拒绝。'],
  ACTIVE: ['Active; last changed by {who} {ago} ago.', '商户状态正常，{who} 于 {ago}前变更。'],
  SUSPENDED: ['Suspended; last changed by {who} {ago} ago.', '商户已暂停，{who} 于 {ago}前变更。'],
  CLOSING: ['Closing; last changed by {who} {ago} ago.', '商户清退中，{who} 于 {ago}前变更。'],
  CLOSED: ['The merchant is closed.', '商户已关闭。'],
};

const OWN: Text = ['You created or changed this merchant. Another user must review it.', '该商户由您录入或修改，须由他人审核。'];

const UNCHECKED: Text = [
  'The identity check has not passed (KYC: {state}), so the merchant cannot pass.',
  '商户 KYC 未通过（{state}），不能审核通过。',
];

const NO_PRICE: Text = ['No product is enabled yet. Set a price first.', '尚未开通产品，请先设置价格。'];

const NOT_EMPTY: Text = ['Cannot be closed yet: {what}.', '暂不能关闭：{what}。'];
const LEFT: Text = ['balance {amount}', '余额 {amount}'];

const OPEN: Text = [
  'open pay orders: {payin}, payouts: {payout}, withdrawals: {withdraw}',
  '未完结支付 {payin} 笔、代付 {payout} 笔、提现 {withdraw} 笔',
];

const HELD_BY: Text = ['The merchant is suspended', '商户已暂停'];

const OPEN_PAY: ReadonlySet<string> = new Set(['CREATED', 'PAYING', 'DISPUTED']);
const DONE_SETT: ReadonlySet<string> = new Set(['SUCCESS', 'FAILED', 'REVERSED', 'CANCELED', 'REJECTED']);
const DONE_WITHDRAW: ReadonlySet<string> = new Set(['SUCCESS', 'REJECTED', 'CANCELED', 'EXPIRED']);

/** A merchant that the operator may see. @throws Refusal 404 */
export const findMerchant = (world: World, actor: Operator, no: unknown): Merchant =>
  demandFound(world.merchants.get(String(no)), NOBODY, (one) => isInScope(actor, one.holder));

/** Open orders of a merchant. */
export function openOrdersOf(world: World, { holder }: Merchant): { payin: number; payout: number; withdraw: number } {
  const count = <Row extends { holder: unknown; status: string }>(rows: readonly Row[], isOpen: (row: Row) => boolean) =>
    rows.reduce((sum, row) => sum + Number(row.holder === holder && isOpen(row)), 0);
  const currencies = holder.accounts.map(({ account }) => account.currency);
  const over = (one: (currency: string) => number) => currencies.reduce((sum, currency) => sum + one(currency), 0);
  return {
    payin: over((currency) => count(world.payOrders.group(currency), ({ status }) => OPEN_PAY.has(status))),
    // A withdrawal's payout counts with the withdrawal.
    payout: over((currency) => count(world.payouts.group(currency), (row) => !row.order && !DONE_SETT.has(row.status))),
    withdraw: over((currency) =>
      count(world.withdraws.group(purseOf({ holderNo: holder.no, currency })), ({ status }) => !DONE_WITHDRAW.has(status)),
    ),
  };
}

/** Why a closing merchant cannot be closed yet, as text; empty when it can (docs/rules/mch.md#closing). */
export function leftBehind(world: World, merchant: Merchant, lang: Lang): string {
  const own = [...world.ledger.accounts.values()].filter(({ holderNo }) => holderNo === merchant.no);
  const money = own.flatMap(({ currency, amounts }) => {
    const sum = amounts.available + amounts.frozen + amounts.pending;
    return sum === 0n ? [] : [say(lang, LEFT, { amount: moneyText(sum, currency) })];
  });
  const orders = openOrdersOf(world, merchant);
  const isOpen = orders.payin + orders.payout + orders.withdraw > 0;
  return [...money, ...(isOpen ? [say(lang, OPEN, orders)] : [])].join(lang === 'zh' ? '；' : '; ');
}

/** 409: who changed the merchant and when; the caller adds the current row. */
export function merchantConflict(
  world: World,
  merchant: Merchant,
  text: Text,
  lang: Lang,
  error: ConflictCode = 'STATE_CONFLICT',
  what = '',
): Refusal {
  const { updatedBy, updatedAt } = merchant;
  return conflict(error, text, { who: updatedBy, at: updatedAt, now: world.clock.now(), lang }, { what });
}

/** Why this operator cannot act on the merchant now, for `allowed` and `denied`; does not check the access key. */
export function obstacle(
  world: World,
  merchant: Merchant,
  actor: Operator,
  action: MerchantAction,
  lang: Lang,
): Refusal | undefined {
  const { status } = merchant.holder;
  if (!merchantFits(action, status)) return merchantConflict(world, merchant, STATES[status], lang);
  if (action === 'review' && isMaker(merchant, actor))
    return new Refusal(403, 'SELF_APPROVAL', OWN, {}, { makerName: actor.username });
  if (action !== 'close' || status !== 'CLOSING') return undefined;
  const what = leftBehind(world, merchant, lang);
  return what ? merchantConflict(world, merchant, NOT_EMPTY, lang, 'STATE_CONFLICT', what) : undefined;
}

/** Why a merchant in review cannot pass, though it can be rejected; undefined when it can (docs/rules/mch.md#review). */
export function passObstacle(world: World, merchant: Merchant, lang: Lang): Refusal | undefined {
  const now = world.clock.now();
  const kyc = kycOf(merchant, now);
  if (kyc !== 'PASSED') {
    const sentence = (one: Lang) => say(one, UNCHECKED, { state: nameOfValue(one, 'merchant', 'kycStatus', kyc) ?? kyc });
    return merchantConflict(world, merchant, [sentence('en'), sentence('zh')], lang);
  }
  const isOn = (code: string) => priceAt(merchant.prices, code, now)?.isEnabled === true;
  return [...merchant.prices.keys()].some(isOn) ? undefined : merchantConflict(world, merchant, NO_PRICE, lang);
}

/** Checks all conditions of an action on the version that the caller saw. @throws Refusal 403 or 409 */
export function demand(
  world: World,
  merchant: Merchant,
  { actor, lang }: PlatformCall,
  action: MerchantAction,
  version: unknown,
) {
  // A caller with an older version must see the current state first.
  if (merchantFits(action, merchant.holder.status) && merchant.version !== version)
    throw merchantConflict(world, merchant, CHANGED, lang, 'VERSION_CONFLICT');
  const refusal = obstacle(world, merchant, actor, action, lang);
  if (refusal) throw refusal;
}

/**
 * Moves a merchant according to the state table; the only function that changes its state.
 * @throws Error when the table has no such move
 */
export function moveMerchant(
  merchant: Merchant,
  event: MerchantEvent,
  to: MerchantStatus,
  { reasonCode = null, remark = null }: { reasonCode?: string | null; remark?: string | null } = {},
) {
  const { holder } = merchant;
  if (!canMerchant(event, holder.status) || !isOneOf(merchantTransitions[event].to, to))
    throw new Error(`${merchant.no}: ${event} cannot lead from ${holder.status} to ${to}`);
  holder.status = to;
  merchant.statusReason = reasonCode;
  merchant.statusRemark = remark;
}

/** How often an order was held: another hold has another number, whatever else has changed. */
const holdsOf = ({ events }: Withdraw) => events.filter(({ kind }) => kind === 'HELD').length;

/** Holds the withdrawals that await a decision or documents and will not return to a hold by themselves (docs/rules/mch.md#suspension). */
export function holdWithdrawals(world: World, call: PlatformCall, merchant: Merchant) {
  const details = { reasonCode: 'OTHER', remark: say(call.lang, HELD_BY) } satisfies Partial<OrderEvent>;
  for (const order of [...world.open]) {
    if (order.holder !== merchant.holder || !canHappen('hold', order.status) || returnsToHold(order)) continue;
    hold(world, order, by(call, 'HELD', details), null);
    merchant.held.set(order.no, holdsOf(order));
  }
}

/** Resumes withdrawals held by a suspension; decisions made meanwhile remain. */
export function letWithdrawalsGo(world: World, call: PlatformCall, merchant: Merchant) {
  for (const [no, holds] of merchant.held) {
    const order = world.withdraws.get(no);
    if (!order || holdsOf(order) !== holds) continue;
    const details = by(call, 'UNHELD', { reasonCode: 'CHECKED_OK' });
    if (order.status === 'HELD') unhold(world, order, details);
    else if (returnsToHold(order)) endHold(world, order, details);
  }
  merchant.held.clear();
}

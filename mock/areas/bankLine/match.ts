import type { BankLineBizType, BankLineIgnoreReason } from '@/contract';
import { canIgnoreAs } from '../../../src/domain/bankLine';
import { REMARK_SHORT, reasonOf } from '../../base/bulk';
import { invalid } from '../../engine/schema';
import type { Text } from '../../engine/text';
import { settleItem } from '../../flow/cards/batch';
import { ignoreLine, unmatchLine } from '../../flow/cards/book';
import { settleCollect, unsettleCollect } from '../../flow/cards/collect';
import { by } from '../../flow/show';
import type { BankLine } from '../../model/cards';
import type { PlatformCall } from '../../model/operators';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { refuse } from './act';
import { collectObstacle, itemObstacle } from './rules';

const NO_ORDER: Text = ['Order not found, or outside your data scope.', '订单不存在或不在您的数据范围内。'];
const CURRENCY: Text = ['The order has a different currency.', '订单币种不一致。'];

const DIRECTION: Text = [
  'Match money in to a collection order and money out to a payout.',
  '收入只能匹配收款订单，支出只能匹配代付明细。',
];

const AMOUNT: Text = ['The payout has a different amount.', '与代付金额不一致。'];
const CARD: Text = ['The payout is paid from a different card.', '该代付使用另一张银行卡付款。'];
const CAUSE: Text = ['Required when amounts or cards differ.', '金额或银行卡不一致时必填。'];

const AGREED: Text = [
  'It arrived on a different card with a different amount. The merchant must agree.',
  '到账卡和金额都不一致，须经商户同意。',
];

const FEE_IN: Text = ['A bank fee is money out, but this movement is money in.', '银行手续费为支出，该流水为收入。'];

interface Matching {
  bizType: 'COLLECT' | 'PAYOUT';
  bizNo: string;
  mchAgreed?: boolean;
  reasonCode?: string;
  remark?: string;
}

const wrong = (call: PlatformCall, name: string, rule: string, text: Text) => invalid(call.lang, [{ name, rule, text }]);

/** Reason and remark of a match with differences. @throws Refusal 422 */
function causeOf(call: PlatformCall, isPlain: boolean) {
  const { reasonCode, remark } = call.body as Partial<Matching>;
  if (reasonCode) return reasonOf(call);
  if (!isPlain) throw wrong(call, 'reasonCode', 'required', CAUSE);
  return { remark };
}

function matchCollect(world: World, call: PlatformCall, line: BankLine, { bizNo, mchAgreed = false }: Matching) {
  const collect = world.pool.collects.get(bizNo.trim().toUpperCase());
  if (!collect || !isInScope(call.actor, collect.holder)) throw wrong(call, 'bizNo', 'exists', NO_ORDER);
  if (collect.order.account.currency !== line.card.currency) throw wrong(call, 'bizNo', 'currency', CURRENCY);
  const why = collectObstacle(collect);
  if (why) throw refuse(world, call, line, why);
  const isExact = line.amount === collect.payable;
  const isOwn = line.card === collect.card;
  if (!isExact && !isOwn && !mchAgreed) throw wrong(call, 'mchAgreed', 'required', AGREED);
  const cause = causeOf(call, isExact && isOwn);
  const kind = isExact || mchAgreed ? 'COLLECT_CONFIRMED' : 'COLLECT_DIFF';
  const details = by(call, kind, cause);
  settleCollect(world, collect, line, { matchType: 'MANUAL', by: call.actor.username, details: details, isAgreed: mchAgreed });
}

function matchItem(world: World, call: PlatformCall, line: BankLine, { bizNo }: Matching) {
  const item = world.pool.items.get(bizNo.trim().toUpperCase());
  if (!item || !isInScope(call.actor, item.batch.holder)) throw wrong(call, 'bizNo', 'exists', NO_ORDER);
  if (item.batch.currency !== line.card.currency) throw wrong(call, 'bizNo', 'currency', CURRENCY);
  const why = itemObstacle(item);
  if (why) throw refuse(world, call, line, why);
  if (item.net !== line.amount) throw wrong(call, 'bizNo', 'amount', AMOUNT);
  if (item.card !== line.card) throw wrong(call, 'bizNo', 'card', CARD);
  settleItem(world, item, line, by(call, 'ITEM_PAID', causeOf(call, true)), call.actor.username);
}

/** Matches a movement to the order in the call (docs/rules/bankLine.md#match). @throws Refusal 409 or 422 */
export function match(world: World, call: PlatformCall, line: BankLine) {
  const matching = call.body as unknown as Matching;
  if (matching.reasonCode === 'OTHER' && (matching.remark ?? '').trim().length < 4) throw invalid(call.lang, [REMARK_SHORT]);
  if ((line.direction === 'IN') !== (matching.bizType === 'COLLECT')) throw wrong(call, 'bizType', 'direction', DIRECTION);
  if (matching.bizType === 'COLLECT') matchCollect(world, call, line, matching);
  else matchItem(world, call, line, matching);
}

/** Unmatches a movement, and reopens its collection order (docs/rules/bankLine.md#unmatch). */
export function unmatch(world: World, call: PlatformCall, line: BankLine) {
  const details = by(call, 'LINE_UNMATCHED', reasonOf(call));
  const collect = line.bizType === 'COLLECT' ? world.pool.collects.get(line.bizNo ?? '') : undefined;
  if (line.matchStatus === 'MATCHED' && collect) unsettleCollect(world, collect, call.actor.username, details);
  else unmatchLine(world, line, call.actor.username, details);
}

/** Marks a movement as belonging to no order (docs/rules/bankLine.md#ignore). @throws Refusal 409 */
export function ignore(world: World, call: PlatformCall, line: BankLine) {
  const reason = reasonOf(call);
  const code = reason.reasonCode as BankLineIgnoreReason;
  if (!canIgnoreAs(code, line.direction)) throw refuse(world, call, line, { text: FEE_IN });
  ignoreLine(world, line, code as BankLineBizType, code, call.actor.username, by(call, 'LINE_IGNORED', reason));
}

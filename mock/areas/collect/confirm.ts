import { fault } from '../../base/faults';
import { currencyInfo, minorOf } from '../../base/money';
import { invalid } from '../../engine/schema';
import type { Text } from '../../engine/text';
import { twinOf } from '../../flow/cards/book';
import { bookKnown } from '../../flow/cards/desk';
import { payOrdersByNumber } from '../../flow/findByNumber';
import type { BankLine, Collect } from '../../model/cards';
import type { CallFor, Operator, PlatformCall } from '../../model/operators';
import type { StoredFile } from '../../model/records';
import { seesCard } from '../../model/scope';
import type { World } from '../../model/world';
import { AROUND_MS, creditOf } from './hints';

const NO_LINE: Text = ['Movement not found, or already matched.', '流水不存在或已匹配。'];
const OTHER_CURRENCY: Text = ['The movement has a different currency.', '流水币种不一致。'];
const TOO_EARLY: Text = ['The movement is older than the order.', '该流水早于订单创建时间。'];
const OWN_LINE: Text = ['The order already has its movement.', '该订单已有对应流水。'];
const NO_CARD: Text = ['The order never had a card. Choose the movement.', '该订单从未分配银行卡，请选择流水。'];
const BLANK: Text = ['This field is required.', '此项必填。'];
const AMOUNT: Text = ['Enter an amount above zero with at most {limit} decimals.', '须大于零，小数最多 {limit} 位。'];
const REF_KNOWN: Text = ['The card already has a movement with this reference: {limit}.', '该卡已有此流水号的流水：{limit}。'];
const REF_USED: Text = ['Another pay order uses this bank reference.', '该银行流水号已用于其他支付订单。'];
const NO_FILE: Text = ['File not found, uploaded by another user, or already used.', '文件不存在、由他人上传或已用于其他订单。'];
const AGREE: Text = ['The merchant must agree to the received amount.', '须商户同意实际到账金额。'];

const AGREE_OTHER_CARD: Text = [
  'It arrived on a different card with a different amount. The merchant must agree before it is credited.',
  '款项进入其他银行卡且金额不符，须商户同意后才能入账。',
];

const FEE: Text = ['The merchant fee would exceed the received amount.', '商户手续费将超过到账金额。'];

/** The payment, and how to get its movement: it exists, or is booked now. */
interface Found {
  amount: bigint;
  /** True when the payment arrived on the card shown to the payer. */
  isOwnCard: boolean;
  line: () => BankLine;
}

/** An existing movement. @throws Refusal 422 */
function lineIn({ pool }: World, { actor, lang }: PlatformCall, collect: Collect, no: string): Found {
  const refuse = (rule: string, text: Text) => invalid(lang, [fault('statementLineNo', rule, text)]);
  const line = pool.lines.get(no);
  if (line?.direction !== 'IN' || line.matchStatus !== 'UNMATCHED' || !seesCard(actor, line.card))
    throw refuse('exists', NO_LINE);
  if (line.card.currency !== collect.order.account.currency) throw refuse('currency', OTHER_CURRENCY);
  if (line.bankTime < collect.createdAt - AROUND_MS) throw refuse('time', TOO_EARLY);
  return { amount: line.amount, isOwnCard: line.card === collect.card, line: () => line };
}

/** A file of this operator that no other record uses. */
const isUsable = (file: StoredFile | undefined, actor: Operator, collect: Collect): file is StoredFile =>
  file?.by === actor && (!file.subject || file.subject.no === collect.no);

/** An unreported payment with evidence: recorded as manual. @throws Refusal 422 */
function evidenceIn(world: World, { actor, body, lang }: CallFor<'confirmCollect'>, collect: Collect): Found {
  const { card, order } = collect;
  if (!card) throw invalid(lang, [fault('statementLineNo', 'required', NO_CARD)]);
  const { paidAmount, bankRefNo = '', evidenceFileId = '' } = body;
  const { digits } = currencyInfo(order.account.currency);
  const amount = paidAmount === undefined ? undefined : minorOf(paidAmount, digits);
  const ref = bankRefNo.trim();
  const file = world.files.get(evidenceFileId);
  const movement = {
    direction: 'IN',
    amount: amount ?? 0n,
    bankTime: world.clock.now(),
    source: 'MANUAL',
    ref,
    by: actor.username,
  } as const;
  const twin = ref ? twinOf(world, card, movement) : undefined;
  const isUsed = payOrdersByNumber(world, ref).some(({ matched, record }) => matched === 'bankRefNo' && record !== order);
  const faults = [
    paidAmount === undefined && fault('paidAmount', 'required', BLANK),
    paidAmount !== undefined && (amount ?? 0n) <= 0n && fault('paidAmount', 'digits', AMOUNT, { limit: digits }),
    !ref && fault('bankRefNo', 'required', BLANK),
    twin && fault('bankRefNo', 'unique', REF_KNOWN, { limit: twin.no }),
    !twin && isUsed && fault('bankRefNo', 'unique', REF_USED),
    !isUsable(file, actor, collect) &&
      fault('evidenceFileId', evidenceFileId ? 'exists' : 'required', evidenceFileId ? NO_FILE : BLANK),
  ].filter((one) => one !== false && one !== undefined);
  if (faults.length > 0 || !isUsable(file, actor, collect)) throw invalid(lang, faults);
  const book = () => {
    file.subject = { entity: 'collect', no: collect.no };
    collect.voucher = file;
    return bookKnown(world, card, { ...movement, file });
  };
  return { amount: movement.amount, isOwnCard: true, line: book };
}

/**
 * The payment that an operator confirms: the matched one, an existing movement, or one that only evidence proves
 * (docs/rules/collect.md#confirm). Changes nothing until it can be booked.
 * @throws Refusal 422
 */
export function paymentIn(
  world: World,
  call: CallFor<'confirmCollect'>,
  collect: Collect,
): { line: BankLine; isAgreed: boolean } {
  const { statementLineNo, paidAmount, mchAgreed } = call.body;
  const refuse = (name: string, rule: string, text: Text) => invalid(call.lang, [fault(name, rule, text)]);
  const isAgreed = mchAgreed === true;
  const own = collect.line;
  if (own && (paidAmount !== undefined || (statementLineNo !== undefined && statementLineNo !== own.no)))
    throw refuse('statementLineNo', 'differs', OWN_LINE);
  const found: Found = own
    ? { amount: own.amount, isOwnCard: own.card === collect.card, line: () => own }
    : statementLineNo === undefined
      ? evidenceIn(world, call, collect)
      : lineIn(world, call, collect, statementLineNo);
  const isExact = found.amount === collect.payable;
  if (own && !isExact && !isAgreed) throw refuse('mchAgreed', 'required', AGREE);
  if (!found.isOwnCard && !isExact && !isAgreed) throw refuse('mchAgreed', 'required', AGREE_OTHER_CARD);
  if ((isExact || isAgreed) && creditOf(collect, found.amount).net < 0n)
    throw refuse(paidAmount === undefined ? 'statementLineNo' : 'paidAmount', 'fee', FEE);
  return { line: found.line(), isAgreed };
}

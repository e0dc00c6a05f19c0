import type { CardAction } from '@/contract';
import { type CardRule, cardFaults, fitsCard } from '../../../src/domain/card';
import type { FieldChange } from '../../base/callLog';
import { amountsIn, type Checked, fault } from '../../base/faults';
import { moneyIn, moneyText } from '../../base/money';
import { invalid } from '../../engine/schema';
import { Refusal, type Text } from '../../engine/text';
import { timeOf } from '../../engine/time';
import { bookOf } from '../../flow/cards/accounts';
import { coolCard, isAuthorised, isFull, isHeard, moveCard } from '../../flow/cards/use';
import { isMaker } from '../../flow/makers';
import type { BankCard } from '../../model/cards';
import type { Operator, PlatformCall } from '../../model/operators';
import type { EventDetails, StoredFile } from '../../model/records';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';

const OWN: Text = ['You created or changed this card. Another user must review it.', '该卡由您录入或修改，须由他人审核。'];

const NO_PAPER: Text = ['The card holder’s authorization is missing.', '缺少持卡人授权文件。'];
const PAPER_ENDED: Text = ['The card holder’s authorization has expired.', '持卡人授权已失效。'];
const UNHEARD: Text = ['No device listens to this card. Pair one first.', '没有在线的监听设备，请先配对。'];
const FULL: Text = ['The daily limit is used up.', '当日限额已用完。'];
const HAS_MONEY: Text = ['The card still holds {amount}.', '账面余额尚有 {amount}。'];
const HAS_ORDERS: Text = ['Open orders on this card: {n}.', '尚有 {n} 笔进行中订单。'];

/** Messages of rules over several fields. */
const RULES: Readonly<Record<CardRule, Text>> = {
  positive: ['Must be above zero.', '必须大于零。'],
  'gte:minPerTxn': ['Must not be below the minimum amount.', '不得小于单笔最小金额。'],
  'gte:maxPerTxn': ['Must not be below the maximum per transaction.', '不得小于单笔最大金额。'],
  'gte:daily': ['Must not be below the daily limits.', '不得小于单日限额。'],
  authorised: ['Required for a person’s card and a contract card.', '个人卡或签约卡必填。'],
  together: ['Enter number, file and expiry of the authorization together.', '授权编号、文件与有效期须同时填写。'],
  future: ['Must be in the future.', '必须晚于当前时间。'],
  hours: ['Enter both times, or neither.', '请同时填写起止时间，或都不填。'],
  differs: ['The times must differ.', '起止时间不能相同。'],
  merchants: ['Choose at least one merchant.', '请至少选择一个商户。'],
};

const NO_FILE: Text = ['Upload the file again.', '请重新上传文件。'];
const UNKNOWN_MCH: Text = ['{mchNo} not found, or outside your data scope.', '商户 {mchNo} 不存在或不在您的数据范围内。'];

export type Why = { text: Text; values?: Readonly<Record<string, string | number>> };

/** Why a card cannot be enabled; undefined when it can (docs/rules/card.md#authorization). */
function idleWhy(world: World, card: BankCard): Why | undefined {
  if (!card.authorisation?.file) return { text: NO_PAPER };
  return isAuthorised(card, world.clock.now()) ? undefined : { text: PAPER_ENDED };
}

/** True when a collecting card has no active device. */
export const lacksEar = (world: World, card: BankCard): boolean => card.usage !== 'PAYOUT' && !isHeard(world, card);

function retireWhy({ pool }: World, card: BankCard): Why | undefined {
  const book = bookOf(card);
  const { currency } = card;
  if (book !== 0n) return { text: HAS_MONEY, values: { amount: moneyText(book, currency) } };
  const n = pool.open.get(card)?.size ?? 0;
  return n > 0 ? { text: HAS_ORDERS, values: { n } } : undefined;
}

/** Why this operator cannot take an action, apart from key and state; undefined when possible. */
export function cardWhy(world: World, card: BankCard, action: CardAction, actor: Operator): Why | undefined {
  switch (action) {
    case 'review':
      return isMaker(card, actor) ? { text: OWN } : undefined;
    case 'enable':
      return (
        idleWhy(world, card) ?? (lacksEar(world, card) ? { text: UNHEARD } : isFull(world, card) ? { text: FULL } : undefined)
      );
    case 'retire':
      return retireWhy(world, card);
    default:
      return undefined;
  }
}

/** Why a card in review cannot be passed; undefined when it can. */
export const passWhy = idleWhy;

/** Card fields that a call may set. */
export type Terms = Pick<
  BankCard,
  | 'holderName'
  | 'holderType'
  | 'ownership'
  | 'authorisation'
  | 'branch'
  | 'province'
  | 'city'
  | 'usage'
  | 'groupCode'
  | 'mchScope'
  | 'mchNos'
  | 'minPerTxn'
  | 'maxPerTxn'
  | 'dailyInLimit'
  | 'dailyOutLimit'
  | 'dailyCountLimit'
  | 'monthlyLimit'
  | 'maxOpenOrders'
  | 'weight'
  | 'priority'
  | 'workFrom'
  | 'workTo'
  | 'alertBalance'
  | 'bankMobile'
  | 'tags'
  | 'remark'
>;

const PLAIN = [
  'holderType',
  'ownership',
  'usage',
  'groupCode',
  'mchScope',
  'mchNos',
  'dailyCountLimit',
  'maxOpenOrders',
  'weight',
  'priority',
  'workFrom',
  'workTo',
  'bankMobile',
  'tags',
] as const;

/** Fields that the authorization rules depend on. */
const PAPER = ['authorisationNo', 'authorisationFileId', 'authorisationExpireAt', 'holderType', 'ownership'] as const;
const TEXTS = ['branch', 'province', 'city', 'remark'] as const;
export const AMOUNTS = ['minPerTxn', 'maxPerTxn', 'dailyInLimit', 'dailyOutLimit', 'monthlyLimit'] as const;

interface Agreement {
  no: string | null;
  file: StoredFile | null;
  expireAt: number | null;
}

/** The authorization after a call; fields that the call leaves out are kept. */
function agreementIn(
  world: World,
  { body }: PlatformCall,
  before: BankCard['authorisation'],
): Agreement & { isForeign: boolean } {
  const { authorisationNo, authorisationFileId, authorisationExpireAt } = body as Record<string, string | null | undefined>;
  const no = authorisationNo === undefined ? (before?.no ?? null) : authorisationNo?.trim() || null;
  const found = authorisationFileId ? (world.files.get(authorisationFileId) ?? null) : null;
  const file = authorisationFileId === undefined ? (before?.file ?? null) : found;
  const expireAt =
    authorisationExpireAt === undefined
      ? (before?.expireAt ?? null)
      : authorisationExpireAt
        ? Date.parse(authorisationExpireAt)
        : null;
  return { no, file, expireAt, isForeign: Boolean(authorisationFileId) && !found };
}

/** Errors of limits, hours, authorization and merchants, with messages. */
function ruleFaults(currency: string, terms: Terms, agreement: Agreement, at: number): Checked[] {
  const money = (minor: bigint) => moneyIn(currency, minor);
  const { holderType, ownership, workFrom, workTo, mchScope, mchNos } = terms;
  const amounts = Object.fromEntries(AMOUNTS.map((name) => [name, money(terms[name])]));
  const paper = {
    authorisationNo: agreement.no,
    authorisationFileId: agreement.file?.id ?? null,
    authorisationExpireAt: timeOf(agreement.expireAt),
  };
  return cardFaults({ holderType, ownership, workFrom, workTo, mchScope, mchNos, ...amounts, ...paper }, at).map(
    ({ name, rule }) => fault(name, rule, RULES[rule]),
  );
}

/**
 * The terms of a card after a call, and every field that breaks a rule (docs/rules/card.md#form).
 * @param card left out for a new card
 */
export function termsIn(world: World, call: PlatformCall, currency: string, before: Terms, card: BankCard | undefined) {
  const { actor, at } = call;
  const body = call.body;
  const amounts = amountsIn(currency);
  const agreement = agreementIn(world, call, before.authorisation);
  const { file } = agreement;
  const isNew = file !== null && file !== before.authorisation?.file;
  const isForeign = agreement.isForeign || (isNew && (file.by !== actor || (file.subject && file.subject.no !== card?.id)));
  const terms = { ...before };
  for (const name of PLAIN) if (body[name] !== undefined) Object.assign(terms, { [name]: body[name] });
  for (const name of TEXTS)
    if (body[name] !== undefined) Object.assign(terms, { [name]: String(body[name] ?? '').trim() || null });
  for (const name of AMOUNTS) if (body[name] !== undefined) terms[name] = amounts.read(name, String(body[name]));
  if (body.holderName !== undefined) terms.holderName = String(body.holderName).trim();
  if (body.alertBalance !== undefined)
    terms.alertBalance = body.alertBalance === null ? null : amounts.read('alertBalance', String(body.alertBalance));
  if (terms.mchScope === 'ALL') terms.mchNos = [];
  const { no, expireAt } = agreement;
  terms.authorisation = no && expireAt !== null ? { no, file, expireAt } : null;
  const unknown = terms.mchNos.find((mchNo) => !before.mchNos.includes(mchNo) && !seesMerchant(world, actor, mchNo));
  // An expired authorization must not block a change of other fields.
  const isPaperSent = !card || PAPER.some((name) => body[name] !== undefined);
  const rules = ruleFaults(currency, terms, agreement, at).filter(
    (one) => one && (isPaperSent || !one.name.startsWith('authorisation')),
  );
  const faults = [
    ...amounts.faults,
    // An amount with too many digits cannot be compared.
    ...(amounts.faults.length > 0 ? [] : rules),
    isForeign && fault('authorisationFileId', 'exists', NO_FILE),
    unknown !== undefined && fault('mchNos', 'exists', UNKNOWN_MCH, { mchNo: unknown }),
  ].filter((one) => one !== undefined && one !== false);
  return { terms, faults };
}

/** Parses the terms of a card. @param more errors that the caller found @throws Refusal 422 with every error */
export function readTerms(
  world: World,
  call: PlatformCall,
  currency: string,
  before: Terms,
  card: BankCard | undefined,
  more: readonly Checked[] = [],
): Terms {
  const { terms, faults } = termsIn(world, call, currency, before, card);
  const found = [...more, ...faults].filter((one) => one !== undefined && one !== false);
  if (found.length > 0) throw invalid(call.lang, found);
  return terms;
}

const seesMerchant = ({ merchants }: World, actor: Operator, no: string) => {
  const found = merchants.get(no);
  return found !== undefined && isInScope(actor, found.holder);
};

/** Attaches the authorization file to the card, and pauses the card at its expiry. */
export function keepAgreement(world: World, card: BankCard): void {
  const { authorisation } = card;
  if (!authorisation) return;
  if (authorisation.file) authorisation.file.subject = { entity: 'card', no: card.id };
  const { expireAt } = authorisation;
  world.clock.schedule(expireAt, () => {
    if (card.authorisation?.expireAt !== expireAt || !fitsCard('pause', card.status) || card.status === 'BANK_FROZEN') return;
    moveCard(world, card, 'pause', 'PAUSED', { kind: 'AUTHORISATION_ENDED', actorType: 'SYSTEM' }, 'AUTHORISATION_ENDED');
  });
}

/** Changes a card without a change of status. */
export function changeCard({ clock }: World, card: BankCard, change: Partial<BankCard>, details: EventDetails, by: string): void {
  const at = clock.now();
  Object.assign(card, change, { updatedAt: at, updatedBy: by, version: card.version + 1 });
  card.events.push({ at, ...details });
}

/** True when holder or authorization differ, so that another operator must review the card (docs/rules/card.md#enable). */
export const isOtherHolder = (before: Terms, after: Terms): boolean =>
  before.holderName !== after.holderName ||
  before.holderType !== after.holderType ||
  before.ownership !== after.ownership ||
  before.authorisation?.no !== after.authorisation?.no ||
  before.authorisation?.file !== after.authorisation?.file ||
  before.authorisation?.expireAt !== after.authorisation?.expireAt;

/** Changed fields by wire name; amounts as decimal strings. The log hides personal data. */
export function cardChanges(before: Partial<BankCard>, after: BankCard): FieldChange[] {
  const shown = (value: unknown): string | null => {
    if (value === null || value === undefined || value === '') return null;
    if (typeof value === 'bigint') return moneyIn(after.currency, value);
    return Array.isArray(value) ? value.join(' ') : String(value);
  };
  const fieldsOf = (card: Partial<BankCard>): Record<string, unknown> => ({
    ...Object.fromEntries(
      [...PLAIN, ...TEXTS, ...AMOUNTS, 'status', 'holderName', 'alertBalance'].map((name) => [
        name,
        card[name as keyof BankCard],
      ]),
    ),
    authorisationNo: card.authorisation?.no,
    authorisationFileId: card.authorisation?.file?.id,
    authorisationExpireAt: timeOf(card.authorisation?.expireAt ?? null),
  });
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return Object.keys(now).flatMap((field) => {
    const [was, is] = [shown(old[field]), shown(now[field])];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

/** Cools an enabled card when a lowered limit is already reached. */
export const coolIfFull = (world: World, card: BankCard): void => {
  if (isFull(world, card)) coolCard(world, card, 'DAILY_LIMIT_REACHED');
};

/** @throws Refusal 403 when an operator would review their own card */
export function demandOther(card: BankCard, { actor }: PlatformCall): void {
  if (isMaker(card, actor)) throw new Refusal(403, 'SELF_APPROVAL', OWN, {}, { makerName: actor.username });
}

/** Defaults of a new card. */
export const FRESH: Terms = {
  holderName: '',
  holderType: 'CORPORATE',
  ownership: 'PLATFORM',
  authorisation: null,
  branch: null,
  province: null,
  city: null,
  usage: 'COLLECT',
  groupCode: '',
  mchScope: 'ALL',
  mchNos: [],
  minPerTxn: 0n,
  maxPerTxn: 0n,
  dailyInLimit: 0n,
  dailyOutLimit: 0n,
  dailyCountLimit: 1,
  monthlyLimit: 0n,
  maxOpenOrders: 20,
  weight: 50,
  priority: 10,
  workFrom: null,
  workTo: null,
  alertBalance: null,
  bankMobile: null,
  tags: [],
  remark: null,
};

/** Fields of a card that never change. */
export interface Origin {
  cardNo: string;
  bankCode: string;
  country: string;
  currency: string;
}

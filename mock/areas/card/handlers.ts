import type { CardAction, CardDecision } from '@/contract';
import { fitsCard } from '../../../src/domain/card';
import { BANKS } from '../../base/banks';
import { bulk, logChanges, REMARK_SHORT, reasonOf, withCurrent } from '../../base/bulk';
import { listFile } from '../../base/exportFile';
import { amountsIn, fault } from '../../base/faults';
import { currencies } from '../../base/money';
import type { OperationLog } from '../../engine/log';
import { pageOf } from '../../engine/page';
import { invalid } from '../../engine/schema';
import { demandFound, Refusal, type Text } from '../../engine/text';
import { bookOf } from '../../flow/cards/accounts';
import { bookLine, carriedBy, ignoreLine } from '../../flow/cards/book';
import { moveCard } from '../../flow/cards/use';
import { by } from '../../flow/show';
import { conflictOf } from '../../flow/versions';
import type { AreaHandlers } from '../../model/area';
import type { BankCard } from '../../model/cards';
import type { CallFor, CallWith, PlatformCall } from '../../model/operators';
import { seesCard } from '../../model/scope';
import type { World } from '../../model/world';
import { COLUMNS } from './file';
import { takeIn } from './import';
import { cardFigures, findCards } from './list';
import {
  AMOUNTS,
  cardChanges,
  cardWhy,
  changeCard,
  coolIfFull,
  demandOther,
  FRESH,
  isOtherHolder,
  keepAgreement,
  lacksEar,
  type Origin,
  passWhy,
  readTerms,
  type Terms,
  termsIn,
  type Why,
} from './rules';
import { cardEye, showCard, showCardDetail } from './view';
import { zoneOf } from './zones';

const NO_CARD: Text = ['Card not found, or outside your data scope.', '银行卡不存在或不在您的数据范围内。'];
const STATE: Text = ['Not allowed in the current state of {id}.', '{id} 当前状态不允许此操作。'];
const SILENT: Text = ['The bank of {id} did not answer. Nothing was changed.', '{id} 的开户行无响应，数据未变。'];
const TAKEN: Text = ['{id} already has this number.', '该卡号已登记为 {id}。'];
const OTHER_BANK: Text = ['This bank is not in the selected country.', '该银行不属于所选国家。'];
const OTHER_CURRENCY: Text = ['This is not the country’s currency.', '币种与国家不符。'];
const OUT_OF_SCOPE: Text = ['This country is outside your data scope.', '该国家不在您的数据范围内。'];
const SAME: Text = ['This is already the book balance.', '与当前账面余额相同。'];
const UNIT: Text = ['Choose the currency of the amounts.', '请指明金额币种。'];
const NOTHING: Text = ['Change at least one limit or the pool.', '请至少修改一项限额或卡池。'];
const ITS_CURRENCY: Text = ['{id} uses {currency}.', '{id} 的币种为 {currency}。'];

const DONE: Readonly<Record<'enable' | 'pause' | 'limit', Text>> = {
  enable: ['{done} of {all} cards enabled.', '已启用 {done}/{all} 张银行卡。'],
  pause: ['{done} of {all} cards paused.', '已暂停 {done}/{all} 张银行卡。'],
  limit: ['{done} of {all} cards changed.', '已修改 {done}/{all} 张银行卡。'],
};

const LIMITED = [...AMOUNTS, 'dailyCountLimit', 'groupCode'] as const;

/** The bank of one card in this many does not answer. */
const SILENCE = 12;

interface Ref {
  cardId: string;
  version: number;
}

/** Handlers of the own cards by operation id. */
export function cardHandlers(world: World, logOf: () => OperationLog): AreaHandlers<'card'> {
  const { cards } = world.pool;

  /** @throws Refusal 404 */
  const find = ({ actor }: PlatformCall, id: unknown): BankCard =>
    demandFound(cards.get(String(id)), NO_CARD, (one) => seesCard(actor, one));

  const shown = (call: PlatformCall, card: BankCard) => showCard(cardEye(world, call), card);
  const refuse = (call: PlatformCall, card: BankCard, why?: Why) =>
    conflictOf(call, card, shown(call, card), why?.text, why?.values ?? (why && {}));

  /** Checks all conditions of an action on the version that the caller saw. @throws Refusal 403 or 409 */
  function demand(call: PlatformCall, card: BankCard, action: CardAction, version: unknown) {
    if (!fitsCard(action, card.status)) throw refuse(call, card, { text: STATE, values: { id: card.id } });
    if (version !== card.version) throw refuse(call, card);
    if (action === 'review') demandOther(card, call);
    const why = cardWhy(world, card, action, call.actor);
    if (why) throw refuse(call, card, why);
  }

  /** One change of one card: checks it and logs what changed. */
  function change(call: PlatformCall, action: CardAction, ref: Ref, run: (card: BankCard) => void): BankCard {
    const card = find(call, ref.cardId);
    demand(call, card, action, ref.version);
    const before = { ...card };
    run(card);
    if (action !== 'review' && card.status === 'PENDING_REVIEW') card.makers.add(call.actor.username);
    logChanges(call, cardChanges(before, card), card.id);
    return card;
  }

  const single = (call: CallWith<Ref>, action: CardAction, run: (card: BankCard) => void) => ({
    data: shown(call, change(call, action, call.body, run)),
  });

  /** The same change of many cards, each separately (docs/rules/calls.md#bulk). */
  const many = (call: CallWith<{ items: Ref[] }>, action: 'enable' | 'pause' | 'limit', run: (card: BankCard) => void) =>
    bulk(call, 'cardId', DONE[action], (ref) => {
      const card = find(call, ref.cardId);
      try {
        change(call, action, ref, run);
      } catch (error) {
        throw withCurrent(error, () => shown(call, card));
      }
      return { status: card.status, version: card.version, current: shown(call, card) };
    });

  /** Errors of the fields that never change after creation. */
  function originFaults(call: CallWith<Origin>) {
    const { cardNo, bankCode, country, currency } = call.body;
    const { scope } = call.actor;
    const twin = [...cards.values()].find((card) => card.country === country && card.bankCode === bankCode && card.no === cardNo);
    const isHome = currencies[currency]?.country === country;
    const seesIt = scope.type === 'ALL' || (scope.type === 'COUNTRY' && scope.values.includes(country));
    return [
      !BANKS[country]?.some(([code]) => code === bankCode) && fault('bankCode', 'country', OTHER_BANK),
      !isHome && fault('currency', 'country', OTHER_CURRENCY),
      !seesIt && fault('country', 'scope', OUT_OF_SCOPE),
      twin && fault('cardNo', 'unique', TAKEN, { id: twin.id }),
    ];
  }

  function make(call: CallFor<'addCard'>): BankCard {
    const { currency } = call.body;
    const faults = originFaults(call).filter((one) => one !== false && one !== undefined);
    // Amounts cannot be parsed without a known currency.
    if (!currencies[currency]) throw invalid(call.lang, faults);
    return file(call, call.body, readTerms(world, call, currency, FRESH, undefined, faults));
  }

  /** Creates a card. */
  function file(call: PlatformCall, { cardNo, bankCode, country, currency }: Origin, terms: Terms): BankCard {
    const { actor, at } = call;
    const id = `K${String(cards.size + 1).padStart(5, '0')}`;
    const card: BankCard = {
      id,
      no: cardNo,
      ...terms,
      bankCode,
      bankName: BANKS[country]?.find(([code]) => code === bankCode)?.[1] ?? bankCode,
      country,
      currency,
      status: 'PENDING_REVIEW',
      statusReason: null,
      statusRemark: null,
      account: world.ledger.account(id, currency, 'CARD', false),
      gap: 0n,
      bankBalance: null,
      bankBalanceAt: null,
      workZone: zoneOf(country),
      credentialSetAt: null,
      failStreak: 0,
      lastUsedAt: null,
      submittedBy: actor.username,
      makers: new Set([actor.username]),
      createdAt: at,
      createdBy: actor.username,
      updatedAt: at,
      updatedBy: actor.username,
      version: 1,
      events: [{ at, ...by(call, 'CREATED') }],
      use: { day: 0, in: 0n, out: 0n, count: 0, month: 0, monthTotal: 0n },
      notes: [],
    };
    cards.set(id, card);
    keepAgreement(world, card);
    return card;
  }

  function edit(call: PlatformCall, card: BankCard) {
    const { actor } = call;
    const terms = readTerms(world, call, card.currency, card, card);
    if (isOtherHolder(card, terms)) {
      Object.assign(card, terms, { submittedBy: actor.username });
      moveCard(world, card, 'change', 'PENDING_REVIEW', by(call, 'CARD_SUBMITTED'), null, actor.username);
      keepAgreement(world, card);
    } else {
      changeCard(world, card, terms, by(call, 'CARD_EDITED'), actor.username);
      coolIfFull(world, card);
    }
  }

  function review(call: PlatformCall, card: BankCard) {
    const { decision, remark } = call.body as { decision: CardDecision; remark?: string };
    const { username } = call.actor;
    if (decision === 'REFUSE') {
      if ((remark?.trim().length ?? 0) < 4) throw invalid(call.lang, [REMARK_SHORT]);
      moveCard(world, card, 'review', 'PENDING_REVIEW', by(call, 'CARD_REFUSED', { remark }), 'REVIEW_REFUSED', username);
      return;
    }
    const why = passWhy(world, card);
    if (why) throw refuse(call, card, why);
    card.makers.clear();
    const isDeaf = lacksEar(world, card);
    const details = by(call, 'CARD_PASSED', { remark });
    moveCard(world, card, 'review', isDeaf ? 'PAUSED' : 'ENABLED', details, isDeaf ? 'LISTENER_OFFLINE' : null, username);
  }

  /** Books the difference to the new book balance, without an order (docs/rules/card.md#correct). */
  function correct(call: PlatformCall, card: BankCard) {
    const { newBookBalance, reasonCode, remark } = call.body as Record<string, string>;
    const { lang, at, actor } = call;
    call.note.level = 'HIGH';
    const amounts = amountsIn(card.currency);
    const wanted = amounts.read('newBookBalance', newBookBalance ?? '');
    if (amounts.faults.length > 0) throw invalid(lang, amounts.faults);
    const delta = wanted - bookOf(card);
    if (delta === 0n) throw invalid(lang, [fault('newBookBalance', 'same', SAME)]);
    // A correction is no use of the card: it counts neither for limits nor for the time of last use.
    const { lastUsedAt } = card;
    const use = { ...carriedBy(card, at) };
    const line = bookLine(world, card, {
      direction: delta > 0n ? 'IN' : 'OUT',
      amount: delta > 0n ? delta : -delta,
      bankTime: at,
      source: 'MANUAL',
      ref: world.numberOf('KC'),
      by: actor.username,
    });
    const why = { reasonCode, remark: remark?.trim() };
    ignoreLine(world, line, 'OTHER', reasonCode ?? '', actor.username, by(call, 'LINE_IGNORED', why));
    Object.assign(card, { use, gap: card.gap - delta });
    const details = by(call, 'BALANCE_CORRECTED', { ...why, refNo: line.no });
    changeCard(world, card, { lastUsedAt }, details, actor.username);
    call.note.about = { ...call.note.about, name: line.no };
  }

  function limit(call: PlatformCall, card: BankCard) {
    const { currency } = call.body;
    if (currency !== undefined && currency !== card.currency)
      throw refuse(call, card, { text: ITS_CURRENCY, values: { id: card.id, currency: card.currency } });
    const terms = readTerms(world, call, card.currency, card, card);
    changeCard(world, card, terms, by(call, 'CARD_LIMITED'), call.actor.username);
    coolIfFull(world, card);
  }

  return {
    pageCards(call) {
      const eye = cardEye(world, call);
      const found = findCards(eye, call.query);
      return { data: pageOf(found, call.query, (row) => showCard(eye, row)) };
    },
    getCard: (call) => ({ data: showCardDetail(cardEye(world, call), find(call, call.query.cardId), logOf()) }),
    getCardStatistics(call) {
      const eye = cardEye(world, call);
      return { data: cardFigures(eye, findCards(eye, call.query, true)) };
    },
    downloadCards(call) {
      const eye = cardEye(world, call);
      const rows = findCards(eye, call.query).map((row) => showCard(eye, row));
      return listFile(call, { stem: 'card', title: ['Bank cards', '银行卡'], columns: COLUMNS, rows });
    },
    addCard(call) {
      const card = make(call);
      call.note.about = { entity: 'card', ids: [card.id], changes: cardChanges({}, card) };
      return { data: shown(call, card) };
    },
    importCards: (call) =>
      takeIn(call, {
        faultsOf: (body) => {
          const one = { ...call, body: body as typeof body & Origin };
          const found = [...originFaults(one), ...termsIn(world, one, String(body.currency), FRESH, undefined).faults];
          return found.filter((fault) => fault !== false && fault !== undefined);
        },
        file: (body) => {
          const { terms } = termsIn(world, { ...call, body }, String(body.currency), FRESH, undefined);
          return file(call, body as unknown as Origin, terms).id;
        },
      }),
    editCard: (call) => single(call, 'edit', (card) => edit(call, card)),
    reviewCard: (call) => single(call, 'review', (card) => review(call, card)),
    enableCards: (call) =>
      many(call, 'enable', (card) => {
        card.failStreak = 0;
        moveCard(world, card, 'enable', 'ENABLED', by(call, 'CARD_ENABLED'), null, call.actor.username);
      }),
    pauseCards(call) {
      const reason = reasonOf(call);
      const details = by(call, 'CARD_PAUSED', reason);
      return many(call, 'pause', (card) => moveCard(world, card, 'pause', 'PAUSED', details, 'BY_HAND', call.actor.username));
    },
    limitCards(call) {
      const { body, lang } = call;
      const sent = LIMITED.filter((name) => body[name] !== undefined);
      if (sent.length === 0) throw invalid(lang, [fault('groupCode', 'required', NOTHING)]);
      if (body.currency === undefined && AMOUNTS.some((name) => body[name] !== undefined))
        throw invalid(lang, [fault('currency', 'required', UNIT)]);
      return many(call, 'limit', (card) => limit(call, card));
    },
    retireCard(call) {
      const details = by(call, 'CARD_RETIRED', reasonOf(call));
      return single(call, 'retire', (card) =>
        moveCard(world, card, 'retire', 'RETIRED', details, 'BY_HAND', call.actor.username),
      );
    },
    queryCardBalance: (call) =>
      single(call, 'queryBalance', (card) => {
        if (Number(card.id.slice(1)) % SILENCE === SILENCE - 1)
          throw new Refusal(424, 'UPSTREAM_FAILED', SILENT, { id: card.id }, { upstreamCode: 'TIMEOUT' });
        Object.assign(card, { bankBalance: bookOf(card) + card.gap, bankBalanceAt: call.at });
        card.events.push({ at: call.at, ...by(call, 'BALANCE_ASKED'), isSide: true });
      }),
    correctCardBalance: (call) => single(call, 'correct', (card) => correct(call, card)),
  };
}

import type { CollectAction, CollectCandidates, CollectStatus, Collect as Row } from '@/contract';
import type { Envelope, Outcome } from '../../../mock/engine/call';
import { collectOf, declare } from '../../../mock/flow/cards/collect';
import { bankMoves, bookKnown, payTo } from '../../../mock/flow/cards/desk';
import { mayPayIn, mayTrade } from '../../../mock/flow/merchants';
import { payerOf } from '../../../mock/flow/payin/payer';
import type { BankLine, Collect } from '../../../mock/model/cards';
import type { Way } from '../../../mock/model/catalog';
import type { Platform } from '../../../mock/platform';
import { actor } from '../../support/actor';
import { aPlatform, dataOf } from './support';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
const PNG = 'iVBORw0KGgo=';
/** ALLOCATING lasts no time at all: a card is there, or it is not. */
export const STATES = [
  'NO_CARD',
  'WAIT_PAY',
  'PAID_DECLARED',
  'SUCCESS',
  'AMOUNT_DIFF',
  'DISPUTED',
  'EXPIRED',
  'CLOSED',
] as const satisfies readonly CollectStatus[];
export type State = (typeof STATES)[number];
export const BULKS: readonly string[] = ['close', 'notify'] satisfies CollectAction[];

/** Makes collections, and money that comes to cards, in a platform that has no traffic of its own. */
export function collectsIn(platform: Platform) {
  const { world, clock } = platform;
  const way = world.catalog.ways.get('TH_CRD') as Way;
  const holder = world.holders.find(
    (one) => one.type === 'MERCHANT' && !one.isTest && mayTrade(world, one, 'payin') && mayPayIn(world, one, way),
  );
  if (!holder) throw new Error('No merchant takes TH_CRD');

  /** A payer was told to pay it, and nobody pays by himself. */
  function order(amount = 500_00n): Collect {
    const collect = collectOf(world, platform.payIn({ holder, way, amount, plan: { failures: 0, payAfter: null } }));
    if (!collect) throw new Error('No collection');
    return collect;
  }
  /** Money comes to the card of an order; the machine matches it when it can. */
  function pays(collect: Collect, amount = collect.payable, postscript?: string): BankLine {
    payTo(world, collect, { amount, postscript });
    clock.advance(1);
    return world.pool.lines.rows.at(-1) as BankLine;
  }
  let strays = 0;
  /** Money comes to the card of an order that no machine ties to anything. */
  function stray({ no, card, order: payOrder }: Collect, amount: bigint, postscript?: string): BankLine {
    if (!card) throw new Error(`${no} has no card`);
    const bankAfter = bankMoves(card, amount);
    return bookKnown(world, card, {
      direction: 'IN',
      amount,
      bankTime: clock.now(),
      source: 'ONLINE_BANKING',
      bankAfter,
      ref: `STRAY${++strays}`,
      counterpartyName: payerOf(payOrder).name,
      postscript,
    });
  }
  return { holder, order, pays, stray };
}

/** A world without traffic of its own, where collections are made as they are needed; `b.suwan` works on cards. */
export function aCollectDesk() {
  const bench = aPlatform({ days: 1 });
  const { platform, call } = bench;
  const { world, clock } = platform;
  const { holder, order, pays, stray } = collectsIn(platform);
  function withoutCards<Made>(make: () => Made): Made {
    const cards = [...world.pool.cards.values()].map((card) => ({ card, maxOpenOrders: card.maxOpenOrders }));
    for (const { card } of cards) card.maxOpenOrders = 0;
    const made = make();
    for (const { card, maxOpenOrders } of cards) card.maxOpenOrders = maxOpenOrders;
    return made;
  }

  const at = actor('/bank/card/order')({ call });
  const send = (who: string, verb: string, body: object): Envelope => at.send(verb, body, who);
  const get = at.read;
  const ref = ({ no, version }: Collect) => ({ collectNo: no, version });
  const row = (collect: Collect, who = 'admin') =>
    dataOf<{ list: Row[] }>(get(`page?collectNo=${collect.no}`, who)).list[0] as Row & {
      allowed: string[];
      denied: { action: string; why: string }[];
    };
  const candidates = (collect: Collect, who = 'b.suwan') =>
    dataOf<CollectCandidates>(get(`candidate?collectNo=${collect.no}`, who));
  const evidence = (who: string): string =>
    dataOf<{ fileId: string }>(
      call(who, 'POST /common/file/add', { body: { name: 'slip.png', type: 'image/png', content: PNG } }) as Outcome,
    ).fileId;
  function done(who: string, verb: string, body: object): Row {
    const envelope = send(who, verb, body);
    if (envelope.code !== 200) throw new Error(`${verb}: ${JSON.stringify(envelope)}`);
    return dataOf<Row>(envelope);
  }

  /** A collection that really came into this state. */
  function inState(status: State, amount?: bigint): Collect {
    if (status === 'NO_CARD') return withoutCards(() => order(amount));
    const collect = order(amount);
    switch (status) {
      case 'PAID_DECLARED':
        declare(world, collect);
        break;
      case 'SUCCESS':
        pays(collect);
        break;
      case 'AMOUNT_DIFF':
        pays(collect, collect.payable - 20_00n, collect.postscript);
        break;
      case 'DISPUTED':
        pays(collect, collect.payable - 20_00n, collect.postscript);
        done('m.tan', 'dispute', { ...ref(collect), reasonCode: 'AMOUNT_UNCLEAR' });
        break;
      case 'EXPIRED':
        clock.advance(collect.expireAt - clock.now());
        break;
      case 'CLOSED':
        done('m.tan', 'close', { items: [ref(collect)], reasonCode: 'PAYER_GAVE_UP' });
        break;
      default:
    }
    if (collect.status !== status) throw new Error(`${collect.no} is ${collect.status}, not ${status}`);
    return collect;
  }

  /** What a call of each action needs, so that nothing but state and key can be in its way. */
  function bodyOf(who: string, action: CollectAction, collect: Collect): Record<string, unknown> {
    const own = ref(collect);
    switch (action) {
      case 'confirm':
        return collect.line
          ? { ...own, mchAgreed: true, reasonCode: 'MERCHANT_AGREED' }
          : {
              ...own,
              paidAmount: `${collect.payable / 100n}.${String(collect.payable % 100n).padStart(2, '0')}`,
              bankRefNo: `REF${collect.no}`,
              evidenceFileId: evidence(who),
              reasonCode: 'MONEY_SEEN',
            };
      case 'close':
        return { items: [own], reasonCode: 'MERCHANT_REQUEST' };
      case 'extend':
        return { ...own, minutes: 30 };
      case 'reallocate':
        return own;
      case 'dispute':
        return { ...own, reasonCode: 'PAYER_UNCLEAR' };
      case 'notify':
        return { items: [own] };
    }
  }

  /** Everything that a refused call must leave as it is. */
  const print = (collect: Collect) => ({
    ...row(collect, 'auditor'),
    events: collect.events.length,
    orderStatus: collect.order.status,
    orderExpireAt: collect.order.expireAt,
    orderEvents: collect.order.events.length,
    tries: collect.order.notify.tries.length,
    lines: world.pool.lines.rows.length,
    matched: collect.line?.matchStatus,
    transactions: world.ledger.transactionCount,
    amounts: { ...collect.order.account.amounts },
  });
  return {
    ...bench,
    world,
    clock,
    holder,
    order,
    pays,
    stray,
    withoutCards,
    send,
    get,
    ref,
    row,
    candidates,
    evidence,
    done,
    inState,
    bodyOf,
    print,
  };
}

export type CollectDesk = ReturnType<typeof aCollectDesk>;

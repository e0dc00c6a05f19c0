import type { Envelope, Outcome } from '../../../mock/engine/call';
import { cancel } from '../../../mock/flow/withdraw/request';
import { duplicatesOf } from '../../../mock/flow/withdraw/usual';
import type { Withdraw as Order } from '../../../mock/model/payments';
import type { PlatformOptions } from '../../../mock/platform';
import { aPlatform, dataOf } from './support';

export type Status = Order['status'];
export const STATES = [
  'PENDING',
  'SECOND_REVIEW',
  'HELD',
  'WAITING_HOLDER',
  'PASSED',
  'PAYING',
  'SUCCESS',
  'FAILED',
  'UNKNOWN',
  'REVERSED',
  'REJECTED',
  'CANCELED',
  'EXPIRED',
] as const satisfies readonly Status[];

export const VERBS = [
  'pass',
  'reject',
  'claim',
  'release',
  'takeOver',
  'hold',
  'unhold',
  'query',
  'undo',
  'retry',
  'resolve',
  'refund',
  'escalate',
  'answer',
  'assign',
  'ask',
  'resume',
  'mark',
] as const;
export type Verb = (typeof VERBS)[number];

const SINGLE: ReadonlySet<Verb> = new Set(['undo', 'retry', 'resolve', 'refund', 'answer', 'ask', 'resume', 'mark']);
export const pathOf = (verb: Verb) => `/trade/withdraw/${verb === 'takeOver' ? 'claim' : verb}`;
export const keyOf = (verb: Verb) => `trade:withdraw:${verb === 'takeOver' ? 'claim' : verb}`;

export const PDF = Buffer.from('%PDF-1.7 the receipt of the bank').toString('base64');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

interface Extra extends Record<string, unknown> {
  version?: number;
}
interface Sending {
  key?: string;
  lang?: 'en' | 'zh';
  traceId?: string;
}

/** A world with the stories only, and every action of the desk as one call. `m.tan` may do everything and has decided nothing. */
export function aDesk(options: PlatformOptions = {}) {
  const bench = aPlatform({ days: 1, scale: 0, ...options });
  const { platform, call, order } = bench;
  const { world, clock, stories } = platform;

  const evidence = (who: string, name = 'receipt.pdf'): string =>
    dataOf<{ fileId: string }>(call(who, 'POST /common/file/add', { body: { name, type: 'application/pdf', content: PDF } }))
      .fileId;

  const needed: Partial<Record<Verb, (who: string, row: Order) => Record<string, unknown>>> = {
    pass: (_, row) => ({
      acknowledgedFlags: row.flags.map(({ code }) => code),
      acknowledgedDuplicates: duplicatesOf(world, row).map(({ no }) => no),
    }),
    reject: () => ({ reasonCode: 'DUPLICATE' }),
    takeOver: () => ({ takeOver: true }),
    hold: () => ({ reasonCode: 'PAYEE_CHECK' }),
    unhold: () => ({ reasonCode: 'CHECKED_OK' }),
    resolve: (who) => ({ result: 'FAILED', evidenceFileId: evidence(who), remark: 'The bank has no such transfer' }),
    refund: () => ({ reasonCode: 'HOLDER_REQUEST' }),
    escalate: () => ({ to: 'RISK', question: 'Is this holder known?' }),
    answer: () => ({ answer: 'Known for years' }),
    assign: () => ({ roleCode: 'FIN_CHECKER' }),
    ask: () => ({ documents: ['INVOICE'], message: 'Please send the invoice', dueAt: iso(clock.now() + 24 * HOUR) }),
    mark: () => ({ outcome: 'DISPUTED', remark: 'The holder called' }),
  };

  /** The body of an action on one order, as the console would send it. */
  function bodyOf(who: string, verb: Verb, row: Order, { version = row.version, ...rest }: Extra = {}) {
    const ref = { withdrawNo: row.no, version };
    const missing =
      verb === 'resolve' && 'evidenceFileId' in rest ? { result: 'FAILED', remark: 'As the bank wrote' } : undefined;
    return { ...(SINGLE.has(verb) ? ref : { items: [ref] }), ...(missing ?? needed[verb]?.(who, row)), ...rest };
  }

  const send = (who: string, verb: Verb, row: Order, extra: Extra = {}, sending: Sending = {}): Outcome =>
    call(who, `POST ${pathOf(verb)}`, { body: bodyOf(who, verb, row, extra), ...sending });

  const act = (who: string, verb: Verb, row: Order, extra: Extra = {}, sending: Sending = {}): Envelope =>
    send(who, verb, row, extra, sending).envelope;

  /** The same, when the test needs it done. */
  function done(who: string, verb: Verb, row: Order, extra: Extra = {}): Envelope {
    const envelope = act(who, verb, row, extra);
    if (envelope.code !== 200) throw new Error(`${verb} by ${who}: ${JSON.stringify(envelope)}`);
    return envelope;
  }

  const currencyAccount = ({ account: { currency } }: Order, holderNo: string, type: string) =>
    world.ledger.account(holderNo, currency, type, false);
  /** What the ledger says of the accounts that an order can touch, in minor units. */
  const money = (row: Order) => ({
    ...row.account.amounts,
    clearing: currencyAccount(row, 'U01', 'CLEARING').amounts.available,
    profit: currencyAccount(row, 'P1', 'PROFIT').amounts.available,
  });

  /** Kinds of what the ledger moved for an order, oldest first. */
  const transactionsOf = ({ no }: Order) => [
    ...new Map(
      world.ledger.entries
        .filter(({ transaction }) => transaction.ref === no)
        .map(({ transaction }) => [transaction.id, transaction.kind]),
    ).values(),
  ];

  /** Everything that a refused call must leave as it is. */
  const print = (row: Order) => ({
    status: row.status,
    version: row.version,
    updatedAt: row.updatedAt,
    claimedBy: row.claimedBy?.username ?? null,
    claimedUntil: row.claimedUntil,
    question: row.escalations.at(-1)?.answeredAt === null,
    questions: row.escalations.length,
    assigned: row.assignment !== null,
    mark: row.mark?.at,
    expiresAt: row.expiresAt,
    dueAt: row.dueAt,
    waits: row.request?.endedAt === null,
    decisions: row.decisions.length,
    events: row.events.length,
    notes: row.notes.length,
    payouts: row.payouts.map(({ no, status }) => `${no} ${status}`),
    money: money(row),
    transactions: world.ledger.transactionCount,
    files: [...world.files.values()].filter((file) => file.subject?.no === row.no).length,
  });

  /** Asks one operator about an order. */
  const askOf = (row: Order, whom: string, who = 'li.na') => done(who, 'escalate', row, { to: bench.operator(whom).id });

  const simple = () => order(stories.overdue);

  /** Lets its payout end as planned. */
  function paid(row: Order, plan: 'SUCCESS' | 'FAILED' | 'SILENT' | 'UNKNOWN' | 'REVERSED', who = 'w.chai') {
    world.payoutPlans.set(row.no, plan);
    done(who, 'pass', row);
    clock.advance(MINUTE);
    while (row.status === 'PAYING') clock.advance(1000);
    return row;
  }

  /** An order that really came into this state, without m.tan. */
  function inState(status: Status): Order {
    const row = simple();
    switch (status) {
      case 'PENDING':
        return row;
      case 'SECOND_REVIEW':
        return order(stories.secondStageBy['li.na'] ?? '');
      case 'HELD':
        return order(stories.heldByRisk);
      case 'WAITING_HOLDER':
        done('li.na', 'ask', row);
        return row;
      case 'FAILED':
        return order(stories.failed);
      case 'UNKNOWN':
        return order(stories.unknownPayout);
      case 'REVERSED':
        return order(stories.reversed);
      case 'PASSED':
        done('w.chai', 'pass', row);
        return row;
      case 'PAYING':
        done('w.chai', 'pass', row);
        clock.advance(MINUTE);
        return row;
      case 'SUCCESS':
        return paid(row, 'SUCCESS');
      case 'REJECTED':
        done('w.chai', 'reject', row);
        return row;
      case 'CANCELED':
        cancel(world, row);
        return row;
      case 'EXPIRED':
        clock.advance(72 * HOUR);
        return row;
    }
  }

  const shown = (who: string, row: Order) =>
    dataOf<{ list: Record<string, unknown>[] }>(call(who, `GET /trade/withdraw/page?withdrawNo=${row.no}`)).list[0] as {
      [name: string]: unknown;
      allowed: string[];
    };
  const pending = (who: string) => call(who, 'GET /trade/withdraw/count').envelope.data as number;
  const lastLog = () => platform.log.entries.at(-1);

  return {
    ...bench,
    world,
    clock,
    stories,
    evidence,
    bodyOf,
    send,
    act,
    done,
    askOf,
    money,
    transactionsOf,
    print,
    simple,
    paid,
    inState,
    shown,
    pending,
    lastLog,
  };
}

export type Desk = ReturnType<typeof aDesk>;

export const iso = (at: number) => new Date(at).toISOString();

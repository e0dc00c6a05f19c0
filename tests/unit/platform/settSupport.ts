import type { Envelope } from '../../../mock/engine/call';
import { draftPayout } from '../../../mock/flow/payout/moves';
import { freeze } from '../../../mock/flow/postings';
import type { Payout } from '../../../mock/model/payments';
import { settActions, settStatuses } from '../../../src/domain/sett';
import { aDesk, HOUR, MINUTE, type Status as OrderStatus } from './deskSupport';
import { dataOf } from './support';

export type Status = Payout['status'];
export type Verb = (typeof settActions)[number];
export const STATES = settStatuses;
export const VERBS = settActions;
/** The states that a withdrawal's payout can be in. */
export const OWNED = ['QUEUED', 'PAYING', 'SUCCESS', 'FAILED', 'UNKNOWN', 'REVERSED', 'CANCELED'] as const;
export const BULKS: readonly string[] = ['pass', 'reject', 'route', 'query', 'notify'] satisfies Verb[];
export const FAR = 400 * 24 * HOUR;

/** A world with the withdrawals' stories only, where payouts are made as they are needed; `m.tan` may do everything. */
export function aPayoutDesk() {
  const desk = aDesk();
  const { platform, call, evidence, clock, world } = desk;
  let file = 0;

  const needed: Partial<Record<Verb, (who: string, row: Payout) => Record<string, unknown>>> = {
    reject: () => ({ reasonCode: 'DUPLICATE' }),
    cancel: () => ({ reasonCode: 'MERCHANT_REQUEST' }),
    route: ({ length }, { channelCode }) => ({ channelCode: length > 0 && channelCode === 'CH0316' ? 'CH0317' : 'CH0316' }),
    resolve: (who) => ({ result: 'FAILED', evidenceFileId: evidence(who), remark: 'The bank has no such transfer' }),
    reverse: (who) => ({ reasonCode: 'BANK_RETURN', evidenceFileId: evidence(who, `return${file++}.pdf`) }),
  };

  function bodyOf(who: string, verb: Verb, row: Payout, extra: Record<string, unknown> = {}) {
    const { version = row.version, ...rest } = extra;
    const ref = { settNo: row.no, version };
    const isEvident = 'evidenceFileId' in rest;
    const own = verb === 'resolve' && isEvident ? { result: 'FAILED', remark: 'As the bank wrote' } : needed[verb]?.(who, row);
    return { ...(BULKS.includes(verb) ? { items: [ref] } : ref), ...own, ...rest };
  }
  const act = (who: string, verb: Verb, row: Payout, extra: Record<string, unknown> = {}): Envelope =>
    call(who, `POST /trade/sett/${verb}`, { body: bodyOf(who, verb, row, extra) }).envelope;
  function done(who: string, verb: Verb, row: Payout, extra: Record<string, unknown> = {}): Envelope {
    const envelope = act(who, verb, row, extra);
    if (envelope.code !== 200) throw new Error(`${verb} by ${who}: ${JSON.stringify(envelope)}`);
    return envelope;
  }

  const transactionsOf = ({ no }: Payout) => [
    ...new Map(
      world.ledger.entries
        .filter(({ transaction }) => transaction.ref === no)
        .map(({ transaction }) => [transaction.id, transaction.kind]),
    ).values(),
  ];

  /** Everything that a refused call must leave as it is. */
  const print = (row: Payout) => ({
    status: row.status,
    version: row.version,
    updatedAt: row.updatedAt,
    channelCode: row.channelCode,
    cost: row.cost,
    sendAfter: row.sendAfter,
    queueReason: row.queueReason,
    bankRefNo: row.bankRefNo,
    retriedBy: row.retriedBy?.no,
    events: row.events.length,
    tries: row.notify.tries.length,
    orderEvents: row.order?.events.length,
    orderStatus: row.order?.status,
    amounts: { ...row.account.amounts },
    transactions: world.ledger.transactionCount,
    payouts: world.payouts.rows.length,
    files: [...world.files.values()].filter(({ subject }) => subject?.no === row.no).length,
  });

  const holder = world.holders.find(({ no }) => no === 'M100001');
  const [payee] = holder?.payees ?? [];
  if (!holder || !payee) throw new Error('M100001 is gone');
  const known = { holder, payee, net: 100_000n, source: 'API' as const, waits: 0 };

  /** A payout of its own that really came into this state. */
  function inState(status: Status): Payout {
    switch (status) {
      case 'CREATED': {
        const sample = platform.payOut({ ...known, waits: FAR });
        const { account, fee, net, channelCode } = sample;
        const row = draftPayout(world, { ...known, account, fee, net, channelCode, sendAfter: FAR });
        platform.payOut({ ...known, net: row.amount * 3n, waits: FAR });
        world.ledger.post(clock.now(), 'FREEZE', row.no, freeze(account, row.amount));
        return row;
      }
      case 'REVIEW':
        return platform.payOut({ ...known, reviewReasons: ['DUPLICATE_SUSPECT'] });
      case 'QUEUED':
        return platform.payOut({ ...known, waits: FAR });
      case 'PAYING': {
        const row = platform.payOut({ ...known, plan: 'SUCCESS' });
        clock.advance(5000);
        return row;
      }
      case 'CANCELED':
      case 'REJECTED': {
        const row = inState(status === 'REJECTED' ? 'REVIEW' : 'QUEUED');
        done('admin', status === 'REJECTED' ? 'reject' : 'cancel', row);
        return row;
      }
      default: {
        const row = platform.payOut({ ...known, plan: status === 'UNKNOWN' ? 'SILENT' : status });
        clock.advance(HOUR);
        if (status === 'REVERSED') clock.advance(3 * HOUR);
        return row;
      }
    }
  }

  const PARENTS: Readonly<Record<(typeof OWNED)[number], OrderStatus>> = {
    QUEUED: 'PASSED',
    PAYING: 'PAYING',
    SUCCESS: 'SUCCESS',
    FAILED: 'FAILED',
    UNKNOWN: 'UNKNOWN',
    REVERSED: 'REVERSED',
    CANCELED: 'PASSED',
  };
  /** The payout of a withdrawal, in this state. */
  function ownedIn(status: (typeof OWNED)[number]): Payout {
    const order = desk.inState(PARENTS[status]);
    if (status === 'CANCELED') desk.done('w.chai', 'undo', order);
    const row = order.payouts.at(-1);
    if (!row) throw new Error(`${order.no} has no payout`);
    return row;
  }

  const shown = (who: string, no: string) =>
    dataOf<{ list: Record<string, unknown>[] }>(call(who, `GET /trade/sett/page?settNo=${no}`)).list[0] as {
      [name: string]: unknown;
      allowed: string[];
      denied: { action: string; why: string }[];
    };
  return { ...desk, act, done, bodyOf, print, inState, ownedIn, transactionsOf, shown, known, minute: MINUTE };
}

export type PayoutDesk = ReturnType<typeof aPayoutDesk>;

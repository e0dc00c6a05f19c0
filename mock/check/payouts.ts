import type { OperationLog } from '../engine/log';
import { channelOf } from '../flow/payout/moves';
import type { Payout } from '../model/payments';
import type { World } from '../model/world';

const HOLDING = new Set(['CREATED', 'REVIEW', 'QUEUED', 'PAYING', 'UNKNOWN']);

/** Expected ledger postings of a payout with its own money, by status. */
const POSTINGS: Readonly<Record<Payout['status'], string>> = {
  CREATED: 'FREEZE',
  REVIEW: 'FREEZE',
  QUEUED: 'FREEZE',
  PAYING: 'FREEZE',
  UNKNOWN: 'FREEZE',
  SUCCESS: 'FREEZE PAYOUT',
  FAILED: 'FREEZE RELEASE',
  REVERSED: 'FREEZE PAYOUT PAYOUT_REVERSAL',
  CANCELED: 'FREEZE RELEASE',
  REJECTED: 'FREEZE RELEASE',
};

/** Violations by payout orders (docs/rules/invariants.md: 5, 7, 9, 13, 16, 28). */
export function* checkSetts(world: World, log: OperationLog): Generator<string> {
  const postings = new Map<string, { kinds: string[]; last: number; frozen: bigint }>();
  for (const { bucket, delta, transaction } of world.ledger.entries) {
    const known = postings.get(transaction.ref) ?? { kinds: [], last: -1, frozen: 0n };
    postings.set(transaction.ref, known);
    if (known.last !== transaction.id) known.kinds.push(transaction.kind);
    known.last = transaction.id;
    if (bucket === 'frozen') known.frozen += delta;
  }
  const traces = new Set(
    log.entries.filter(({ result }) => result !== 'REFUSED').map((one) => `${one.traceId} ${one.operatorId}`),
  );
  for (const payout of world.payouts.rows) {
    const { no, status, amount, fee, net, order, events } = payout;
    if (amount !== fee + net || fee < 0n || net <= 0n) yield `7: ${no} amount ${amount}, fee ${fee}, net ${net}`;
    const { kinds, frozen } = postings.get(no) ?? { kinds: [], frozen: 0n };
    const wanted = order ? '' : POSTINGS[status];
    if (kinds.join(' ') !== wanted) yield `9: ${no} is ${status} with ${kinds.join(' ') || 'no posting'}`;
    if (frozen !== (!order && HOLDING.has(status) ? amount : 0n)) yield `5: ${no} is ${status} and holds ${frozen}`;
    yield* checkLineage(payout);
    const steps = events.filter(({ isSide }) => !isSide).length;
    if (payout.version !== steps) yield `28: ${no} has version ${payout.version} after ${steps} steps`;
    for (const { kind, actorType, operator, traceId } of events)
      if (actorType === 'OPERATOR' && !traces.has(`${traceId} ${operator?.id}`)) yield `28: ${kind} of ${no} is in no log entry`;
    if (!channelOf(world, payout)) yield `7: ${no} goes by no channel`;
  }
  for (const [bankRefNo, bearers] of world.bankRefs)
    if (bearers.length > 1) yield `16: ${bankRefNo} is the reference of ${bearers.map(({ no }) => no).join(', ')}`;
}

/** A payout is retried at most once, only after a failure, with the same amount and beneficiary account. */
function* checkLineage(payout: Payout): Generator<string> {
  const { no, status, retriedBy, retryOf, order } = payout;
  if (retryOf && retryOf.retriedBy !== payout) yield `13: ${no} says it follows ${retryOf.no}, which does not know of it`;
  if (!retriedBy) return;
  if (retriedBy.retryOf !== payout) yield `13: ${retriedBy.no} does not know that it follows ${no}`;
  if (status !== 'FAILED' || order) yield `13: ${no} is ${status} and was tried again`;
  const isSame = retriedBy.payee === payout.payee && retriedBy.net === payout.net && retriedBy.account === payout.account;
  if (!isSame) yield `13: ${retriedBy.no} pays something else than ${no}`;
}

import type { WorkItem, WorkKind } from '@/contract';
import { agentFits } from '../../../src/domain/agent';
import { batchFits } from '../../../src/domain/batch';
import { fitsCard } from '../../../src/domain/card';
import { merchantFits } from '../../../src/domain/merchant';
import { isDifferent } from '../../../src/domain/payRecord';
import { settFits } from '../../../src/domain/sett';
import { namesOf } from '../../../src/domain/typed';
import { maskAccount } from '../../base/mask';
import { nameOfAction } from '../../base/words/logWords';
import type { Text } from '../../engine/text';
import { DAY } from '../../engine/time';
import type { Approval } from '../../model/approvals';
import type { Operator } from '../../model/operators';
import type { Escalation, Withdraw } from '../../model/payments';
import { isInScope, seesCard, seesHolder } from '../../model/scope';
import type { World } from '../../model/world';
import { missingKey, toDecide } from '../approvals';
import { isMaker } from '../makers';
import { heldStep } from '../rates';
import { askedName, assignedToOther, isAsked, isAssignedTo, openQuestion, waitsFor } from '../withdraw/asked';
import { isClaimed } from '../withdraw/request';
import { needsMe } from '../withdraw/rules';

/** How long an own request stays in the list after its end. */
const ENDED_MS = 3 * DAY;

/** Later than any due time. */
const LAST = Number.MAX_SAFE_INTEGER;

/** One entry of the list, before it is shown. */
export interface Work extends Pick<WorkItem, 'kind' | 'entity' | 'no' | 'name' | 'why' | 'by' | 'state'> {
  since: number;
  dueAt: number | null;
  money?: { currency: string; minor: bigint };
  action?: Text;
}

type Source = (world: World, operator: Operator, at: number) => Iterable<Work>;

const ofOrder = (kind: WorkKind, order: Withdraw, rest: Pick<Work, 'why' | 'since'> & Partial<Work>): Work => ({
  kind,
  entity: 'withdraw',
  no: order.no,
  name: order.holder.name,
  dueAt: order.dueAt,
  money: { currency: order.account.currency, minor: order.net },
  ...rest,
});

/** The operator's queue at one stage, without what was assigned to others or is a question to the operator. */
const reviews = (kind: 'WITHDRAW' | 'SECOND'): Source =>
  function* (world, operator) {
    for (const order of world.open) {
      if ((order.status === 'SECOND_REVIEW') !== (kind === 'SECOND') || !isInScope(operator, order.holder)) continue;
      if (!needsMe(world, order, operator) || assignedToOther(order, operator) || waitsFor(order, operator)) continue;
      const isMine = order.claimedBy === operator && isClaimed(world, order);
      const why = isMine ? 'CLAIMED' : isAssignedTo(order, operator) ? 'ASSIGNED' : 'QUEUE';
      yield ofOrder(kind, order, { why, since: order.decisions.at(-1)?.at ?? order.submittedAt });
    }
  };

/** Questions that the operator may answer, asked by name or of a role, unless a colleague works on the order. */
const questions = (kind: 'QUESTION' | 'ESCALATION'): Source =>
  function* (world, operator) {
    for (const order of world.open) {
      const question = openQuestion(order);
      if (!question || (question.to === operator) !== (kind === 'QUESTION') || !isAsked(question, operator)) continue;
      if (!isInScope(operator, order.holder) || (order.claimedBy !== operator && isClaimed(world, order))) continue;
      const why = kind === 'QUESTION' ? 'ASKED_YOU' : 'ASKED_ROLE';
      yield ofOrder(kind, order, { why, since: question.at, by: question.by.username });
    }
  };

function* payouts(world: World, operator: Operator): Iterable<Work> {
  if (!operator.access.has('trade:sett:pass')) return;
  for (const { no, status, order, holder, account, net, dueAt, createdAt } of world.payouts.rows) {
    // The payout of a withdrawal was decided with it.
    if (order || !settFits('pass', status) || !isInScope(operator, holder)) continue;
    const money = { currency: account.currency, minor: net };
    yield { kind: 'PAYOUT', entity: 'sett', no, name: holder.name, why: 'REVIEW', since: createdAt, dueAt, money };
  }
}

function* batches(world: World, operator: Operator): Iterable<Work> {
  if (!operator.access.has('bank:card:proxy:batch:approve')) return;
  for (const batch of world.pool.batches.rows) {
    if (!batchFits('approve', batch.status) || isMaker(batch, operator) || !seesHolder(operator, batch.holder)) continue;
    const { no, name, dueAt, currency, updatedAt, submittedAt, items } = batch;
    const money = { currency, minor: items.reduce((sum, { net }) => sum + net, 0n) };
    yield { kind: 'BATCH', entity: 'batch', no, name, why: 'REVIEW', since: submittedAt ?? updatedAt, dueAt, money };
  }
}

function* parties(world: World, operator: Operator): Iterable<Work> {
  const review = { kind: 'MERCHANT', why: 'REVIEW', dueAt: null } as const;
  if (operator.access.has('merchant:user:review'))
    for (const merchant of world.merchants.values()) {
      const { no, holder, updatedAt: since } = merchant;
      if (merchantFits('review', holder.status) && !isMaker(merchant, operator) && isInScope(operator, holder))
        yield { ...review, entity: 'merchant', no, name: holder.name, since };
    }
  if (operator.access.has('user:agent:review'))
    for (const agency of world.agencies.values()) {
      const { no, holder, status, updatedAt: since } = agency;
      if (agentFits('review', status) && !isMaker(agency, operator) && isInScope(operator, holder))
        yield { ...review, entity: 'agent', no, name: holder.name, since };
    }
}

function* cards(world: World, operator: Operator): Iterable<Work> {
  if (!operator.access.has('bank:card:proxy:card:review')) return;
  for (const card of world.pool.cards.values()) {
    // A refused card waits for its correction.
    if (!fitsCard('review', card.status) || card.statusReason === 'REVIEW_REFUSED') continue;
    if (isMaker(card, operator) || !seesCard(operator, card)) continue;
    const name = `${card.bankCode} ${maskAccount(card.no)}`;
    yield { kind: 'CARD', entity: 'card', no: card.id, name, why: 'REVIEW', since: card.updatedAt, dueAt: null };
  }
}

function* rates(world: World, operator: Operator): Iterable<Work> {
  if (!operator.access.has('sys:exchange:fetch')) return;
  for (const pair of world.rates.pairs.values()) {
    const alarm = heldStep(pair);
    if (alarm) yield { kind: 'RATE', entity: 'rate', no: pair.code, name: null, why: 'STEP', since: alarm.at, dueAt: null };
  }
}

function* differences(world: World, operator: Operator): Iterable<Work> {
  if (!operator.access.has('trade:payrecord:handleDiff')) return;
  for (const { no, order, reconStatus, handled, updatedAt: since } of world.payRecords.rows) {
    if (handled || !isDifferent(reconStatus) || !isInScope(operator, order.holder)) continue;
    const why = reconStatus as Work['why'];
    const money = { currency: order.way.currency, minor: order.paid > 0n ? order.paid : order.amount };
    yield { kind: 'DIFFERENCE', entity: 'payrecord', no, name: order.holder.name, why, since, dueAt: null, money };
  }
}

const ofApproval = (
  kind: WorkKind,
  { no, key, name, ids }: Approval,
  rest: Pick<Work, 'why' | 'since' | 'dueAt' | 'by' | 'state'>,
): Work => ({
  kind,
  entity: 'approval',
  no,
  name: name ?? (ids.join(', ') || null),
  action: nameOfAction(key),
  ...rest,
});

const approvals: Source = (world, operator, at) =>
  toDecide(world, operator, at).map((one) =>
    ofApproval('APPROVAL', one, { why: 'DECIDE', since: one.at, dueAt: one.expiresAt, by: one.maker.username }),
  );

/** What became of a question that the operator asked. */
function fateOf(order: Withdraw, question: Escalation): Pick<Work, 'state' | 'since' | 'by' | 'dueAt'> {
  if (openQuestion(order) === question)
    return { state: 'WAITING', since: question.at, by: askedName(question), dueAt: order.dueAt };
  const by = question.answeredBy?.username;
  const since = question.answeredAt ?? order.updatedAt;
  return { state: question.answer === null ? 'CLOSED' : 'ANSWERED', since, dueAt: null, ...(by && { by }) };
}

/** What the operator asked others for: what waits, and for some days what ended. */
function* own(world: World, operator: Operator, at: number): Iterable<Work> {
  const isShown = ({ state, since }: Pick<Work, 'state' | 'since'>) => state === 'WAITING' || at - since < ENDED_MS;
  for (const one of world.approvals.byNo.values()) {
    if (one.maker !== operator) continue;
    const isOpen = one.status === 'WAITING';
    const state = isOpen && missingKey(world, one, at) !== undefined ? 'BLOCKED' : one.status;
    const since = one.endedAt ?? one.at;
    if (!isOpen && !isShown({ state, since })) continue;
    const by = one.endedBy?.username;
    yield ofApproval('MINE', one, {
      why: 'SENT_APPROVAL',
      state,
      since,
      dueAt: isOpen ? one.expiresAt : null,
      ...(by && { by }),
    });
  }
  for (const order of world.withdraws.rows) {
    const question = order.escalations.findLast(({ by }) => by === operator);
    if (!question || !isInScope(operator, order.holder)) continue;
    const fate = fateOf(order, question);
    if (isShown(fate)) yield ofOrder('MINE', order, { why: 'SENT_QUESTION', ...fate });
  }
}

const SOURCES: Readonly<Record<WorkKind, Source>> = {
  WITHDRAW: reviews('WITHDRAW'),
  ESCALATION: questions('ESCALATION'),
  SECOND: reviews('SECOND'),
  PAYOUT: payouts,
  BATCH: batches,
  MERCHANT: parties,
  CARD: cards,
  RATE: rates,
  DIFFERENCE: differences,
  APPROVAL: approvals,
  QUESTION: questions('QUESTION'),
  MINE: own,
};

export const workKinds = namesOf(SOURCES);

/** What waits for this operator, of one kind (docs/rules/work.md#kinds). */
export const workOf = (world: World, operator: Operator, kind: WorkKind, at: number): Work[] => [
  ...SOURCES[kind](world, operator, at),
];

/** How much waits for this operator; own requests wait for others. */
export const countWork = (world: World, operator: Operator, at: number): number =>
  workKinds.reduce((sum, kind) => sum + (kind === 'MINE' ? 0 : workOf(world, operator, kind, at).length), 0);

/** The earliest due first, then the longest wait (docs/rules/work.md#order). */
export const byDue = (a: Work, b: Work): number =>
  (a.dueAt ?? LAST) - (b.dueAt ?? LAST) || a.since - b.since || (a.no < b.no ? -1 : 1);

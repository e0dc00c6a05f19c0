import type { LogEntry } from '../../mock/engine/log';
import type { Withdraw } from '../../mock/model/payments';
import type { Platform } from '../../mock/platform';
import type { WithdrawStatus } from '../../src/contract';

export type LoadAction = 'claim' | 'release' | 'pass' | 'reject';

/** A change that the platform answered with success. */
export interface AcceptedChange {
  traceId: string;
  username: string;
  action: LoadAction;
  withdrawNo: string;
  /** The version that the operator had read. */
  version: number;
  /** Version and state that the answer gave. */
  newVersion: number;
  status: WithdrawStatus;
}

interface Evidence {
  /** Number of the last log entry before the run. */
  since: number;
  usernames: ReadonlySet<string>;
}

/** Events that a decision leaves on its order, and its word in the list of decisions. */
const DECISIONS: Readonly<Partial<Record<LoadAction, { kinds: readonly string[]; decision: 'PASS' | 'REJECT' }>>> = {
  pass: { kinds: ['FIRST_PASSED', 'PASSED'], decision: 'PASS' },
  reject: { kinds: ['REJECTED'], decision: 'REJECT' },
};
const ACTION = /^trade:withdraw:(pass|reject|claim|release)$/;

const nameOf = ({ username, action, withdrawNo, version }: AcceptedChange) =>
  `${action} of ${withdrawNo} at version ${version} by ${username}`;

function groupBy<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

/** Each accepted change is in the log once, and each change of the log was answered with success. */
function* lossesOfLog(entries: readonly LogEntry[], accepted: readonly AcceptedChange[]): Generator<string> {
  const logged = groupBy(entries, ({ traceId, username, action }) => `${traceId} ${username} ${action}`);
  for (const one of accepted) {
    const count = logged.get(`${one.traceId} ${one.username} trade:withdraw:${one.action}`)?.length ?? 0;
    if (count !== 1) yield `${nameOf(one)} is in the log ${count} times`;
  }
  const traces = new Set(accepted.map(({ traceId }) => traceId));
  for (const { traceId, username, action, seq } of entries)
    if (!traces.has(traceId)) yield `entry ${seq} of the log, ${action} by ${username}, was not answered with success`;
}

/** The order has every accepted decision once; none was made on what another one had already changed. */
function* lossesOfOrder(order: Withdraw, accepted: readonly AcceptedChange[], releases: number): Generator<string> {
  for (const one of accepted) {
    const { kinds, decision } = DECISIONS[one.action] ?? { kinds: [], decision: 'PASS' };
    const isOwn = (who: { username: string } | undefined) => who?.username === one.username;
    const events = order.events.filter((event) => event.traceId === one.traceId && isOwn(event.operator));
    const eventCount = events.filter(({ kind }) => kinds.includes(kind)).length;
    if (eventCount !== 1) yield `${nameOf(one)} is in the history ${eventCount} times`;
    const decided = order.decisions.filter((made) => made.decision === decision && isOwn(made.operator)).length;
    if (decided !== 1) yield `${nameOf(one)} is ${decided} times among the decisions`;
  }
  const inOrder = [...accepted].sort((a, b) => a.newVersion - b.newVersion);
  for (const [index, one] of inOrder.entries()) {
    const before = inOrder[index - 1];
    if (before && one.version < before.newVersion) yield `${nameOf(one)} was made on what ${nameOf(before)} had changed`;
  }
  const { no, status, payouts } = order;
  const isRejected = accepted.some(({ action }) => action === 'reject');
  const isPassed = accepted.some((one) => one.status === 'PASSED');
  if (isRejected && (status !== 'REJECTED' || releases !== 1 || payouts.length > 0))
    yield `${no} was rejected and is ${status}, with ${releases} releases and ${payouts.length} payouts`;
  if (isPassed && (payouts.length !== 1 || releases > 0))
    yield `${no} was passed and has ${payouts.length} payouts and ${releases} releases`;
}

/** How often frozen money was given back, by the number of the order. */
function countReleases({ ledger }: Platform['world']): Map<string, number> {
  const transactions = new Set(ledger.entries.map(({ transaction }) => transaction));
  const counts = new Map<string, number>();
  for (const { kind, ref } of transactions) if (kind === 'RELEASE') counts.set(ref, (counts.get(ref) ?? 0) + 1);
  return counts;
}

/**
 * Updates that were lost: successes in the answers that operators got, against what log, orders and ledger hold afterwards. Takes no
 * word of the platform for it. @returns one line for each; empty when nothing was lost
 */
export function findLostUpdates(
  { world, log }: Pick<Platform, 'world' | 'log'>,
  accepted: readonly AcceptedChange[],
  { since, usernames }: Evidence,
): string[] {
  const entries = log.entries.filter(
    ({ seq, username, result, action }) => seq > since && usernames.has(username) && result === 'SUCCESS' && ACTION.test(action),
  );
  const lost = [...lossesOfLog(entries, accepted)];
  const releases = countReleases(world);
  const decisions = accepted.filter(({ action }) => DECISIONS[action]);
  for (const [no, ones] of groupBy(decisions, ({ withdrawNo }) => withdrawNo)) {
    const order = world.withdraws.get(no);
    if (order) lost.push(...lossesOfOrder(order, ones, releases.get(no) ?? 0));
    else lost.push(`${no} was decided and is not there`);
  }
  return lost;
}

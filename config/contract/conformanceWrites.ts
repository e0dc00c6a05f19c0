import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type Answer,
  type Caller,
  dataIn,
  demand,
  demandDone,
  demandRefusal,
  isRecord,
  Overtaken,
  operatorIdOf,
  type Row,
  readRows,
  rowsIn,
  told,
} from './conformanceClient';

const AREA = '/trade/withdraw';
const PATH = `${AREA}/reject`;
/** A version that no order reaches. */
const NEVER = 1_000_000;
const MOST_WAITING = 200;
/** Orders of one call for facts. */
const MOST_FACTS = 100;

export interface Order {
  withdrawNo: string;
  version: number;
}

const WAITING = ['PENDING', 'SECOND_REVIEW'];

/** The orders that wait, as they are now: colleagues decide on them while the suite runs. */
export async function readWaiting(caller: Caller): Promise<Row[]> {
  return readRows(caller, `${AREA}/page`, { view: 'WAITING', pageSize: MOST_WAITING });
}

/** True for an order that allows the action: by `allowed`, or by its state without `allowed`. */
const isOpenTo =
  (action: string, states: readonly string[]) =>
  (row: Row): row is Row & Order =>
    typeof row.withdrawNo === 'string' &&
    typeof row.version === 'number' &&
    (Array.isArray(row.allowed) ? row.allowed.includes(action) : states.includes(String(row.status)));

/** Undecided orders that need two decisions: passing one stage moves no money. */
export const findUndoable = (rows: readonly Row[]): (Row & Order)[] =>
  rows.filter(isOpenTo('pass', ['PENDING'])).filter(({ reviewStage }) => typeof reviewStage === 'number' && reviewStage > 1);

/** Orders that can be claimed and have no claim. */
export const findClaimable = (rows: readonly Row[]): (Row & Order)[] =>
  rows.filter(isOpenTo('claim', WAITING)).filter(({ claimedBy }) => claimedBy === null || claimedBy === undefined);

export const findHoldable = (rows: readonly Row[]): (Row & Order)[] => rows.filter(isOpenTo('hold', WAITING));

/** Orders that this operator may reject. Changed orders come first, because they have an older version. */
export function findRejectable(rows: readonly Row[]): Order[] {
  const orders = rows.filter(isOpenTo('reject', WAITING));
  const once = [...new Map(orders.map((order) => [order.withdrawNo, order])).values()];
  return once.sort((a, b) => Number(b.version > 1) - Number(a.version > 1));
}

const reject = (caller: Caller, { withdrawNo, version }: Order, key: string, reasonCode = 'DUPLICATE') =>
  caller.send('POST', PATH, { body: { items: [{ withdrawNo, version }], reasonCode }, key });

function demandCurrent(answer: Answer, { withdrawNo }: Order): void {
  const { current } = dataIn(answer);
  const isShown = isRecord(current) && current.withdrawNo === withdrawNo;
  demand(isShown, `the refusal does not contain the current row of ${withdrawNo}: ${told(answer)}`);
}

/** Sends a wrong version. @throws Error unless it is refused as a conflict with the current row */
export async function demandOldVersionRefused(caller: Caller, order: Order): Promise<void> {
  const version = order.version > 1 ? order.version - 1 : order.version + 1;
  const answer = await reject(caller, { ...order, version }, randomUUID());
  demandRefusal(answer, 409);
  demandCurrent(answer, order);
}

/** Sends a decision without a key; its impossible version prevents any change. @throws Error unless it is refused with 400 */
export async function demandKeyRequired(caller: Caller, { withdrawNo }: Order): Promise<void> {
  const body = { items: [{ withdrawNo, version: NEVER }], reasonCode: 'DUPLICATE' };
  demandRefusal(await caller.send('POST', PATH, { body }), 400);
}

/** Rejects the order. @throws Error when a repeat with the same key has another effect or answer */
export async function demandIdempotency(caller: Caller, order: Order): Promise<void> {
  const key = randomUUID();
  // A refusal before execution is not stored: the corrected call may reuse the key.
  demandRefusal(await reject(caller, order, key, 'NO_SUCH_REASON'), 422);
  const first = await reject(caller, order, key);
  demandDone(first);
  const again = await reject(caller, order, key);
  demand(
    again.code === first.code && JSON.stringify(again.data) === JSON.stringify(first.data),
    `the first answer was ${told(first)}, the repeat with the same key has another: ${told(again)}`,
  );
  demand(again.headers.get('idempotency-replayed') === 'true', 'the second answer has no header idempotency-replayed: true');
  const other = await reject(caller, order, key, 'LIMIT');
  demandRefusal(other, 409);
  demand(other.error === 'IDEMPOTENCY_REUSED', `the same key with another body was refused as ${String(other.error)}`);
}

/** @throws Error when a decided order can be decided again */
export async function demandDecidedOnce(caller: Caller, order: Order): Promise<void> {
  const answer = await reject(caller, order, randomUUID());
  demandRefusal(answer, 409);
  demandCurrent(answer, order);
}

/** The current order. */
async function read(caller: Caller, { withdrawNo }: Order): Promise<Row> {
  const answer = await caller.get(`${AREA}/detail`, { withdrawNo });
  demandDone(answer);
  demand(isRecord(answer.data), `the detail of ${withdrawNo} is empty`);
  return answer.data;
}

const send = (caller: Caller, verb: string, body: Row) => caller.send('POST', `${AREA}/${verb}`, { body, key: randomUUID() });
const bulk = (caller: Caller, verb: string, { withdrawNo, version }: Order, extra: Row = {}) =>
  send(caller, verb, { items: [{ withdrawNo, version }], ...extra });

/** Fields that a claim or a note must not change. */
const SAME = ['status', 'version', 'reviewStage', 'decisions', 'settNos'];

/** @throws Overtaken when one of the fields differs. A colleague may have changed it. A server that breaks the law fails every time. */
function demandSame(before: Row, after: Row, fields: readonly string[]): void {
  for (const field of fields) {
    const [was, is] = [before, after].map((row) => JSON.stringify(row[field]));
    if (was !== is) throw new Overtaken(`${field} was ${was} and is now ${is}`);
  }
}

/** Claims the order twice. @throws Error when this changes the order, is not shown, or does not renew the claim; the claim is then released */
export async function demandClaim(caller: Caller, order: Order, renewalMs: number): Promise<void> {
  const before = await read(caller, order);
  const until: number[] = [];
  let isClaimed = false;
  try {
    for (const which of ['first', 'second']) {
      demandDone(await bulk(caller, 'claim', order));
      isClaimed = true;
      const now = await read(caller, order);
      demandSame(before, now, SAME);
      demand(typeof now.claimedBy === 'string', `after the ${which} claim the order has no claimedBy`);
      until.push(Date.parse(String(now.claimedUntil)));
      demand(!Number.isNaN(until.at(-1)), `after the ${which} claim the order has no claimedUntil`);
      if (until.length < 2) await new Promise((resolve) => setTimeout(resolve, renewalMs));
    }
    demand((until[1] as number) > (until[0] as number), 'a second claim of the same operator does not renew the first');
  } catch (error) {
    // The order is given up: its claim must not keep colleagues from it. What went wrong first is the report.
    if (isClaimed) await bulk(caller, 'release', order).catch(() => undefined);
    throw error;
  }
}

/** Claims the order for a colleague. @throws Error unless it is refused with the row, the name and the expiry */
export async function demandClaimKeepsOut(caller: Caller, colleague: Caller, order: Order): Promise<void> {
  const answer = await bulk(colleague, 'claim', order);
  if (answer.code === 200) {
    await bulk(colleague, 'release', order);
    await bulk(caller, 'claim', order);
  }
  demandRefusal(answer, 423);
  demandCurrent(answer, order);
  const data = dataIn(answer);
  demand(
    typeof data.claimedBy === 'string' && typeof data.claimedUntil === 'string',
    'the refusal lacks claimedBy or claimedUntil',
  );
}

/** Releases the claim. @throws Error when this changes the order or the claim remains */
export async function demandRelease(caller: Caller, order: Order): Promise<void> {
  const before = await read(caller, order);
  demandDone(await bulk(caller, 'release', order));
  const after = await read(caller, order);
  demandSame(before, after, SAME);
  demand((after.claimedBy ?? null) === null, `after the release the order is still claimed by ${String(after.claimedBy)}`);
}

/**
 * Sends an undo or a retry of a waiting order with an impossible version. The server may check version or state first; nothing may
 * change.
 * @throws Error unless it is refused as a conflict with the current row
 */
export async function demandUnknownVersionRefused(caller: Caller, verb: 'undo' | 'retry', order: Order): Promise<void> {
  const before = await read(caller, order);
  const answer = await send(caller, verb, { withdrawNo: order.withdrawNo, version: NEVER });
  demandRefusal(answer, 409);
  demandCurrent(answer, order);
  demandSame(before, await read(caller, order), SAME);
}

/** @throws Error when a record is not found by its number in any case and with spaces, or when an unknown number finds one */
export async function demandSearch(caller: Caller, id: string): Promise<void> {
  for (const no of [id, ` ${id.toLowerCase()} `]) {
    const answer = await caller.get('/common/search', { no });
    demandDone(answer);
    demand(
      rowsIn(answer.data).some((one) => one.id === id),
      `${JSON.stringify(no)} is not found`,
    );
  }
  const none = await caller.get('/common/search', { no: `${id}-0` });
  demandDone(none);
  demand(Array.isArray(none.data) && none.data.length === 0, 'an unknown number finds a record');
}

/** @throws Error when siblings are not in sort order */
export async function demandMenuOrder(caller: Caller): Promise<void> {
  const last = new Map<unknown, number>();
  for (const { id, parentId, sort } of await readRows(caller, '/sys/menu/list')) {
    demand(Number(sort) >= (last.get(parentId) ?? Number.NEGATIVE_INFINITY), `${String(id)} comes after a greater sort value`);
    last.set(parentId, Number(sort));
  }
}

/** Saves, renames and removes a view. @throws Error when its content differs, or an outdated version is accepted */
export async function demandView(caller: Caller, screen: string): Promise<void> {
  const post = (verb: string, body: object) => caller.send('POST', `/common/view/${verb}`, { body, key: randomUUID() });
  const name = randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  const content = { filters: { view: 'ALL' }, ranges: { submittedFrom: 'sevenDays' }, pageSize: 50 };
  const added = await post('add', { screen, name, content });
  demandDone(added);
  const { viewId, version } = dataIn(added);
  const listed = async () => {
    const answer = await caller.get('/common/view/list', { screen });
    demandDone(answer);
    return rowsIn(answer.data).find((view) => view.viewId === viewId);
  };
  const kept = await listed();
  const twice = await post('add', { screen, name: name.toUpperCase(), content });
  const changed = await post('edit', { viewId, version, name: `${name} 2` });
  const refused = await post('remove', { viewId, version });
  const next = dataIn(changed).version;
  // Removed before the checks, so that a failed run leaves no view behind.
  const removed = await post('remove', { viewId, version: next });
  demand(kept?.name === name && kept.isMine === true, 'the view is missing in the list of its owner');
  demand(isDeepStrictEqual(kept.content, content), 'the content differs from the content sent');
  demandRefusal(twice, 422);
  demandDone(changed);
  demandRefusal(refused, 409);
  demandDone(removed);
  demand((await listed()) === undefined, 'the view still exists after its removal');
}

/** @throws Error when a note is not stored, or not shown with the order */
export async function demandNote(caller: Caller, order: Order): Promise<void> {
  const before = await read(caller, order);
  // Without digits, because a server may mask text that looks like an account number.
  const text = `Conformance check ${randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;
  const body = { entity: 'withdraw', id: order.withdrawNo, text };
  const answer = await caller.send('POST', '/common/note/add', { body, key: randomUUID() });
  demandDone(answer);
  const { noteNo } = dataIn(answer);
  const after = await read(caller, order);
  demand(
    rowsIn(after.noteList).some((note) => note.noteNo === noteNo && note.text === text),
    'the note is missing in the order',
  );
  demandSame(before, after, SAME);
  if (typeof before.notes === 'number') demand(after.notes === before.notes + 1, `the order has ${String(after.notes)} notes`);
}

/** A card number for tests, as people write it. */
const WRITINGS = ['4111111111111111', '4111 1111-1111.1111', '４１１１１１１１１１１１１１１１', '4111\u200b111111111111'];

/** @throws Error when a full number in a note is stored, or other text is lost with it */
export async function demandMask(caller: Caller, order: Order): Promise<void> {
  const text = `Conformance check: ${WRITINGS.join(' or ')} (masked)`;
  const body = { entity: 'withdraw', id: order.withdrawNo, text };
  const answer = await caller.send('POST', '/common/note/add', { body, key: randomUUID() });
  demandDone(answer);
  const added = dataIn(answer);
  const { noteList } = await read(caller, order);
  const shown = rowsIn(noteList).filter(({ noteNo }) => noteNo === added.noteNo);
  for (const { text: stored } of [added, ...shown]) {
    const isWhole = typeof stored === 'string' && /^Conformance check: .*1111 or .*\(masked\)$/.test(stored);
    demand(isWhole, 'more than the numbers of the note is masked');
    const digits = String(stored)
      .normalize('NFKC')
      .replace(/[^\da-z]/gi, '');
    demand(!digits.includes('4111111111111111'), 'the note shows a full card number');
  }
}

/** Orders that the user may pass. */
export const findPassable = (rows: readonly Row[]): (Row & Order)[] => rows.filter(isOpenTo('pass', WAITING));

/** The first of these orders whose decision facts name possible duplicates. */
export async function findRepeated(caller: Caller, orders: readonly Order[]): Promise<(Row & Order) | undefined> {
  const numbers = [...new Set(orders.map(({ withdrawNo }) => withdrawNo))].slice(0, MOST_FACTS);
  if (numbers.length === 0) return undefined;
  const answer = await caller.get(`${AREA}/facts`, { withdrawNo: numbers.join() });
  demandDone(answer);
  const rows = rowsIn(answer.data) as (Row & Order)[];
  return rows.find(({ decision }) => isRecord(decision) && rowsIn(decision.duplicates).length > 0);
}

/** Passes an order without its duplicates acknowledged. @throws Error unless it is refused; a pass is undone */
export async function demandRepeatSeen(caller: Caller, order: Row & Order): Promise<void> {
  const answer = await bulk(caller, 'pass', order, { acknowledgedFlags: flagsOf(order) });
  if (answer.code === 200) {
    const passed = await read(caller, order);
    await send(caller, 'undo', { withdrawNo: order.withdrawNo, version: versionOf(passed) });
  }
  demandRefusal(answer, 422);
  demandSame(order, await read(caller, order), ['status', 'version', 'decisions']);
}

const flagsOf = ({ riskFlags }: Row) => rowsIn(riskFlags).map(({ code }) => code);
const duplicatesOf = ({ decision }: Row) =>
  rowsIn(isRecord(decision) ? decision.duplicates : undefined).map(({ withdrawNo }) => withdrawNo);
const versionOf = (row: Row) => (typeof row.version === 'number' ? row.version : Number.NaN);

/** Passes the first stage and undoes it. @throws Error when the order differs afterwards, or an outdated version is accepted */
export async function demandUndo(caller: Caller, order: Order): Promise<void> {
  const before = await read(caller, order);
  const seen = { acknowledgedFlags: flagsOf(before), acknowledgedDuplicates: duplicatesOf(before) };
  demandDone(await bulk(caller, 'pass', { ...order, version: versionOf(before) }, seen));
  const passed = await read(caller, order);
  demand(passed.status === 'SECOND_REVIEW', `after the first of two decisions the order is ${String(passed.status)}`);
  const refused = await send(caller, 'undo', { withdrawNo: order.withdrawNo, version: versionOf(before) });
  const undone = await send(caller, 'undo', { withdrawNo: order.withdrawNo, version: versionOf(passed) });
  demandRefusal(refused, 409);
  demandCurrent(refused, order);
  demandDone(undone);
  const after = await read(caller, order);
  demandSame(before, after, ['status', 'reviewStage', 'decisions', 'firstDecisionAt', 'settNos']);
  demand(versionOf(after) > versionOf(passed), 'the version did not increase');
}

/**
 * A colleague asks this operator about an order, who answers. @throws Error when the question is not shown, does not keep the
 * colleague from deciding, or changes the order
 */
export async function demandQuestion(caller: Caller, colleague: Caller, order: Order): Promise<void> {
  const to = await operatorIdOf(caller);
  const before = await read(caller, order);
  const text = 'Conformance check';
  demandDone(await bulk(colleague, 'escalate', { ...order, version: versionOf(before) }, { to, question: text }));
  const asked = await read(caller, order);
  const ref = { ...order, version: versionOf(asked) };
  const refused = await bulk(colleague, 'reject', ref, { reasonCode: 'DUPLICATE' });
  const answered = await send(caller, 'answer', { withdrawNo: order.withdrawNo, version: ref.version, answer: text });
  const question = isRecord(asked.escalation) ? asked.escalation : {};
  demand(question.question === text && question.to === to, 'the question is missing in the order');
  demandRefusal(refused, 423);
  demandCurrent(refused, order);
  demand(typeof dataIn(refused).escalatedTo === 'string', `the refusal lacks escalatedTo: ${told(refused)}`);
  demandDone(answered);
  const after = await read(caller, order);
  demandSame(before, after, ['status', 'reviewStage', 'decisions', 'settNos']);
  demand(isRecord(after.escalation) && after.escalation.answer === text, 'the answer is missing in the order');
  demand(versionOf(after) > ref.version, 'the version did not increase');
}

/** Assigns an order to this operator and ends the assignment. @throws Error when it is not shown, or changes the order */
export async function demandAssignment(caller: Caller, order: Order): Promise<void> {
  const assigneeId = await operatorIdOf(caller);
  const before = await read(caller, order);
  demandDone(await bulk(caller, 'assign', { ...order, version: versionOf(before) }, { assigneeId }));
  const assigned = await read(caller, order);
  const ended = await bulk(caller, 'assign', { ...order, version: versionOf(assigned) }, { unassign: true });
  demand(
    isRecord(assigned.assignment) && assigned.assignment.assigneeId === assigneeId,
    'the assignment is missing in the order',
  );
  demandDone(ended);
  const after = await read(caller, order);
  demandSame(before, after, ['status', 'reviewStage', 'decisions', 'settNos']);
  demand((after.assignment ?? null) === null, 'the order is still assigned');
}

/** Holds an order and ends the hold. @throws Error when the order is not held, or does not return to its state */
export async function demandHold(caller: Caller, order: Order): Promise<void> {
  const before = await read(caller, order);
  const reasonCode = 'PAYEE_CHECK';
  demandDone(await bulk(caller, 'hold', { ...order, version: versionOf(before) }, { reasonCode }));
  const held = await read(caller, order);
  const lifted = await bulk(caller, 'unhold', { ...order, version: versionOf(held) }, { reasonCode: 'CHECKED_OK' });
  demand(held.status === 'HELD', `the order is ${String(held.status)}`);
  demand(held.holdReasonCode === reasonCode, `the reason of the hold is ${String(held.holdReasonCode)}`);
  demandDone(lifted);
  const after = await read(caller, order);
  demandSame(before, after, ['status', 'reviewStage', 'decisions', 'settNos']);
  demand(versionOf(after) > versionOf(held), 'the version did not increase');
}

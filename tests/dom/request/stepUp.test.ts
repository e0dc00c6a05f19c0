import type { ApiError } from '@/domain/apiError';
import { answer, askAndResend, question } from '@/layouts/stepUpQuestion';
import { getCount, postMany } from '@/request/client';
import { setNotifier } from '@/request/notifier';
import { setStepUp } from '@/request/stepUp';
import { withNetwork } from '../../support/domNetwork';

const network = withNetwork();
const COUNT = '/trade/withdraw/count';
const CHANGE = '/trade/withdraw/claim';
const KEY = '0193f3a2-7c1e-7b3a-9f00-1234567890ab';
const DATA = { challengeId: 'c-1', methods: ['TOTP'] };

let told: ApiError[];
let questions: unknown[];
beforeEach(async () => {
  told = [];
  questions = [];
  setNotifier((error) => told.push(error));
  await network().enter('li.na');
});
afterEach(() => setStepUp(undefined));

/** The next calls of this path need a fresh second factor. */
const needs = (match: string, times = 1) =>
  network().platform.faults.push({
    match,
    times,
    kind: {
      status: 200,
      body: { code: 428, error: 'STEP_UP_REQUIRED', msg: 'Confirm with your second factor.', success: false, data: DATA },
    },
  });
/** The console asks, and the operator answers so; undefined answers later. */
function answers(isDone?: boolean): void {
  setStepUp(askAndResend);
  const stop = question.subscribe(() => {
    const asked = question.get();
    if (!asked) return;
    questions.push(asked.refusal.data);
    if (isDone !== undefined) void Promise.resolve().then(() => answer(isDone));
  });
  stops.push(stop);
}
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
function change() {
  const order = network().platform.world.withdraws.rows.find(({ status, claimedBy }) => status === 'PENDING' && !claimedBy);
  if (!order) throw new Error('No order to claim');
  return postMany(CHANGE, { items: [{ withdrawNo: order.no, version: order.version }] }, { idempotencyKey: KEY });
}

test('a change goes on after the question, with the same key, and nothing is told', async () => {
  answers(true);
  needs(CHANGE);
  await expect(change()).resolves.toMatchObject({ succeeded: [expect.anything()], failed: [] });
  expect(questions).toEqual([DATA]);
  expect(
    network()
      .callsOf(CHANGE)
      .map(({ headers }) => headers['idempotency-key']),
  ).toEqual([KEY, KEY]);
  expect(told).toEqual([]);
});

test('a read goes on too, and asks again when the server does', async () => {
  answers(true);
  needs(COUNT, 2);
  await expect(getCount(COUNT)).resolves.toEqual(expect.any(Number));
  expect(questions).toHaveLength(2);
  expect(network().callsOf(COUNT)).toHaveLength(3);
});

test('calls that need it at the same time share one question', async () => {
  answers();
  needs('*', 2);
  const both = Promise.all([getCount(COUNT), change()]);
  while (network().platform.faults.length > 0 || questions.length === 0) await new Promise((resolve) => setTimeout(resolve));
  // Both have their refusal when a later call has its answer.
  await getCount('/trade/sett/count');
  answer(true);
  await both;
  expect(questions).toHaveLength(1);
});

test('a declined question ends the call, which is told nobody and not sent again', async () => {
  answers(false);
  needs(CHANGE);
  await expect(change()).rejects.toMatchObject({ code: 428 });
  expect(network().callsOf(CHANGE)).toHaveLength(1);
  expect(told).toEqual([]);
});

test('where nobody can ask, the refusal is told once', async () => {
  needs(CHANGE);
  await expect(change()).rejects.toMatchObject({ code: 428 });
  expect(told).toMatchObject([{ msg: 'Confirm with your second factor.' }]);
});

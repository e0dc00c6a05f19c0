import type { Trial, TrialCase, TrialDetail, TrialOptions, TrialPlan, TrialStarted, TrialStatistics } from '@/contract';
import { actor } from '../../support/actor';
import { aPlatform, dataOf } from './support';

const MCH = 'M100061';
const PLAN: TrialPlan = {
  mode: 'SANDBOX',
  direction: 'PAYIN',
  mchNo: MCH,
  productCode: 'TH_SCAN',
  channelCode: 'CH0101',
  currency: 'THB',
  amount: '100.00',
};

function aBench() {
  const bench = aPlatform({ days: 2 });
  const { call, platform } = bench;
  const { read, send: post } = actor('/sys/test')({ call });
  const start = (body: Partial<TrialPlan> & { repeat?: number; pauseSec?: number } = {}) =>
    dataOf<TrialStarted>(post('pay', { ...PLAN, ...body }));
  const detail = (testNo: string) => dataOf<TrialDetail>(read(`detail?testNo=${testNo}`));
  const page = (query: string, who = 'admin') => dataOf<{ list: Trial[]; total: number }>(read(`page?${query}`, who));
  const faultsOf = (body: Partial<TrialPlan>) =>
    dataOf<{ fields: { name: string }[] }>(post('pay', { ...PLAN, ...body })).fields.map(({ name }) => name);
  const cases = () => dataOf<TrialCase[]>(read('case/list'));
  const money = () => platform.world.ledger.entries.length;
  /** A sandbox run whose order the channel takes. */
  const accepted = () => {
    for (let left = 20; left > 0; left--) {
      const { testNo } = start();
      if (platform.world.trialBook.trials.get(testNo)?.order?.records.at(-1)?.status === 'ACCEPTED') return testNo;
    }
    throw new Error('No try was taken');
  };
  return { ...bench, post, start, detail, page, faultsOf, cases, money, accepted };
}

const stepsOf = ({ steps }: TrialDetail) => steps.map(({ step, state }) => `${step} ${state}`);

test('a dry run shows the route and moves nothing', () => {
  const { start, detail, money, platform } = aBench();
  const before = [money(), platform.world.payOrders.rows.length];
  const { testNo } = start({ mode: 'DRY_RUN', channelCode: undefined });
  const told = detail(testNo);
  expect(told).toMatchObject({ verdict: 'PASS', payOrderNo: null, isForced: false, durationMs: 0 });
  expect(stepsOf(told)).toEqual(['SIGNATURE DONE', 'ROUTE DONE']);
  expect(told.trace?.filter(({ rule }) => rule === null).map(({ channelCode }) => channelCode)).toContain(told.channelCode);
  expect(told.trace?.find(({ rule }) => rule === 'ROUND_DISABLED')?.why).toBe('The round is disabled.');
  expect([money(), platform.world.payOrders.rows.length]).toEqual(before);
});

test('a sandbox run uses the chosen channel only, and every step comes in time', () => {
  const { accepted, detail, platform } = aBench();
  const testNo = accepted();
  const { order } = platform.world.trialBook.trials.get(testNo) ?? {};
  expect(detail(testNo)).toMatchObject({ verdict: 'RUNNING', channelCode: 'CH0101', isForced: true, payOrderNo: order?.no });
  expect(detail(testNo).steps.at(-1)).toMatchObject({ step: 'ANSWER', state: 'WAITING' });
  platform.clock.advance(60_000);
  const told = detail(testNo);
  // One in a hundred is never told of, one in forty is told late: both are a verdict too.
  expect(['PASS', 'TIMEOUT']).toContain(told.verdict);
  expect(told.steps.map(({ step }) => step).slice(0, 4)).toEqual(['SIGNATURE', 'ROUTE', 'REQUEST', 'ANSWER']);
  expect(order?.records.every(({ channel }) => channel.code === 'CH0101')).toBe(true);
  expect(platform.check()).toEqual([]);
});

test('a run that passes shows balanced books, and keeps its verdict', () => {
  const { accepted, detail, platform } = aBench();
  const passed = () => {
    for (let left = 10; left > 0; left--) {
      const testNo = accepted();
      platform.clock.advance(61_000);
      if (detail(testNo).verdict === 'PASS') return testNo;
    }
    throw new Error('None passed');
  };
  const testNo = passed();
  const told = detail(testNo);
  expect(stepsOf(told).slice(-3)).toEqual(['CALLBACK DONE', 'LEDGER DONE', 'NOTIFY DONE']);
  const { legs } = JSON.parse(told.steps.find(({ step }) => step === 'LEDGER')?.raw ?? '{}') as { legs: { change: string }[] };
  expect(legs.length).toBeGreaterThan(1);
  expect(legs.reduce((sum, { change }) => sum + Math.round(Number(change) * 100), 0)).toBe(0);
  const { order } = platform.world.trialBook.trials.get(testNo) ?? {};
  if (order) order.status = 'REFUNDED';
  platform.clock.advance(3_600_000);
  expect(detail(testNo).verdict).toBe('PASS');
});

test('a closed channel takes no test, and the trace says why', () => {
  const { start, detail, platform } = aBench();
  const channel = platform.world.catalog.channels.get('CH0101');
  if (channel) channel.status = 'DISABLED';
  const told = detail(start().testNo);
  expect(told).toMatchObject({ verdict: 'FAIL', failedStep: 'ROUTE', payOrderNo: null });
  expect(told.trace).toMatchObject([{ channelCode: 'CH0101', rule: 'CHANNEL_CLOSED', why: 'The channel is closed.' }]);
});

test('repetitions are runs of one set, each at its time', () => {
  const { start, page, platform } = aBench();
  const { setNo, testNos } = start({ mode: 'DRY_RUN', repeat: 3, pauseSec: 10 });
  expect(testNos).toHaveLength(3);
  const verdicts = () => page(`setNo=${setNo}&sortField=createdAt`).list.map(({ verdict }) => verdict);
  expect(verdicts().sort()).toEqual(['PASS', 'RUNNING', 'RUNNING']);
  platform.clock.advance(20_000);
  expect(verdicts()).toEqual(['PASS', 'PASS', 'PASS']);
});

test('a canceled run is not paid and closes its order', () => {
  const { accepted, post, page, platform, money } = aBench();
  const testNo = accepted();
  const before = money();
  expect(post('cancel', { testNo, version: 2 })).toMatchObject({ code: 409, error: 'VERSION_CONFLICT' });
  expect(post('cancel', { testNo, version: 1 }).code).toBe(200);
  expect(page(`testNo=${testNo}`).list).toMatchObject([{ verdict: 'CANCELED', version: 2, allowed: [] }]);
  platform.clock.advance(600_000);
  const { order } = platform.world.trialBook.trials.get(testNo) ?? {};
  expect(order?.status).toBe('CLOSED');
  expect(money()).toBe(before);
  const again = post('cancel', { testNo, version: 2 });
  expect(again).toMatchObject({ code: 409, error: 'STATE_CONFLICT', msg: 'The run has ended.' });
  expect(platform.check()).toEqual([]);
});

test.each<[string, Partial<TrialPlan>, string[]]>([
  ['a merchant that is no test', { mchNo: 'M100001' }, ['mchNo']],
  ['more than the limit', { amount: '1000.01' }, ['amount']],
  ['nothing', { amount: '0.00' }, ['amount']],
  ['too many digits', { amount: '1.001' }, ['amount']],
  ['no product', { productCode: undefined }, ['productCode']],
  ['a product of another country', { productCode: 'VN_SCAN', channelCode: undefined }, ['productCode']],
  ['a way of another product', { wayCode: 'TH_TRF' }, ['wayCode']],
  ['a channel that pays out', { channelCode: 'CH0315' }, ['channelCode']],
  ['a channel that is not there', { channelCode: 'CH9999' }, ['channelCode']],
  ['another currency', { currency: 'VND' }, ['currency', 'channelCode', 'currency']],
  ['a payout in the sandbox', { direction: 'PAYOUT', productCode: undefined, channelCode: undefined }, ['mode']],
])('refuses %s at its field', (_, body, fields) => {
  expect(aBench().faultsOf(body)).toEqual(fields);
});

test('a payout dry run uses the chosen channel, or that of the first beneficiary', () => {
  const { start, detail } = aBench();
  const payout = { mode: 'DRY_RUN', direction: 'PAYOUT', productCode: undefined } as const;
  expect(detail(start({ ...payout, channelCode: 'CH0315' }).testNo)).toMatchObject({ verdict: 'PASS', channelCode: 'CH0315' });
  expect(detail(start({ ...payout, channelCode: undefined }).testNo)).toMatchObject({ verdict: 'PASS', isForced: false });
});

test('cases are saved, changed in the current version, run over all channels of a provider, and removed', () => {
  const { call, post, cases, page } = aBench();
  const body = { ...PLAN, channelCode: undefined, mode: 'DRY_RUN', caseName: 'Thai scan' };
  const made = dataOf<TrialCase>(post('case/save', body));
  expect(made).toMatchObject({ caseName: 'Thai scan', version: 1 });
  expect(post('case/save', body)).toMatchObject({ code: 422, data: { fields: [{ name: 'caseName' }] } });
  const ref = { caseId: made.caseId, version: 1 };
  expect(post('case/save', { ...body, ...ref, amount: '50.00' }).code).toBe(200);
  expect(post('case/save', { ...body, ...ref, amount: '60.00' })).toMatchObject({
    code: 409,
    data: { current: { amount: '50.00' }, changedBy: 'admin' },
  });
  const upstream = upstreamOf(call);
  const set = dataOf<TrialStarted>(post('case/run', { caseIds: [made.caseId], upstreamCode: upstream.code }));
  expect(
    page(`setNo=${set.setNo}`)
      .list.map(({ channelCode }) => channelCode)
      .sort(),
  ).toEqual(upstream.channels);
  expect(page(`caseId=${made.caseId}`).total).toBe(upstream.channels.length);
  expect(post('case/remove', ref).code).toBe(409);
  expect(post('case/remove', { ...ref, version: 2 }).code).toBe(200);
  expect(cases().some(({ caseId }) => caseId === made.caseId)).toBe(false);
});

/** The upstream of CH0101 with its channels for THB. */
function upstreamOf(call: ReturnType<typeof aPlatform>['call']) {
  const { channels } = dataOf<TrialOptions>(call('admin', 'GET /sys/test/option'));
  const code = channels.find(({ channelCode }) => channelCode === 'CH0101')?.upstreamCode ?? '';
  const fitting = channels.filter((one) => one.upstreamCode === code && one.direction === 'PAYIN' && one.currency === 'THB');
  return { code, channels: fitting.map(({ channelCode }) => channelCode).sort() };
}

test('statistics count today, and the untested channels', () => {
  const { call, start } = aBench();
  const figures = () => dataOf<TrialStatistics>(call('admin', 'GET /sys/test/statistics'));
  const before = figures();
  expect(before.untestedCodes).toContain('CH0322');
  start({ mode: 'DRY_RUN', direction: 'PAYOUT', productCode: undefined, channelCode: 'CH0322' });
  const after = figures();
  expect(after).toMatchObject({ runs: before.runs + 1, passed: (before.passed ?? 0) + 1, untested: before.untested - 1 });
  expect(after.untestedCodes).not.toContain('CH0322');
});

test('a test requires the key, and the log names the run', () => {
  const { post, start, detail } = aBench();
  expect(post('pay', PLAN, 'li.na').code).toBe(403);
  const { testNo } = start({ mode: 'DRY_RUN' });
  expect(detail(testNo).logs?.map(({ action }) => action)).toContain('sys:test:pay');
});

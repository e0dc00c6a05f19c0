import type { TrialPlan as WirePlan } from '@/contract';
import { fileColumns, offerColumns } from '../../base/exportColumns';
import { listFile } from '../../base/exportFile';
import { fault, insist } from '../../base/faults';
import type { OperationLog } from '../../engine/log';
import { pageOf } from '../../engine/page';
import { invalid } from '../../engine/schema';
import { demandFound, type Text } from '../../engine/text';
import { conflictOf, touch } from '../../flow/versions';
import type { AreaHandlers } from '../../model/area';
import type { CallFor, PlatformCall } from '../../model/operators';
import { isInScope, seesUpstream } from '../../model/scope';
import type { Trial, TrialBook, TrialCase } from '../../model/trials';
import type { World } from '../../model/world';
import { readPlan, testHolders } from './rules';
import { cancelRun, outcomeOf, startSet } from './runs';
import { findTrials, showTrial, showTrialDetail, type TrialEye, trialFigures, trialOptions } from './view';

const NO_TRIAL: Text = ['Test run not found.', '测试记录不存在。'];
const NO_CASE: Text = ['Saved test not found.', '测试用例不存在。'];
const OVER: Text = ['The run has ended.', '该测试已结束。'];
const TAKEN: Text = ['Another saved test uses this name.', '已有同名用例。'];
const UNSEEN: Text = ['Required to change a saved test.', '修改用例时必填。'];
const NO_UPSTREAM: Text = ['Upstream not found.', '没有该上游。'];
const NONE_FITS: Text = ['No channel of this upstream fits these tests.', '该上游没有适用于所选用例的通道。'];
const TOO_MANY: Text = ['{count} runs selected. At most {max} can run together.', '共 {count} 次测试，一次最多 {max} 次。'];
const CASES_FULL: Text = ['There are already {max} saved tests.', '已有 {max} 个用例。'];
const MAX_RUNS = 100;
const MAX_CASES = 200;
const CASE_DIGITS = 4;

const COLUMNS = fileColumns({
  of: ['trial.field'],
  names: `testNo setNo mode direction mchNo mchName productCode wayCode channelCode channelName currency amount verdict
    failedStep durationMs caseName payOrderNo operatorName createdAt finishedAt`,
  numeric: 'amount durationMs',
  own: {
    // In a screen the number and the name share a column, in a file they have one each.
    mchNo: 'mch.field.mchNo',
    channelName: 'payrecord.field.channelName',
  },
});
offerColumns('sys:test:down', COLUMNS);

const eyeOf = (world: World, { actor, lang, at }: PlatformCall): TrialEye => ({ world, actor, lang, at });

const showCase = ({ id, name, plan, version, updatedAt, updatedBy }: TrialCase) => ({
  ...plan,
  caseId: id,
  caseName: name,
  updatedAt: new Date(updatedAt).toISOString(),
  updatedBy,
  version,
});

/** The plan in a body, without other fields. */
function planIn(body: Readonly<Record<string, unknown>>): WirePlan {
  const { mode, direction, mchNo, productCode, wayCode, channelCode, currency, amount } = body as unknown as WirePlan;
  return {
    mode,
    direction,
    mchNo,
    ...(productCode && { productCode }),
    ...(wayCode && { wayCode }),
    ...(channelCode && { channelCode }),
    currency,
    amount,
  };
}

const seesCase = (world: World, call: PlatformCall) => {
  const seen = new Set(testHolders(world, call).map(({ no }) => no));
  // When its merchant is no longer a test merchant, only the scope ALL sees the case.
  return ({ plan }: TrialCase) => seen.has(plan.mchNo) || call.actor.scope.type === 'ALL';
};

/** A case that the operator may see. @throws Refusal 404 */
const findCase = (world: World, call: PlatformCall, id: unknown): TrialCase =>
  demandFound(world.trialBook.cases.get(String(id)), NO_CASE, (one) => seesCase(world, call)(one));

function nameFault({ cases }: TrialBook, name: string, id?: string) {
  const isTaken = [...cases.values()].some((one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase());
  return isTaken && fault('caseName', 'unique', TAKEN);
}

/** Saves a new or existing test. @throws Refusal 404, 409, 422 */
function saveCase(world: World, call: CallFor<'saveTrialCase'>): TrialCase {
  const { cases, counts } = world.trialBook;
  const { caseId, version } = call.body;
  const name = call.body.caseName.trim();
  const plan = planIn(call.body);
  if (caseId === undefined) {
    const isFull = cases.size >= MAX_CASES;
    insist(call, [nameFault(world.trialBook, name), isFull && fault('caseName', 'max', CASES_FULL, { max: MAX_CASES })]);
    readPlan(world, call, plan);
    const id = `TC${String(++counts.cases).padStart(CASE_DIGITS, '0')}`;
    const made = { id, name, plan, version: 1, updatedAt: call.at, updatedBy: call.actor.username };
    cases.set(id, made);
    return made;
  }
  const found = findCase(world, call, caseId);
  insist(call, [version === undefined && fault('version', 'required', UNSEEN), nameFault(world.trialBook, name, caseId)]);
  if (version !== found.version) throw conflictOf(call, found, showCase(found));
  readPlan(world, call, plan);
  Object.assign(found, { name, plan });
  touch(found, call);
  return found;
}

/** Runs of a set: saved cases as they are, or for all channels of an upstream. @throws Refusal 404, 422 */
function caseStarts(world: World, call: CallFor<'runTrialCases'>) {
  const { caseIds, upstreamCode } = call.body;
  const { upstreams, channels } = world.catalog;
  const upstream = upstreams.get(upstreamCode ?? '');
  if (upstreamCode && !(upstream && seesUpstream(world, call.actor, upstream)))
    throw invalid(call.lang, [fault('upstreamCode', 'exists', NO_UPSTREAM)]);
  const own = [...channels.values()].filter((channel) => channel.upstream === upstream && !channel.recycled);
  const starts = caseIds.flatMap((id) => {
    const found = findCase(world, call, id);
    const { plan } = found;
    const ofCase = { id: found.id, name: found.name };
    if (!upstreamCode) return [{ plan: readPlan(world, call, plan), ofCase }];
    return own
      .filter(
        ({ direction, currency }) =>
          (direction === 'IN') === (plan.direction === 'PAYIN') && (currency ?? plan.currency) === plan.currency,
      )
      .map(({ code }) => ({ plan: readPlan(world, call, { ...plan, channelCode: code }), ofCase }));
  });
  insist(call, [
    starts.length === 0 && fault('upstreamCode', 'fits', NONE_FITS),
    starts.length > MAX_RUNS && fault('caseIds', 'max', TOO_MANY, { count: starts.length, max: MAX_RUNS }),
  ]);
  return starts;
}

/** Handlers of the channel test by operation id. */
export function trialHandlers(world: World, logOf: () => OperationLog): AreaHandlers<'trial'> {
  const { trials, cases } = world.trialBook;

  /** @throws Refusal 404 */
  const find = (call: PlatformCall, no: unknown): Trial =>
    demandFound(trials.get(String(no)), NO_TRIAL, (one) => isInScope(call.actor, one.plan.holder));

  function started(call: PlatformCall, name: string, starts: Parameters<typeof startSet>[2]) {
    const made = startSet(world, call.actor.username, starts);
    const testNos = made.map(({ no }) => no);
    const [first] = made;
    if (!first) throw new Error('A set without runs');
    call.note.about = { entity: 'trial', ids: testNos, name };
    return { data: { setNo: first.setNo, testNo: first.no, testNos } };
  }

  return {
    pageTrials(call) {
      const found = findTrials(eyeOf(world, call), call.query);
      return { data: pageOf(found, call.query, (row) => row) };
    },
    getTrial: (call) => ({ data: showTrialDetail(eyeOf(world, call), find(call, call.query.testNo), logOf()) }),
    getTrialStatistics: (call) => ({ data: trialFigures(eyeOf(world, call)) }),
    downloadTrials: (call) =>
      listFile(call, {
        stem: 'channel_test',
        title: ['Channel tests', '通道测试'],
        columns: COLUMNS,
        rows: findTrials(eyeOf(world, call), call.query),
      }),
    listTrialOptions: (call) => ({ data: trialOptions(world, call) }),
    runTrial(call) {
      const { repeat = 1, pauseSec = 1 } = call.body;
      const plan = readPlan(world, call, planIn(call.body));
      const starts = Array.from({ length: repeat }, (_, index) => ({ plan, after: index * pauseSec * 1000 }));
      return started(call, plan.holder.name, starts);
    },
    cancelTrial(call) {
      const trial = find(call, call.body.testNo);
      const eye = eyeOf(world, call);
      if (call.body.version !== trial.version) throw conflictOf(call, trial, showTrial(eye, trial));
      if (outcomeOf(trial, call.at).verdict !== 'RUNNING') throw conflictOf(call, trial, showTrial(eye, trial), OVER);
      cancelRun(world, trial);
      touch(trial, call);
      return { data: showTrial(eye, trial) };
    },
    listTrialCases: (call) => ({
      data: [...cases.values()]
        .filter(seesCase(world, call))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map(showCase),
    }),
    saveTrialCase(call) {
      const kept = saveCase(world, call);
      call.note.about = { entity: 'trialCase', ids: [kept.id], name: kept.name };
      return { data: showCase(kept) };
    },
    removeTrialCase(call) {
      const found = findCase(world, call, call.body.caseId);
      if (call.body.version !== found.version) throw conflictOf(call, found, showCase(found));
      cases.delete(found.id);
      call.note.about = { entity: 'trialCase', ids: [found.id], name: found.name };
      return { data: { caseId: found.id, version: found.version } };
    },
    runTrialCases(call) {
      const starts = caseStarts(world, call);
      return started(call, [...new Set(starts.map(({ ofCase }) => ofCase.name))].join(', '), starts);
    },
  };
}

import { type ApiDocument, listOperations } from '../config/contract/document';
import openapi from '../config/openapi/openapi.json';
import { account } from './areas/account';
import { admin } from './areas/admin';
import { appointFirstAdmins } from './areas/admin/firstAdmins';
import { approval } from './areas/approval';
import { withApproval } from './areas/approval/ask';
import { createRecordReader } from './areas/approval/record';
import { bankLine } from './areas/bankLine';
import { batch } from './areas/batch';
import { card } from './areas/card';
import { channel } from './areas/channel';
import { collect } from './areas/collect';
import { common } from './areas/common';
import { hidePrivate } from './areas/common/private';
import { createSessions, type SessionHandlers } from './areas/common/session';
import { mayOpen } from './areas/common/subjects';
import { dict } from './areas/dict';
import { factor } from './areas/factor';
import { link } from './areas/link';
import { listen } from './areas/listen';
import { log } from './areas/log';
import { findEntry } from './areas/log/handlers';
import { maintenance } from './areas/maintenance';
import { demandWritable } from './areas/maintenance/rules';
import { mchMenu } from './areas/mchMenu';
import { merchant } from './areas/merchant';
import { payin } from './areas/payin';
import { payout } from './areas/payout';
import { product } from './areas/product';
import { rate } from './areas/rate';
import { round } from './areas/round';
import { sales } from './areas/sales';
import { trial } from './areas/trial';
import { upstream } from './areas/upstream';
import { white } from './areas/white';
import { withdraw } from './areas/withdraw';
import { aboutIn } from './base/callLog';
import { createHider } from './base/freeTexts';
import { spoilTexts } from './base/hostile';
import { nameOfKey } from './base/screens';
import { checkWorld } from './check';
import { type Api, createApi } from './engine/api';
import type { Handler, Handlers } from './engine/call';
import { createClock } from './engine/clock';
import { createApp } from './engine/http';
import { collectKept } from './engine/kept';
import { Refusal, type Text } from './engine/text';
import { DAY, HOUR, MINUTE, ZONE_MS } from './engine/time';
import { digestOf } from './flow/approvals';
import { createCardDesk } from './flow/cards/desk';
import { createExportDesk } from './flow/exports/desk';
import { createProver } from './flow/factor/prove';
import { demandFresh } from './flow/factor/stepUp';
import { describeCall } from './flow/log/describeCall';
import { fundUpstreams } from './flow/payout/cover';
import { feedLive } from './flow/rates';
import { controlOf } from './flow/signIn/control';
import { acknowledgementsOf } from './flow/withdraw/usual';
import type { Approval } from './model/approvals';
import type { AreaContext } from './model/area';
import { canSignIn, nobody, type Operator, type PlatformCall } from './model/operators';
import type { Withdraw } from './model/payments';
import { partOf } from './model/recordScope';
import { createWorld } from './model/world';
import type { PlatformOptions } from './options';
import { createBatchSeed, planBatches } from './seed/batches';
import { planPayments } from './seed/batchPayments';
import { seedFactors } from './seed/factors';
import { createBankLineTidy } from './seed/life/bankLineTidy';
import { createCallers } from './seed/life/callers';
import { createCollectReview } from './seed/life/collectReview';
import { createMarks } from './seed/life/marks';
import { createSettReview } from './seed/life/payoutReview';
import { createPoolLife, planPoolStories } from './seed/life/pool';
import { createTradeLife } from './seed/life/trade';
import { createLife } from './seed/life/withdrawals';
import { seedMaintenance } from './seed/maintenance';
import { leaveWithoutAdmins, seedSignIns } from './seed/operators';
import { seedParties } from './seed/parties';
import { seedRates } from './seed/rates';
import { planDecisionStories } from './seed/stories/decisions';
import { planPayStories } from './seed/stories/payins';
import { planSettStories } from './seed/stories/payouts';
import { planRecordStories } from './seed/stories/records';
import { planStories } from './seed/stories/withdrawals';
import { planTrials, seedTrialCases } from './seed/trials';
import { seedUpstreamBalances } from './seed/upstreams';

/** The handlers of all operations. Each area is a folder of mock/areas, and gives those of its tags of the contract. */
const handlersOf = (context: AreaContext, session: SessionHandlers): Handlers<Operator> => ({
  ...session,
  ...withdraw(context),
  ...payin(context),
  ...payout(context),
  ...sales(context),
  ...merchant(context),
  ...product(context),
  ...round(context),
  ...white(context),
  ...mchMenu(context),
  ...account(context),
  ...upstream(context),
  ...channel(context),
  ...rate(context),
  ...maintenance(context),
  ...trial(context),
  ...card(context),
  ...collect(context),
  ...bankLine(context),
  ...batch(context),
  ...listen(context),
  ...admin(context),
  ...dict(context),
  ...log(context),
  ...approval(context),
  ...factor(context),
  ...link(context),
  ...common(context),
});

export type { PlatformOptions };

const NO_MAKER: Text = ['{who}, who asked for it, can no longer sign in.', '申请人 {who} 已无法登录。'];
const ALTERED: Text = ['The stored call was altered.', '已保存的请求被篡改。'];

/** The simulated platform (docs/rules/simulation.md#platform): an Express app over a world that obeys docs/rules/invariants.md. */
export function createPlatform(options: PlatformOptions = {}) {
  const { made, kept } = collectKept(() => makePlatform(options));
  return Object.assign(made, {
    /** State of closures. Together with the world it is all that a test resets (tests/support/worlds.ts). */
    kept,
  });
}

function makePlatform(options: PlatformOptions) {
  const begun = Date.now();
  const {
    seed = 'payment',
    scale = 1,
    flow = 1,
    live = false,
    now = begun,
    latency = 0,
    hostile = false,
    record = false,
    days = 30,
    approvals = false,
    firstAdmins,
    factors = false,
    events = false,
    idleMinutes = 15,
    sessionHours = 12,
    origin,
  } = options;
  // Anything else would switch the limit off without a word.
  if (!(idleMinutes > 0 && sessionHours > 0)) throw new Error('idleMinutes and sessionHours must be numbers above 0');
  const clock = createClock(now - days * DAY);
  const world = createWorld(clock, seed);
  world.sessionLimits = { idleMs: idleMinutes * MINUTE, lifeMs: sessionHours * HOUR };
  world.maintenance = seedMaintenance(now);
  seedParties(world, now);
  world.cardDesk = createCardDesk(world);
  const session = createSessions(world);
  const spoil: AreaContext['spoil'] = hostile ? (data) => spoilTexts(data) as typeof data : (data) => data;
  /** The maker's call, on the path of any call (docs/rules/approval.md#carried-out). */
  function carryOut({ no, operationId, path, body, digest, maker }: Approval, call: PlatformCall) {
    const { actor, lang, ip, traceId, at } = call;
    demandWritable(world, path, call);
    const refuse = (text: Text) =>
      api.refuse(new Refusal(403, 'FORBIDDEN', text, { who: maker.username }), lang, traceId).envelope;
    if (!canSignIn(maker, at)) return refuse(NO_MAKER);
    if (digestOf(operationId, body) !== digest) return refuse(ALTERED);
    return api.perform(operationOf(path), { actor: maker, body, lang, ip, approval: { no, by: actor.username } }).envelope;
  }

  const exportDesk = createExportDesk(world, {
    operation: (line) => api.operations.get(line),
    readQuery: (operation, search) => api.schemas.readQuery(operation, search),
    make: (operation, { no, owner, lang, ip }, search) =>
      canSignIn(owner, clock.now())
        ? api.perform(operation, { actor: owner, lang, ip, search, task: no })
        : api.refuse(new Refusal(403, 'FORBIDDEN', NO_MAKER, { who: owner.username }), lang, world.newTraceId()),
  });

  const context: AreaContext = {
    world,
    log: () => api.log,
    spoil,
    loginOf: session.loginOf,
    enter: session.enter,
    replaceToken: session.replaceToken,
    carryOut,
    exports: exportDesk,
    perform: ({ actor, lang, ip, token, traceId }, path, body) =>
      api.perform(operationOf(path), { actor, lang, ip, token, traceId, body }).envelope,
    findEntry: (actor, no) => findEntry(api.log, actor, no),
  };
  const document = openapi as unknown as ApiDocument;
  // From here on a handler is one of many: who calls one has checked query and body against the contract.
  const handlers = handlersOf(context, session.handlers) as unknown as Record<string, Handler<Operator>>;
  const operations = listOperations(document);
  const recordOf = createRecordReader(operations, handlers, (operation, search) => api.schemas.readQuery(operation, search));
  for (const operation of operations) {
    const handler = handlers[operation.id];
    if (operation.approval && handler) handlers[operation.id] = withApproval(world, () => api.log, operation, handler, recordOf);
  }
  const hideNumbers = createHider(document);
  const api: Api<Operator> = createApi<Operator>({
    document,
    clock,
    newTraceId: world.newTraceId,
    nameOf: nameOfKey,
    describeCall: (operation, call, answer) => describeCall(world, operation, call, answer, session.loginOf(call.token)),
    clean: (operation, body) => hidePrivate(hideNumbers(operation, body)),
    mayRepeat: ({ accessKey }, actor, earlier) => {
      const isOpen = accessKey !== undefined || mayOpen(actor, aboutIn(earlier).entity ?? '');
      return isOpen && !partOf(world, actor, earlier).isCut;
    },
    guard: (operation, call) => {
      session.demandEnrolled(operation, call);
      if (operation.method === 'POST') demandWritable(world, operation.path, call);
      demandFresh(world, operation, call, session.loginOf(call.token));
    },
    divert: exportDesk.divert,
    handlers,
  });

  function operationOf(path: string) {
    const operation = api.operations.get(`POST ${path}`);
    if (!operation) throw new Error(`No operation for ${path}`);
    return operation;
  }

  const bulkPaths = new Set<string>();
  for (const { path, body } of api.operations.values()) if (JSON.stringify(body)?.includes('"items"')) bulkPaths.add(path);

  /** One call through the API, like that of any operator; returns the trace ID. */
  const send = (actor: Operator, path: string, body: Record<string, unknown>): string =>
    api.perform(operationOf(path), { actor, body, ip: `198.51.100.${actor.id}` }).envelope.traceId;

  /** A call on a withdraw order. */
  function act(actor: Operator, verb: string, order: Withdraw, extra: Record<string, unknown> = {}): string {
    const { no, version } = order;
    const path = `/trade/withdraw/${verb}`;
    const ref = { withdrawNo: no, version };
    const seen = verb === 'pass' && acknowledgementsOf(world, order);
    return send(actor, path, { ...(bulkPaths.has(path) ? { items: [ref] } : ref), ...seen, ...extra });
  }

  const life = createLife(world, (actor, decision, order, reasonCode) =>
    act(actor, decision, order, reasonCode ? { reasonCode } : {}),
  );
  const marks = createMarks(world, act);
  const trade = createTradeLife(world);
  const review = createSettReview(world, send);
  const callers = createCallers(world);
  const pool = createPoolLife(world);
  const tidy = createBankLineTidy(world, send);
  const collects = createCollectReview(world, send);
  for (let day = Math.floor((now - days * DAY + ZONE_MS) / DAY) * DAY - ZONE_MS; day < now; day += DAY)
    clock.schedule(day, () => {
      life.planDay(day, now, scale);
      if (flow > 0) fundUpstreams(world);
      trade.planDay(day, now, flow, review);
      callers.planDay(day, now);
      pool.planDay(day, now);
      tidy.planDay(day, now);
      collects.planDay(day, now);
      marks.planDay(day, now);
    });
  if (flow > 0) planPayStories(world, trade.payIn, send, now);
  if (flow > 0) planRecordStories(world, trade.payIn, now);
  if (flow > 0) planSettStories(world, trade.payOut, now);
  if (flow > 0) planPoolStories(world, trade.payIn, now);
  if (flow > 0) {
    const planBatch = createBatchSeed(world, send);
    planBatches(planBatch, now - days * DAY, now);
    planPayments(world, planBatch, send, now - days * DAY, now);
  }
  planTrials(world, now - days * DAY, now);
  planStories(world, life, { act, send }, now);
  const reviewer = world.operators.find(({ username }) => username === 'w.chai') ?? nobody;
  planDecisionStories(world, (order) => void act(reviewer, 'pass', order), now);
  clock.advance(days * DAY);
  seedSignIns(world);
  seedRates(world);
  seedUpstreamBalances(world);
  seedTrialCases(world);
  world.approvals.isOn = approvals;
  if (factors) seedFactors(world, seed, now, origin);
  if (firstAdmins) {
    leaveWithoutAdmins(world);
    appointFirstAdmins(world, api.log, firstAdmins);
  }
  if (!events) api.operations.delete('GET /common/events');
  // Planned history ends here: from now on operators, the clock and the live mode act.
  if (live) {
    life.live();
    trade.live(review);
    callers.live();
    pool.live();
    tidy.live();
    collects.live();
    feedLive(world);
    // Codes of second factors count by the real time: the clock must not run behind it by what the history took.
    clock.goLive(begun);
  }

  const check = () => [...checkWorld(world, api.log), ...api.unnamed];
  const { app, faults, calls } = createApp<Operator>({
    api,
    latency,
    sessions: session.sessions,
    nobody,
    newTraceId: world.newTraceId,
    control: controlOf(world, options, check),
    prove: createProver(world),
    isRecorded: record,
    spoil: hostile ? spoil : undefined,
  });

  return {
    /** Express app; serves /api. */
    app,
    clock,
    world,
    stories: world.stories,
    api,
    log: api.log,
    /** Push a fault here; the next matching calls fail. */
    faults,
    /** The last 1000 calls, oldest first; none unless they are recorded. */
    calls,
    /** Creates one withdrawal of a random holder. */
    arrive: life.arrive,
    /** Creates one pay-in or payout of a random merchant. */
    payIn: trade.payIn,
    payOut: trade.payOut,
    /** Ends the sessions of one user, or all sessions: their next call answers 401. */
    revoke: session.revoke,
    /**
     * Violated invariants (docs/rules/invariants.md), and refusals that the contract does not define; empty when all is correct.
     */
    check,
    stop: () => clock.stop(),
  };
}

export type Platform = ReturnType<typeof createPlatform>;

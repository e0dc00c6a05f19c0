import type { ApiDocument } from '../config/contract/document';
import openapi from '../config/openapi/openapi.json';
import { tellOf } from './areas/about';
import { accountHandlers } from './areas/account';
import { accountHistoryHandlers } from './areas/accountHistory';
import { seedAgencies } from './areas/agencies';
import { agentHandlers } from './areas/agent';
import { bankLineHandlers } from './areas/bankLine';
import { createBankLineTidy } from './areas/bankLineTidy';
import { batchHandlers } from './areas/batch';
import { batchPayHandlers } from './areas/batchPay';
import { planPayments } from './areas/batchPaySeed';
import { createBatchSeed, planBatches } from './areas/batchSeed';
import { cardHandlers } from './areas/card';
import { createCardDesk } from './areas/cardDesk';
import { seedCatalog } from './areas/catalog';
import { channelHandlers } from './areas/channel';
import { checkWorld } from './areas/check';
import { collectHandlers } from './areas/collect';
import { createCollectReview } from './areas/collectReview';
import { commonHandlers } from './areas/common';
import { dictHandlers } from './areas/dict';
import { createLife } from './areas/history';
import { spoilTexts } from './areas/hostile';
import { listenHandlers } from './areas/listen';
import { messageHandlers } from './areas/listenMessages';
import { templateHandlers } from './areas/listenTemplates';
import { findEntry, logHandlers } from './areas/log';
import { maintainHandlers } from './areas/maintain';
import { demandWritable } from './areas/maintainRules';
import { seedMaintenance } from './areas/maintenance';
import { merchantHandlers } from './areas/mch';
import { seedPortalMenu } from './areas/mchMenu';
import { mchMenuHandlers } from './areas/mchMenuHandlers';
import { menuHandlers } from './areas/menuHandlers';
import { seedMerchants } from './areas/merchants';
import { noteHandlers } from './areas/notes';
import { operatorHandlers } from './areas/operator';
import { seedSignIns } from './areas/operatorSeed';
import { payOrderHandlers } from './areas/payOrder';
import { payRecordHandlers } from './areas/payRecord';
import { planPayStories } from './areas/payStories';
import { paywayHandlers } from './areas/payway';
import { nobody, seedPeople } from './areas/people';
import { salesHandlers } from './areas/perf';
import { createPoolLife, planPoolStories } from './areas/poolLife';
import { seedPool } from './areas/poolSeed';
import { productHandlers } from './areas/product';
import { profitHandlers } from './areas/profit';
import { rateHandlers } from './areas/rate';
import { feedLive } from './areas/rateFlow';
import { seedRates } from './areas/rateSeed';
import { planRecordStories } from './areas/recordStories';
import { roleHandlers } from './areas/role';
import { roundHandlers } from './areas/round';
import { seedRotations } from './areas/routing';
import { nameOfKey } from './areas/screens';
import { createSessions } from './areas/session';
import { settHandlers } from './areas/sett';
import { fundUpstreams } from './areas/settCover';
import { settDetailHandlers } from './areas/settDetail';
import { createSettReview } from './areas/settReview';
import { planSettStories } from './areas/settStories';
import { planStories } from './areas/stories';
import { createTradeLife } from './areas/tradeLife';
import { trialHandlers } from './areas/trial';
import { planTrials, seedTrialCases } from './areas/trialSeed';
import { upstreamHandlers } from './areas/upstream';
import { seedUpstreamBalances, seedUpstreams } from './areas/upstreamSeed';
import { hidePrivate, viewHandlers } from './areas/views';
import { createCallers, seedWhite } from './areas/white';
import { whiteHandlers } from './areas/whiteHandlers';
import { withdrawHandlers } from './areas/withdraw';
import { DAY, hideNumbers, ZONE_MS } from './areas/withdrawRules';
import { createWorld, type Operator, type Withdraw } from './areas/world';
import { type Api, createApi } from './engine/api';
import { createClock } from './engine/clock';
import { createApp } from './engine/http';
import { collectKept } from './engine/kept';

export interface PlatformOptions {
  /** Equal seeds and equal `now` give equal worlds. */
  seed?: string;
  /** Multiplies the orders per day; 1 is about 90 withdrawals. */
  scale?: number;
  /** Multiplies pay-ins and payouts; 1 is about 900 and 160 a day. */
  flow?: number;
  /** Lets real time pass, orders arrive and colleagues decide. */
  live?: boolean;
  /** Start of the clock, ms since 1970; real now by default. */
  now?: number;
  /** Waiting time before each answer, ms. */
  latency?: number;
  /** Offers GET /api/_sim/check. */
  control?: boolean;
  /** Puts hostile texts into every free text of the answers. */
  hostile?: boolean;
  /** Days of history. */
  days?: number;
}

/** The simulated platform (docs/rules/simulation.md#platform): an Express app over a world that obeys docs/rules/invariants.md. */
export function createPlatform(options: PlatformOptions = {}) {
  const { made, kept } = collectKept(() => makePlatform(options));
  return Object.assign(made, {
    /** State of closures: with the world, all that a test puts back (tests/support/worlds.ts). */
    kept,
  });
}

function makePlatform(options: PlatformOptions) {
  const {
    seed = 'payment',
    scale = 1,
    flow = 1,
    live = false,
    now = Date.now(),
    latency = 0,
    control = false,
    hostile = false,
    days = 30,
  } = options;
  const clock = createClock(now - days * DAY);
  const world = createWorld(clock, seed);
  world.maintenance = seedMaintenance(now);
  seedCatalog(world);
  seedUpstreams(world, now);
  seedRotations(world);
  seedPeople(world);
  seedMerchants(world);
  seedAgencies(world);
  seedWhite(world);
  seedPortalMenu(world);
  seedPool(world);
  world.cardDesk = createCardDesk(world);

  const session = createSessions(world);
  const spoil = hostile ? spoilTexts : (data: unknown) => data;
  const api: Api<Operator> = createApi<Operator>({
    document: openapi as unknown as ApiDocument,
    clock,
    newTraceId: world.newTraceId,
    nameOf: nameOfKey,
    tell: (operation, call, answer) => tellOf(world, operation, call, answer, session.loginOf(call.token)),
    clean: (body) => hidePrivate(hideNumbers(body)),
    guard: ({ path }, call) => demandWritable(world, path, call),
    handlers: {
      ...session.handlers,
      ...commonHandlers(world),
      ...noteHandlers(world, (actor, no) => findEntry(api.log, actor, no)),
      ...viewHandlers(world),
      ...withdrawHandlers(world, () => api.log, spoil),
      ...payOrderHandlers(world, () => api.log, spoil),
      ...payRecordHandlers(world, () => api.log),
      ...collectHandlers(world, () => api.log, spoil),
      ...profitHandlers(world),
      ...rateHandlers(world, () => api.log),
      ...trialHandlers(world, () => api.log),
      ...settHandlers(world, () => api.log, spoil),
      ...settDetailHandlers(world),
      ...whiteHandlers(world),
      ...merchantHandlers(world, () => api.log),
      ...productHandlers(world, () => api.log),
      ...accountHandlers(world, () => api.log),
      ...accountHistoryHandlers(world),
      ...bankLineHandlers(world, () => api.log),
      ...paywayHandlers(world, () => api.log),
      ...listenHandlers(world, () => api.log),
      ...messageHandlers(world),
      ...templateHandlers(world),
      ...batchHandlers(world, () => api.log),
      ...cardHandlers(world, () => api.log),
      ...mchMenuHandlers(world),
      ...roundHandlers(world),
      ...channelHandlers(world, () => api.log),
      ...upstreamHandlers(world, () => api.log),
      ...maintainHandlers(world),
      ...agentHandlers(world, () => api.log),
      ...salesHandlers(world),
      ...operatorHandlers(world, () => api.log, session.loginOf),
      ...roleHandlers(world),
      ...menuHandlers(world),
      ...dictHandlers(world),
      ...batchPayHandlers(world),
      ...logHandlers(world, () => api.log, spoil),
    },
  });

  function operationOf(path: string) {
    const operation = api.operations.get(`POST ${path}`);
    if (!operation) throw new Error(`No operation for ${path}`);
    return operation;
  }

  const bulkPaths = new Set<string>();
  for (const { path, body } of api.operations.values()) if (JSON.stringify(body)?.includes('"items"')) bulkPaths.add(path);

  /** One call through the API, as anybody would make it; gives the trace. */
  const send = (actor: Operator, path: string, body: Record<string, unknown>): string =>
    api.perform(operationOf(path), { actor, body, ip: `198.51.100.${actor.id}` }).envelope.traceId;

  /** The same on an order. */
  function act(actor: Operator, verb: string, { no, version, flags }: Withdraw, extra: Record<string, unknown> = {}): string {
    const path = `/trade/withdraw/${verb}`;
    const ref = { withdrawNo: no, version };
    const isBulk = bulkPaths.has(path);
    const seen = flags.filter(({ severity }) => severity === 'HIGH').map(({ code }) => code);
    const body = { ...(isBulk ? { items: [ref] } : ref), ...(verb === 'pass' && { acknowledgedFlags: seen }), ...extra };
    return send(actor, path, body);
  }

  const life = createLife(world, (actor, decision, order, reasonCode) =>
    act(actor, decision, order, reasonCode ? { reasonCode } : {}),
  );
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
  clock.advance(days * DAY);
  seedSignIns(world);
  seedRates(world);
  seedUpstreamBalances(world);
  seedTrialCases(world);
  // Nothing planned for the past may go on after it: from here on people, the clock and the live mode act.
  if (live) {
    life.live();
    trade.live(review);
    callers.live();
    pool.live();
    tidy.live();
    collects.live();
    feedLive(world);
    clock.goLive();
  }

  const check = () => [...checkWorld(world, api.log), ...api.unnamed];
  const checked = () => {
    const violations = check();
    return { ok: violations.length === 0, violations };
  };
  const { app, faults, calls } = createApp<Operator>({
    api,
    latency,
    sessions: session.sessions,
    nobody,
    newTraceId: world.newTraceId,
    control: control ? { '/_sim/check': checked } : undefined,
    spoil: hostile ? spoil : undefined,
  });

  return {
    /** Express app; answers under /api. */
    app,
    clock,
    world,
    stories: world.stories,
    api,
    log: api.log,
    /** Push a fault here and the next matching calls go wrong. */
    faults,
    /** The last 1000 calls, oldest first. */
    calls,
    /** One new withdrawal of a random holder. */
    arrive: life.arrive,
    /** One new pay-in, or payout, of a random merchant. */
    payIn: trade.payIn,
    payOut: trade.payOut,
    /** Ends the sessions of one user, or of all: their next call answers 401. */
    revoke: session.revoke,
    /** Violated invariants (docs/rules/invariants.md), and refusals that the contract does not name; empty when all hold. */
    check,
    stop: () => clock.stop(),
  };
}

export type Platform = ReturnType<typeof createPlatform>;

import type { ApiDocument } from '../config/contract/document';
import openapi from '../config/openapi/openapi.json';
import { accountHandlers } from './areas/account/handlers';
import { accountHistoryHandlers } from './areas/account/history';
import { menuHandlers } from './areas/admin/menu';
import { operatorHandlers } from './areas/admin/operator';
import { roleHandlers } from './areas/admin/role';
import { bankLineHandlers } from './areas/bankLine/handlers';
import { batchHandlers } from './areas/batch/handlers';
import { batchPayHandlers } from './areas/batch/pay';
import { cardHandlers } from './areas/card/handlers';
import { channelHandlers } from './areas/channel/handlers';
import { collectHandlers } from './areas/collect/handlers';
import { noteHandlers } from './areas/common/notes';
import { hidePrivate } from './areas/common/private';
import { createSessions } from './areas/common/session';
import { commonHandlers } from './areas/common/shared';
import { viewHandlers } from './areas/common/views';
import { dictHandlers } from './areas/dict/handlers';
import { listenHandlers } from './areas/listen/handlers';
import { messageHandlers } from './areas/listen/messages';
import { templateHandlers } from './areas/listen/templates';
import { findEntry, logHandlers } from './areas/log/handlers';
import { maintainHandlers } from './areas/maintenance/handlers';
import { demandWritable } from './areas/maintenance/rules';
import { agentHandlers } from './areas/merchant/agent';
import { merchantHandlers } from './areas/merchant/handlers';
import { payOrderHandlers } from './areas/payin/order';
import { payRecordHandlers } from './areas/payin/record';
import { settDetailHandlers } from './areas/payout/detail';
import { settHandlers } from './areas/payout/handlers';
import { mchMenuHandlers } from './areas/portalMenu/handlers';
import { productHandlers } from './areas/product/handlers';
import { paywayHandlers } from './areas/product/way';
import { rateHandlers } from './areas/rate/handlers';
import { roundHandlers } from './areas/round/handlers';
import { salesHandlers } from './areas/sales/handlers';
import { profitHandlers } from './areas/sales/profit';
import { trialHandlers } from './areas/trial/handlers';
import { upstreamHandlers } from './areas/upstream/handlers';
import { whiteHandlers } from './areas/whitelist/handlers';
import { withdrawHandlers } from './areas/withdraw/handlers';
import { spoilTexts } from './base/hostile';
import { hideNumbers } from './base/mask';
import { nameOfKey } from './base/screens';
import { checkWorld } from './check';
import { type Api, createApi } from './engine/api';
import { createClock } from './engine/clock';
import { createApp } from './engine/http';
import { collectKept } from './engine/kept';
import { DAY, ZONE_MS } from './engine/time';
import { createCardDesk } from './flow/cards/desk';
import { tellOf } from './flow/describeCall';
import { fundUpstreams } from './flow/payout/cover';
import { feedLive } from './flow/rates';
import { nobody, type Operator } from './model/operators';
import type { Withdraw } from './model/payments';
import { createWorld } from './model/world';
import { seedAgencies } from './seed/agencies';
import { createBatchSeed, planBatches } from './seed/batches';
import { planPayments } from './seed/batchPayments';
import { seedCatalog } from './seed/catalog';
import { createBankLineTidy } from './seed/life/bankLineTidy';
import { createCallers } from './seed/life/callers';
import { createCollectReview } from './seed/life/collectReview';
import { createSettReview } from './seed/life/payoutReview';
import { createPoolLife, planPoolStories } from './seed/life/pool';
import { createTradeLife } from './seed/life/trade';
import { createLife } from './seed/life/withdrawals';
import { seedMaintenance } from './seed/maintenance';
import { seedMerchants } from './seed/merchants';
import { seedSignIns } from './seed/operators';
import { seedPeople } from './seed/people';
import { seedPool } from './seed/pool';
import { seedPortalMenu } from './seed/portalMenu';
import { seedRates } from './seed/rates';
import { seedRotations } from './seed/rotations';
import { planPayStories } from './seed/stories/payins';
import { planSettStories } from './seed/stories/payouts';
import { planRecordStories } from './seed/stories/records';
import { planStories } from './seed/stories/withdrawals';
import { planTrials, seedTrialCases } from './seed/trials';
import { seedUpstreamBalances, seedUpstreams } from './seed/upstreams';
import { seedWhite } from './seed/whitelist';

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

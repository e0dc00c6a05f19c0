import { ApiError } from '@/domain/apiError';
import { createOutbox, type Outbox, type OutboxHost, type Sent } from '@/stores/outbox';
import { depth } from '../support/depth';
import fc from '../support/properties';
import { aPlatform } from './platform/support';

/**
 * A model of what can go wrong between two browsers and the platform: clicks, held keys, lost requests, lost answers, late
 * arrivals, reloads, second tabs and conscious repetition, in any order. The outbox is the real one, the platform the real
 * simulated one; only storage, locks and the wire are played.
 */
const SCHEDULES = depth.runs(1_000);

/** Storage and locks of one browser profile, as its tabs share them. */
class Profile {
  private text: string | null = null;
  private readonly held = new Map<string, Tab>();
  private waiting: { name: string; tab: Tab; run: () => void }[] = [];
  private readonly listeners = new Map<Tab, () => void>();

  hostOf(tab: Tab): OutboxHost {
    return {
      read: () => this.text,
      write: (text) => {
        // A page that is gone runs no code.
        if (!tab.isAlive) return;
        this.text = text;
        for (const [other, listener] of this.listeners) if (other !== tab) listener();
      },
      onForeignWrite: (listener) => {
        this.listeners.set(tab, listener);
        return () => this.listeners.delete(tab);
      },
      locks: { request: this.request.bind(this, tab) as unknown as LockManager['request'] },
      now: Date.now,
    };
  }

  private async request(tab: Tab, name: string, { ifAvailable = false }, run: (lock: unknown) => Promise<unknown>) {
    if (this.held.has(name)) {
      if (ifAvailable) return run(null);
      await new Promise<void>((resolve) => this.waiting.push({ name, tab, run: resolve }));
    }
    this.held.set(name, tab);
    try {
      return await run({ name });
    } finally {
      if (this.held.get(name) === tab) this.free(name);
    }
  }

  private free(name: string) {
    this.held.delete(name);
    const at = this.waiting.findIndex((one) => one.name === name);
    if (at >= 0) this.waiting.splice(at, 1)[0]?.run();
  }

  /** The tab is closed or reloaded: the browser takes its locks back. */
  bury(tab: Tab) {
    tab.isAlive = false;
    this.listeners.delete(tab);
    this.waiting = this.waiting.filter((one) => one.tab !== tab);
    for (const [name, owner] of [...this.held]) if (owner === tab) this.free(name);
  }

  get entries(): Sent[] {
    return JSON.parse(this.text ?? '[]') as Sent[];
  }
}

interface Tab {
  isAlive: boolean;
  outbox: Outbox<{ pass: Pass }>;
}
interface Body {
  items: { withdrawNo: string; version: number }[];
}
type Pass = (body: Body, options: { idempotencyKey: string }) => Promise<unknown>;

/** A request on its way to the platform. */
interface Flight {
  browser: number;
  key: string;
  tab: Tab;
  arrive: () => unknown;
  answer: (what: unknown) => void;
  lose: () => void;
}

const FATES = ['answered', 'lost before it arrives', 'answer lost', 'arrives late'] as const;

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('click' as const), browser: fc.nat(1), tab: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('held key' as const),
      browser: fc.nat(1),
      tab: fc.nat(1),
      times: fc.integer({ min: 2, max: 6 }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('wire' as const), which: fc.nat(5), fate: fc.constantFrom(...FATES) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('late arrival' as const), which: fc.nat(5) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('send again' as const), browser: fc.nat(1), tab: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const), browser: fc.nat(1), tab: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('give up' as const), browser: fc.nat(1), tab: fc.nat(1) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const settle = () => new Promise((resolve) => setImmediate(resolve));

const bench = aPlatform();
const { platform } = bench;
/** Both may decide on any order of the first tier; each sits at a browser of his own with two tabs. */
const OPERATORS = ['ops.lee', 'chen.yu'];

/** A new order that one person can settle alone. */
function anOrder() {
  for (;;) {
    const order = platform.arrive();
    if (order && order.requiredStages === 1 && order.flags.length === 0) return order;
  }
}

const seen = { posts: 0, effects: 0, refusedHere: 0, unknown: 0, resent: 0, late: 0 };

async function play(schedule: readonly Step[]) {
  const order = anOrder();
  const first = order.version;
  const flights: Flight[] = [];
  const late: Flight[] = [];
  const profiles = OPERATORS.map(() => new Profile());
  let acts = 0;
  let posts = 0;

  function aTab(browser: number): Tab {
    const tab: Tab = { isAlive: true, outbox: undefined as never };
    const pass: Pass = (body, { idempotencyKey: key }) =>
      new Promise((resolve, reject) => {
        posts++;
        const username = OPERATORS[browser] as string;
        flights.push({
          browser,
          key,
          tab,
          arrive: () => bench.call(username, 'POST /trade/withdraw/pass', { body, key }).envelope,
          // Nothing comes back to a page that is gone.
          answer: (what) => {
            if (!tab.isAlive) return;
            const { code, msg } = what as { code: number; msg: string };
            if (code >= 200 && code < 300) resolve(what);
            else reject(new ApiError({ kind: 'business', code, msg }));
          },
          lose: () => tab.isAlive && reject(new ApiError({ kind: 'timeout' })),
        });
      });
    tab.outbox = createOutbox({
      calls: { pass },
      versionsOf: (body) => Object.fromEntries((body as Body).items.map(({ withdrawNo, version }) => [withdrawNo, version])),
      refuse: (no) => new ApiError({ kind: 'business', code: 409, msg: `${no} is busy` }),
      refuseUnkept: () => new ApiError({ kind: 'storage' }),
      host: (profiles[browser] as Profile).hostOf(tab),
    });
    tab.outbox.subscribe(() => undefined);
    return tab;
  }
  const tabs = OPERATORS.map((_, browser) => [aTab(browser), aTab(browser)]);
  const tabOf = (browser: number, tab: number) => tabs[browser]?.[tab] as Tab;
  const ignore = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.msg.endsWith('is busy')) seen.refusedHere++;
  };
  let keys = 0;
  const click = (browser: number, tab: number, key: string) => {
    acts++;
    const body = { items: [{ withdrawNo: order.no, version: first }] };
    tabOf(browser, tab).outbox.send('pass', body, { idempotencyKey: key }).catch(ignore);
  };
  const newKey = () => `key-${order.no}-${++keys}`;

  for (const one of schedule) {
    if (one.do === 'click') click(one.browser, one.tab, newKey());
    else if (one.do === 'held key') {
      // A dialog keeps one key; a held Enter sends it again and again.
      const key = newKey();
      for (let time = 0; time < one.times; time++) click(one.browser, one.tab, key);
    } else if (one.do === 'send again') {
      const { outbox } = tabOf(one.browser, one.tab);
      const [unknown] = outbox.list().filter(({ state }) => state === 'unknown');
      if (unknown) {
        acts++;
        seen.resent++;
        outbox.resend(unknown).catch(ignore);
      }
    } else if (one.do === 'reload') {
      const profile = profiles[one.browser] as Profile;
      profile.bury(tabOf(one.browser, one.tab));
      const tab = aTab(one.browser);
      (tabs[one.browser] as Tab[])[one.tab] = tab;
      await tab.outbox.recover();
    } else if (one.do === 'give up') {
      const { outbox } = tabOf(one.browser, one.tab);
      const [unknown] = outbox.list().filter(({ state }) => state === 'unknown');
      if (unknown) outbox.settle(unknown.key);
    } else if (one.do === 'late arrival') late.splice(one.which % Math.max(1, late.length), 1)[0]?.arrive();
    else {
      const [flight] = flights.splice(one.which % Math.max(1, flights.length), 1);
      if (flight && one.fate === 'answered') flight.answer(flight.arrive());
      else if (flight) {
        if (one.fate === 'answer lost') flight.arrive();
        if (one.fate === 'arrives late') {
          late.push(flight);
          seen.late++;
        }
        seen.unknown++;
        flight.lose();
      }
    }
    await settle();

    // One open change of a record in a browser, whatever its tabs do.
    for (const profile of profiles)
      expect(profile.entries.filter(({ versions }) => order.no in versions).length).toBeLessThanOrEqual(1);
    // Calls of one browser that wait for an answer at the same time are one and the same change.
    OPERATORS.forEach((_, browser) => {
      const open = flights.filter((flight) => flight.browser === browser && flight.tab.isAlive);
      expect(new Set(open.map(({ key }) => key)).size).toBeLessThanOrEqual(1);
    });
    // Nothing is sent but by a hand.
    expect(posts).toBeLessThanOrEqual(acts);
  }

  for (const flight of [...flights.splice(0), ...late.splice(0)]) flight.answer(flight.arrive());
  await settle();
  for (const browser of tabs) for (const { outbox } of browser) await outbox.recover();
  await settle();
  for (const profile of profiles) expect(profile.entries.filter(({ state }) => state === 'sending')).toEqual([]);

  const passes = order.decisions.filter(({ decision }) => decision === 'PASS').length;
  expect(passes).toBeLessThanOrEqual(1);
  expect(order.payouts.length).toBe(passes);
  expect(order.version).toBe(first + passes);
  seen.posts += posts;
  seen.effects += passes;
}

test(`${SCHEDULES} random schedules of click, held key, time-out, repetition, reload and second tab have one effect at most`, async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), play), {
    numRuns: SCHEDULES,
    endOnFailure: true,
  });
  expect(platform.check()).toEqual([]);
  // The schedules must have met what they are about.
  for (const [what, count] of Object.entries(seen)) expect([what, count > SCHEDULES / 10]).toEqual([what, true]);
}, 120_000);

import { createLiveHub } from '@/domain/live';
import { createLiveTab, type LiveEvent, type TabPlace } from '@/stores/liveTab';
import { depth } from '../support/depth';
import fc from '../support/properties';

/**
 * A model of what can go wrong between the tabs of one browser and the live stream: connections that break or fall silent, a network
 * that is gone, a server that starts anew, tabs that open, close or die, in any order. The tabs and their hubs are the real ones; the clock,
 * the wire, the locks and the channel are played.
 */
const SCHEDULES = depth.runs(600);

const SECOND = 1_000;
const POLL_MS = 30 * SECOND;
const PING_MS = 20 * SECOND;
const LIST = '/trade/withdraw';
/** The server keeps no more changes than this. */
const KEPT = 5;

type Tab = ReturnType<typeof createLiveTab>;
type Message = Parameters<Tab['receive']>[0];

interface Wire {
  seen: number;
  told?: number;
  onEvent: (event: LiveEvent) => void;
  end: (outcome: 'lost' | 'off') => void;
  /** It stays open, and nothing passes. */
  isSilent: boolean;
  isOpen: boolean;
}

/** Counts waiting orders and numbers the changes of one list, as docs/rules/events.md#server says of the server. */
class Server {
  count = 0;
  version = 0;
  polls = 0;
  run = 1;
  hasStream = true;
  readonly wires = new Set<Wire>();
  /** Changes before this one are forgotten. */
  private first = 0;
  private readonly timers: ReturnType<typeof setInterval>[];

  constructor(private readonly delay: () => number) {
    this.timers = [setInterval(() => this.look(), SECOND), setInterval(() => this.ping(), PING_MS)];
  }

  change(by: number) {
    this.count += by;
    this.version += 1;
  }

  restart() {
    this.run += 1;
    this.first = this.version;
    for (const wire of [...this.wires]) wire.end('lost');
  }

  connect(lastId: string | undefined, onEvent: Wire['onEvent'], signal: AbortSignal): ReturnType<TabPlace['connect']> {
    if (!this.hasStream) return Promise.resolve('off');
    return new Promise((resolve) => {
      const [run, at] = (lastId ?? '').split(':').map(Number);
      const isKnown = run === this.run && at !== undefined && at >= 0;
      const end = (outcome: 'lost' | 'off') => {
        wire.isOpen = false;
        this.wires.delete(wire);
        resolve(outcome);
      };
      const wire: Wire = { seen: isKnown ? at : -1, onEvent, end, isSilent: false, isOpen: true };
      this.wires.add(wire);
      signal.addEventListener('abort', () => end('lost'));
      this.send(wire, 'ready', { kinds: ['pending'], screens: [LIST] });
      this.deliver(wire);
    });
  }

  /** Events arrive later, in order, and not at all on a wire that was cut meanwhile. */
  private send(wire: Wire, event: string, data: unknown) {
    if (wire.isSilent) return;
    const id = `${this.run}:${wire.seen}`;
    setTimeout(() => wire.isOpen && wire.onEvent({ id, event, data }), 300);
  }

  private deliver(wire: Wire) {
    const { version, count } = this;
    if (wire.seen < this.first || version - wire.seen > KEPT) this.send(wire, 'reset', {});
    else if (wire.seen < version) this.send(wire, 'rows', { screen: LIST, nos: [`W${version}`] });
    wire.seen = version;
    if (wire.told !== count) this.send(wire, 'pending', count);
    wire.told = count;
  }

  private look() {
    for (const wire of this.wires) if (!wire.isSilent) this.deliver(wire);
  }

  private ping() {
    for (const wire of this.wires) {
      this.send(wire, 'pending', this.count);
      this.send(wire, 'ping', {});
    }
  }

  /** A read of its own. */
  async poll(what: 'count' | 'version'): Promise<number> {
    this.polls += 1;
    await new Promise((resolve) => setTimeout(resolve, this.delay()));
    const answer = this[what];
    await new Promise((resolve) => setTimeout(resolve, this.delay()));
    return answer;
  }

  close() {
    for (const timer of this.timers) clearInterval(timer);
  }
}

/** One browser: its tabs, and what they share. */
class Browser {
  isOnline = true;
  readonly tabs: Page[] = [];
  private owner?: Page;
  private waiting: { page: Page; grant: () => void }[] = [];

  constructor(readonly server: Server) {}

  open() {
    this.tabs.push(new Page(this));
  }

  /** @param isSudden the tab dies: no code of it runs any more */
  close(page: Page, isSudden: boolean) {
    this.tabs.splice(this.tabs.indexOf(page), 1);
    if (isSudden) page.isAlive = false;
    page.end();
    this.free(page);
  }

  async lead(page: Page, run: () => Promise<void>, signal: AbortSignal): Promise<void> {
    if (this.owner) {
      await new Promise<void>((grant, refuse) => {
        this.waiting.push({ page, grant });
        signal.addEventListener('abort', () => {
          this.waiting = this.waiting.filter((one) => one.page !== page);
          refuse(new Error('aborted'));
        });
      });
    }
    this.owner = page;
    await run();
    this.free(page);
  }

  private free(page: Page) {
    this.waiting = this.waiting.filter((one) => one.page !== page);
    if (this.owner !== page) return;
    const next = this.waiting.shift();
    this.owner = next?.page;
    next?.grant();
  }

  post(from: Page, message: Message) {
    for (const other of this.tabs) if (other !== from) setTimeout(() => other.isAlive && other.tab.receive(message), 5);
  }

  setOnline(isOnline: boolean) {
    if (this.isOnline === isOnline) return;
    this.isOnline = isOnline;
    for (const { tab } of this.tabs) {
      if (isOnline) tab.resume();
      else tab.cut();
    }
  }
}

/** A tab with a badge and a list, which poll as the console's do (docs/rules/events.md#console). */
class Page {
  isAlive = true;
  count?: number;
  version?: number;
  readonly hub = createLiveHub();
  readonly tab: Tab;
  private readonly timer: ReturnType<typeof setInterval>;
  private asked = 0;

  constructor(readonly browser: Browser) {
    const { server } = browser;
    this.hub.on('pending', (data) => {
      if (data === undefined) return void this.askCount();
      this.asked += 1;
      this.count = data as number;
    });
    this.hub.on(LIST, () => void this.askList());
    void this.askCount();
    void this.askList();
    this.timer = setInterval(() => {
      if (!this.hub.has('pending')) void this.askCount();
      if (!this.hub.has(LIST)) void this.askList();
    }, POLL_MS);
    this.tab = createLiveTab(this.hub, {
      connect: (lastId, onEvent, signal) => {
        const given = (event: LiveEvent) => this.isAlive && onEvent(event);
        return server.connect(lastId, given, signal);
      },
      lead: (run, signal) => browser.lead(this, run, signal),
      post: (message) => this.isAlive && browser.post(this, message),
      isOnline: () => browser.isOnline,
      onRights: () => undefined,
      random: () => 0.5,
    });
  }

  end() {
    clearInterval(this.timer);
    this.tab.stop();
    this.isAlive = false;
  }

  private async askCount() {
    if (!this.browser.isOnline || !this.isAlive) return;
    this.asked += 1;
    const at = this.asked;
    const count = await this.browser.server.poll('count');
    if (at === this.asked) this.count = count;
  }

  private async askList() {
    if (!this.browser.isOnline || !this.isAlive) return;
    const version = await this.browser.server.poll('version');
    // A list reads its rows one after the other.
    this.version = Math.max(this.version ?? 0, version);
  }
}

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('change' as const), by: fc.constantFrom(1, 2, -1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('silence' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('close' as const), tab: fc.nat(3), isSudden: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('network' as const), isOn: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const schedule = fc.array(fc.record({ step, after: fc.constantFrom(0, 100, 400, 1_500, 7_000, 50_000) }), {
  minLength: 1,
  maxLength: 25,
});

function act(browser: Browser, one: Step) {
  const { server, tabs } = browser;
  if (one.do === 'change') server.change(one.by);
  else if (one.do === 'kill') for (const wire of [...server.wires]) wire.end('lost');
  else if (one.do === 'silence') for (const wire of server.wires) wire.isSilent = true;
  else if (one.do === 'restart') server.restart();
  else if (one.do === 'open') tabs.length < 4 && browser.open();
  else if (one.do === 'network') {
    browser.setOnline(one.isOn);
    if (!one.isOn) for (const wire of [...server.wires]) wire.end('lost');
  } else {
    const page = tabs[one.tab % tabs.length];
    if (page && tabs.length > 1) browser.close(page, one.isSudden);
  }
}

async function play(steps: readonly { step: Step; after: number }[], hasStream: boolean) {
  let turn = 0;
  const server = new Server(() => [50, 900, 10][turn++ % 3] ?? 0);
  server.hasStream = hasStream;
  const browser = new Browser(server);
  browser.open();
  for (const { step: one, after } of steps) {
    await jest.advanceTimersByTimeAsync(after);
    act(browser, one);
    expect(server.wires.size).toBeLessThanOrEqual(1);
  }
  browser.setOnline(true);
  return { server, browser };
}
const shownBy = ({ tabs }: Browser) => tabs.map(({ count, version }) => ({ count, version }));
const told = ({ server, tabs }: Browser) => tabs.map(() => ({ count: server.count, version: server.version }));
const end = (browser: Browser) => {
  for (const page of [...browser.tabs]) browser.close(page, false);
  browser.server.close();
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('after any schedule all tabs show what the server has, by one stream and without a poll', async () => {
  let breaks = 0;
  await fc.assert(
    fc.asyncProperty(schedule, async (steps) => {
      const { server, browser } = await play(steps, true);
      breaks += steps.filter(({ step: one }) => one.do !== 'change').length;
      // The longest wait between two tries, after a silence that takes two pings to notice.
      await jest.advanceTimersByTimeAsync(150 * SECOND);
      expect(shownBy(browser)).toEqual(told(browser));
      expect(browser.tabs.map(({ hub }) => hub.topics())).toEqual(browser.tabs.map(() => ['pending', LIST]));
      expect(server.wires.size).toBe(1);

      server.polls = 0;
      server.change(7);
      await jest.advanceTimersByTimeAsync(5 * SECOND);
      expect(shownBy(browser)).toEqual(told(browser));
      // Each list reads its rows once, because it was told of them.
      expect(server.polls).toBe(browser.tabs.length);
      await jest.advanceTimersByTimeAsync(10 * POLL_MS);
      expect(server.polls).toBe(browser.tabs.length);
      end(browser);
      expect(server.wires.size).toBe(0);
    }),
    { numRuns: SCHEDULES },
  );
  expect(breaks).toBeGreaterThan(SCHEDULES);
});

test('in front of a server without the stream all tabs poll as before', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (steps) => {
      const { server, browser } = await play(steps, false);
      await jest.advanceTimersByTimeAsync(POLL_MS + 5 * SECOND);
      expect(shownBy(browser)).toEqual(told(browser));
      server.polls = 0;
      await jest.advanceTimersByTimeAsync(10 * POLL_MS);
      expect(server.polls).toBe(20 * browser.tabs.length);
      end(browser);
    }),
    { numRuns: Math.ceil(SCHEDULES / 4) },
  );
});

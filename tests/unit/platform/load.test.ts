import { createRandom } from '../../../mock/engine/random';
import { isWaiting } from '../../../src/domain/withdraw';
import { createDiary, type LoadAnswer, type LoadCall, workAs } from '../../bench/loadOperator';
import { findLostUpdates } from '../../bench/lostUpdates';
import { growthOf } from '../../bench/memoryGrowth';
import { type APlatform, aPlatform } from './support';

const TEAM = ['li.na', 'w.chai', 'chen.yu', 'y.sato', 'ops.lee', 'a.nguyen'];
const CALLS = 600;
const CONFLICT = /^409 (VERSION|STATE)_CONFLICT$/;

/** One call as a server carries it out. */
type Serve = (username: string, call: LoadCall) => LoadAnswer;

const serverOf =
  (bench: APlatform): Serve =>
  (username, { method, path, query, body, key }) => {
    const line = `${method} ${path}?${new URLSearchParams(query)}`;
    const { envelope, headers } = bench.call(username, line, { body, key });
    return { ...envelope, isReplayed: headers['idempotency-replayed'] === 'true' };
  };

const isRejection = ({ path }: LoadCall) => path === '/trade/withdraw/reject';
const isDecision = (call: LoadCall) => call.path === '/trade/withdraw/pass' || isRejection(call);
const numberIn = ({ body }: LoadCall) => (body as { items: { withdrawNo: string }[] }).items[0]?.withdrawNo ?? '';

/** Six operators on one queue. @param faultyOf wraps the server with a fault */
async function runLoad(faultyOf: (serve: Serve, bench: APlatform) => Serve = (serve) => serve) {
  const bench = aPlatform();
  const { platform } = bench;
  const waiting = () => [...platform.world.open].filter(({ status }) => isWaiting(status)).length;
  for (let tries = 400; waiting() < 80 && tries > 0; tries -= 1) platform.arrive();
  const serve = faultyOf(serverOf(bench), bench);
  const diary = createDiary();
  const since = platform.log.last.seq;
  let left = CALLS;
  const work = (username: string) => {
    const random = createRandom(`operator ${username}`);
    return workAs({
      username,
      access: bench.operator(username).access,
      random,
      diary,
      async ask(call) {
        left -= 1;
        return serve(username, call);
      },
      async think() {
        for (let turns = random.int(1, 4); turns > 0; turns -= 1) await new Promise((resolve) => setImmediate(resolve));
      },
      isOver: () => left <= 0,
    });
  };
  await Promise.all(TEAM.map(work));
  const lost = findLostUpdates(platform, diary.accepted, { since, usernames: new Set(TEAM) });
  return { platform, diary, lost };
}

describe('operators who work on one queue at the same time', () => {
  it('lose no update, although they meet on the same orders and send some calls twice', async () => {
    const { platform, diary, lost } = await runLoad();
    expect(lost).toEqual([]);
    expect(platform.check()).toEqual([]);
    const decided = diary.accepted.filter(({ action }) => action === 'pass' || action === 'reject');
    expect(decided.length).toBeGreaterThan(30);
    expect(diary.repeated).toBeGreaterThan(2);
    expect([...diary.answers.keys()].filter((name) => CONFLICT.test(name))).not.toEqual([]);
    const known = /^(200|403 SELF_APPROVAL|409 \w+_CONFLICT|423 CLAIMED|461 LIMIT_EXCEEDED)$/;
    expect([...diary.answers.keys()].filter((name) => !known.test(name))).toEqual([]);
  });

  it('are seen to lose one on a server that takes the version it has for the one that was read', async () => {
    const { lost } = await runLoad((serve, bench) => (username, call) => {
      if (!isDecision(call)) return serve(username, call);
      const withdrawNo = numberIn(call);
      return serve(username, {
        ...call,
        body: { ...call.body, items: [{ withdrawNo, version: bench.order(withdrawNo).version }] },
      });
    });
    expect(lost).toContainEqual(expect.stringMatching(/^\w+ of W\d+ at version \d+ by [\w.]+ was made on what .+ had changed$/));
  });

  it('are seen to lose one on a server that says it has decided and forgets it', async () => {
    let forgotten = '';
    const { lost } = await runLoad((serve, bench) => (username, call) => {
      const answer = serve(username, call);
      if (!forgotten && isRejection(call) && answer.code === 200) {
        forgotten = numberIn(call);
        bench.order(forgotten).decisions.pop();
        bench.order(forgotten).events.pop();
      }
      return answer;
    });
    expect(lost).toEqual([
      expect.stringMatching(new RegExp(`^reject of ${forgotten} .* is in the history 0 times$`)),
      expect.stringMatching(new RegExp(`^reject of ${forgotten} .* is 0 times among the decisions$`)),
    ]);
  });

  it('are seen to lose one on a server that gives money back twice', async () => {
    let twice = '';
    const { lost } = await runLoad((serve, bench) => (username, call) => {
      const answer = serve(username, call);
      if (!twice && isRejection(call) && answer.code === 200) {
        twice = numberIn(call);
        const { ledger, clock } = bench.platform.world;
        const { account } = bench.order(twice);
        const legs = [
          { account, bucket: 'frozen', delta: -1n },
          { account, bucket: 'available', delta: 1n },
        ] as const;
        ledger.post(clock.now(), 'RELEASE', twice, legs);
      }
      return answer;
    });
    expect(lost).toEqual([`${twice} was rejected and is REJECTED, with 2 releases and 0 payouts`]);
  });

  it('are seen to lose one on a server whose log lacks a decision', async () => {
    let traceId = '';
    const { lost } = await runLoad((serve, bench) => (username, call) => {
      const answer = serve(username, call);
      if (!traceId && isDecision(call) && answer.code === 200) {
        ({ traceId } = answer);
        bench.platform.log.entries.pop();
      }
      return answer;
    });
    expect(lost).toEqual([expect.stringMatching(/ is in the log 0 times$/)]);
  });

  it('are seen to have changed something that was answered as a failure', async () => {
    let isSaid = false;
    const { lost } = await runLoad((serve) => (username, call) => {
      const answer = serve(username, call);
      if (isSaid || !isDecision(call) || answer.code !== 200) return answer;
      isSaid = true;
      return { code: 500, error: 'INTERNAL', traceId: answer.traceId, isReplayed: false };
    });
    expect(lost).toEqual([expect.stringMatching(/^entry \d+ of the log, .+ was not answered with success$/)]);
  });
});

describe('the memory of a platform', () => {
  const MB = 1_000_000;
  /** Samples with this heap after the first tenth and at the end, and what was kept in between. */
  const sampled = (first: number, last: number, rows = 0, changes = 0) =>
    growthOf([
      { heap: 0, rows: 0, changes: 0 },
      { heap: first, rows: 500, changes: 50 },
      { heap: 999 * MB, rows: 500, changes: 50 },
      { heap: last, rows: 500 + rows, changes: 50 + changes },
    ]);

  it('is flat while it grows by no more than the noise, and by what must be kept', () => {
    // 3% of 100 MB.
    expect(sampled(100 * MB, 103 * MB)).toEqual({ grown: 3 * MB, allowed: 3 * MB, isFlat: true });
    // And 1,000 rows of 600 bytes, and 100 answers of 6 kB.
    expect(sampled(100 * MB, 104.2 * MB, 1_000, 100)).toEqual({ grown: 4.2 * MB, allowed: 4.2 * MB, isFlat: true });
  });

  it('is not flat when it grows by more', () => {
    expect(sampled(100 * MB, 103.1 * MB).isFlat).toBe(false);
    expect(sampled(100 * MB, 104.3 * MB, 1_000, 100).isFlat).toBe(false);
  });

  it('cannot be judged by its beginning alone', () => {
    expect(() => growthOf([{ heap: 1, rows: 0, changes: 0 }])).toThrow('too rarely');
  });
});

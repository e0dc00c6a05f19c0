import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { demoPassword } from '../../mock/base/demoAccounts';
import { createRandom } from '../../mock/engine/random';
import type { CurrentUser } from '../../src/contract';
import { createDiary, type LoadAnswer, type LoadCall, type LoadDiary, workAs } from './loadOperator';
import type { LoadReplies, LoadRequest } from './loadServer';
import { growthOf, type MemorySample } from './memoryGrowth';

/**
 * Fifty operators on one simulated platform, over HTTP, with time to think between two calls: latency of lists, lost updates, memory.
 * LOAD_MINUTES says for how long; `LOAD_MINUTES=60 npx tsx tests/bench/load.ts` is the whole hour. Fails when an update was lost, when
 * a call had no answer, or when memory grew by more than what the platform must keep.
 */
const MINUTES = Number(process.env.LOAD_MINUTES ?? 5);
const SEED = 'load';
const THINK_MS = [2_000, 10_000] as const;
const TENTHS = 10;
const MB = 1024 * 1024;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)));
const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const megabytes = (bytes: number) => (bytes / MB).toFixed(1);
const sum = (values: Iterable<number>) => [...values].reduce((all, one) => all + one, 0);

async function request<Name extends 'sample' | 'audit'>(
  server: ChildProcess,
  message: Extract<LoadRequest, { do: Name }>,
): Promise<LoadReplies[Name]> {
  server.send(message);
  const [reply] = await once(server, 'message');
  return reply as LoadReplies[Name];
}

/** A session of one operator. The token is replaced whenever an answer brings a newer one. */
async function signIn(url: string, username: string) {
  let authorization = '';
  async function ask({ method, path: at, query, body, key }: LoadCall): Promise<LoadAnswer> {
    try {
      const response = await fetch(`${url}${at}?${new URLSearchParams(query)}`, {
        method,
        headers: {
          authorization,
          ...(body && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        body: body && JSON.stringify(body),
      });
      authorization = response.headers.get('authorization') ?? authorization;
      const isReplayed = response.headers.has('idempotency-replayed');
      const text = await response.text();
      // A file has no envelope.
      if (!response.headers.get('content-type')?.includes('json')) return { code: response.status, traceId: '', isReplayed };
      return { ...(JSON.parse(text) as LoadAnswer), isReplayed };
    } catch (error) {
      return { code: 0, error: `no answer: ${String(error)}`, traceId: '', isReplayed: false };
    }
  }
  const body = { username, password: demoPassword };
  const { code } = await ask({ method: 'POST', path: '/auth/login', body });
  const { data } = await ask({ method: 'GET', path: '/auth/current' });
  if (code !== 200 || !data) throw new Error(`${username} cannot sign in`);
  return { ask, access: new Set<string>((data as CurrentUser).access) };
}

/** The value that this share of the values does not exceed. */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

const line = (name: string, text: string) => console.log(`    ${name.padEnd(20)}${text}`);

function reportCalls({ times, answers, accepted, repeated }: LoadDiary, seconds: number): void {
  const all = sum(Object.values(times).map(({ length }) => length));
  line('requests', `${whole(all)}, ${(all / seconds).toFixed(1)} a second`);
  for (const [kind, took] of Object.entries(times)) {
    const [half, most, nearly] = [0.5, 0.95, 0.99].map((share) => percentile(took, share).toFixed(1));
    line(kind, `${whole(took.length)}, p50 ${half} ms, p95 ${most} ms, p99 ${nearly} ms`);
  }
  const count = (action: string) => accepted.filter((one) => one.action === action).length;
  const actions = ['claim', 'release', 'pass', 'reject'].map((action) => `${action} ${whole(count(action))}`);
  line('accepted changes', `${whole(accepted.length)}: ${actions.join(', ')}; ${whole(repeated)} repeated by their key`);
  const refused = [...answers].filter(([name]) => name !== '200').map(([name, times]) => `${name} ${whole(times)}`);
  line('refused', refused.join(', ') || 'none');
}

function reportMemory(samples: readonly MemorySample[]): boolean {
  const { grown, allowed, isFlat } = growthOf(samples);
  const changes = (samples.at(-1)?.changes ?? 0) - (samples[1]?.changes ?? 0);
  const rows = (samples.at(-1)?.rows ?? 0) - (samples[1]?.rows ?? 0);
  line('memory after GC', `${samples.map(({ heap }) => megabytes(heap)).join(', ')} MB`);
  line('kept meanwhile', `${whole(rows)} rows and ${whole(changes)} answers`);
  line(
    'growth',
    `${megabytes(grown)} MB after the first tenth, allowed ${megabytes(allowed)} MB: ${isFlat ? 'flat' : 'NOT FLAT'}`,
  );
  return isFlat;
}

async function main() {
  if (!(MINUTES > 0)) throw new Error(`LOAD_MINUTES is no number of minutes: ${process.env.LOAD_MINUTES}`);
  const server = fork(path.join(__dirname, 'loadServer.ts'), { execArgv: [...process.execArgv, '--expose-gc'] });
  server.once('exit', (code) => {
    if (code) throw new Error(`The platform ended with ${code}`);
  });
  const [{ url, usernames }] = (await once(server, 'message')) as [LoadReplies['ready']];
  const diary = createDiary();
  const sessions = await Promise.all(usernames.map(async (username) => ({ username, ...(await signIn(url, username)) })));
  const [start, span] = [performance.now(), MINUTES * 60_000];
  const isOver = () => performance.now() - start >= span;

  const samples: MemorySample[] = [];
  /** Nobody asks while memory is looked at, so that no latency holds a garbage collection that the bench itself demanded. */
  let isFree: Promise<unknown> = Promise.resolve();
  async function watchMemory() {
    for (let tenth = 0; tenth <= TENTHS; tenth += 1) {
      await wait(start + (tenth * span) / TENTHS - performance.now());
      const sampled = request(server, { do: 'sample' });
      isFree = sampled;
      samples.push({ ...(await sampled), changes: diary.times.change.length });
    }
  }
  async function work(username: string, { ask, access }: (typeof sessions)[number], index: number) {
    const random = createRandom(`${SEED} ${index}`);
    const think = async () => {
      await wait(random.int(...THINK_MS));
      await isFree;
    };
    await think();
    await workAs({ username, access, random, diary, ask, think, isOver });
  }
  await Promise.all([watchMemory(), ...sessions.map((session, index) => work(session.username, session, index))]);
  const seconds = (performance.now() - start) / 1_000;
  const { lost, violations } = await request(server, { do: 'audit', accepted: diary.accepted });
  server.disconnect();
  server.kill();

  const [least, most] = THINK_MS.map((ms) => ms / 1_000);
  console.log(`\n${usernames.length} operators on one platform for ${MINUTES} minutes, ${least} to ${most} s between two calls`);
  reportCalls(diary, seconds);
  const isFlat = reportMemory(samples);
  line('lost updates', String(lost.length));
  line('violated invariants', String(violations.length));
  for (const one of [...lost, ...violations].slice(0, 20)) console.log(`        ${one}`);
  const failures = [...diary.answers.keys()].filter((name) => /^(0|401|5\d\d)\b/.test(name));
  if (lost.length > 0 || violations.length > 0 || failures.length > 0 || !isFlat) process.exitCode = 1;
}

void main();

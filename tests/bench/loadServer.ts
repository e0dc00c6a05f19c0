import type { AddressInfo } from 'node:net';
import { createPlatform } from '../../mock/platform';
import { isWaiting } from '../../src/domain/withdraw';
import { type AcceptedChange, findLostUpdates } from './lostUpdates';

/** The simulated platform of the load, as a process of its own: its memory is its own, and operators ask it over HTTP. */

export type LoadRequest = { do: 'sample' } | { do: 'audit'; accepted: readonly AcceptedChange[] };
export interface LoadReplies {
  ready: { url: string; usernames: string[] };
  sample: { heap: number; rows: number };
  audit: { lost: string[]; violations: string[] };
}

const NOW = Date.parse('2026-11-20T06:31:02.114Z');
/** Orders that wait for a decision; new ones arrive for those that were decided. */
const QUEUE = 150;
const FILL_MS = 1_000;
/** Who works, by an account with the same roles: fifty together. */
const TEAM = [
  ['li.na', 22],
  ['chen.yu', 12],
  ['ops.lee', 5],
  ['r.santos', 3],
  ['k.wong', 5],
  ['auditor', 3],
] as const;

const platform = createPlatform({ seed: 'load', now: NOW });
const { world, log, clock } = platform;

/** Adds the operators. Their accounts have the demonstration's password, like all that were never given another one. */
function hire(): string[] {
  const usernames: string[] = [];
  for (const [like, count] of TEAM) {
    const model = world.operators.find(({ username }) => username === like);
    if (!model) throw new Error(`No operator ${like}`);
    for (let left = count; left > 0; left -= 1) {
      const no = usernames.length + 1;
      const username = `load.${String(no).padStart(2, '0')}`;
      world.operators.push({ ...model, id: String(1000 + no), username, email: `${username}@example.com`, mobile: null });
      usernames.push(username);
    }
  }
  return usernames;
}

function fillQueue() {
  let waiting = [...world.open].filter(({ status }) => isWaiting(status)).length;
  for (let tries = QUEUE * 2; waiting < QUEUE && tries > 0; tries -= 1) if (platform.arrive()) waiting += 1;
}

function sample(): LoadReplies['sample'] {
  // Once more: what ends in the first round may hold what the second one can free.
  global.gc?.();
  global.gc?.();
  const { withdraws, payouts, payOrders, ledger } = world;
  const events = withdraws.rows.reduce((sum, order) => sum + order.events.length, 0);
  const rows = withdraws.rows.length + payouts.rows.length + payOrders.rows.length + events + ledger.entries.length;
  return { heap: process.memoryUsage().heapUsed, rows: rows + log.entries.length };
}

const usernames = hire();
const since = log.last.seq;
fillQueue();
clock.goLive();
setInterval(fillQueue, FILL_MS).unref();

const answer = (reply: LoadReplies[keyof LoadReplies]) => void process.send?.(reply);
process.on('message', (request: LoadRequest) => {
  if (request.do === 'sample') return answer(sample());
  const lost = findLostUpdates(platform, request.accepted, { since, usernames: new Set(usernames) });
  answer({ lost, violations: platform.check() });
});
const server = platform.app.listen(0, '127.0.0.1', () => {
  answer({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, usernames });
});

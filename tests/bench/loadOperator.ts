import type { Random } from '../../mock/engine/random';
import type { PageInfo, Withdraw, WithdrawBulkResult, WithdrawDetail } from '../../src/contract';
import type { AcceptedChange, LoadAction } from './lostUpdates';

export interface LoadCall {
  method: 'GET' | 'POST';
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: object;
  /** Idempotency key. */
  key?: string;
}

export interface LoadAnswer {
  /** Code of the envelope; 0 when no answer came. */
  code: number;
  error?: string;
  traceId: string;
  data?: unknown;
  /** The server repeated the answer that it had stored for the key. */
  isReplayed: boolean;
}

const KINDS = ['list', 'detail', 'count', 'change', 'export'] as const;
type Kind = (typeof KINDS)[number];

/** What the operators of a run have seen. */
export interface LoadDiary {
  /** How long each call took, ms. */
  times: Record<Kind, number[]>;
  /** Number of answers by code and error. */
  answers: Map<string, number>;
  accepted: AcceptedChange[];
  /** Calls that were sent twice and answered from the store. */
  repeated: number;
}

export const createDiary = (): LoadDiary => ({
  times: { list: [], detail: [], count: [], change: [], export: [] },
  answers: new Map(),
  accepted: [],
  repeated: 0,
});

interface Desk {
  username: string;
  access: ReadonlySet<string>;
  random: Random;
  diary: LoadDiary;
  ask: (call: LoadCall) => Promise<LoadAnswer>;
  /** Time between two calls. */
  think: () => Promise<void>;
  isOver: () => boolean;
}

const WITHDRAWS = '/trade/withdraw/page';
/** Lists with their filters, as operators use them beside the queue. */
const LISTS: readonly { path: string; filters: readonly Readonly<Record<string, string>>[] }[] = [
  {
    path: WITHDRAWS,
    filters: [
      { view: 'WAITING' },
      { view: 'DONE', currency: 'THB' },
      { view: 'ALL', status: 'REJECTED', amountMin: '1000', sortField: 'amount', sortOrder: 'descend' },
      { view: 'ALL', riskScoreMin: '40', holderType: 'MERCHANT' },
    ],
  },
  {
    path: '/trade/payorder/page',
    filters: [{}, { status: 'SUCCESS', currency: 'THB' }, { status: 'EXPIRED', amountMin: '1000' }],
  },
  { path: '/trade/sett/page', filters: [{}, { source: 'API' }] },
  { path: '/user/account/page', filters: [{}, { currency: 'THB', accountType: 'BALANCE' }] },
  { path: '/merchant/user/page', filters: [{}, { status: 'ACTIVE', level: 'A' }] },
  { path: '/bank/card/history/page', filters: [{ direction: 'IN' }, { currency: 'VND' }] },
];

/** The key of a path: /trade/withdraw/page needs trade:withdraw:page. */
const keyOf = (path: string) => path.slice(1).replaceAll('/', ':');
const isSuccess = ({ code }: LoadAnswer) => code === 200;

/** One operator's work until it is over: the own queue, decisions with and without a claim, other lists, and now and then a file. */
export async function workAs({ username, access, random, diary, ask, think, isOver }: Desk): Promise<void> {
  const lists = LISTS.filter(({ path }) => access.has(keyOf(path)));
  let keys = 0;

  async function call(kind: Kind, what: LoadCall): Promise<LoadAnswer> {
    const began = performance.now();
    const answer = await ask(what);
    diary.times[kind].push(performance.now() - began);
    const name = isSuccess(answer) ? '200' : `${answer.code} ${answer.error ?? ''}`.trim();
    diary.answers.set(name, (diary.answers.get(name) ?? 0) + 1);
    return answer;
  }

  async function readPage(path: string, filter: Readonly<Record<string, string>>, current: number) {
    const query = { ...filter, current: String(current), pageSize: '20' };
    const answer = await call('list', { method: 'GET', path, query });
    return isSuccess(answer) ? (answer.data as PageInfo & { list: unknown[] }) : undefined;
  }

  /** A list as an operator reads it: the first page, and sometimes the next ones. */
  async function readList() {
    const { path, filters } = random.pick(lists);
    const filter = random.pick(filters);
    for (let current = 1; current <= 5 && !isOver(); current += 1) {
      const page = await readPage(path, filter, current);
      if (!page || current * 20 >= (page.total ?? 0) || !random.chance(0.3)) return;
      await think();
    }
  }

  /** Sends a change, and keeps what was accepted. Sometimes it is sent again, as after an answer that was lost on its way. */
  async function change(action: LoadAction, { withdrawNo, version }: { withdrawNo: string; version: number }, more: object = {}) {
    keys += 1;
    const what: LoadCall = {
      method: 'POST',
      path: `/trade/withdraw/${action}`,
      body: { items: [{ withdrawNo, version }], ...more },
      key: `${username}-change-${keys}`,
    };
    const answer = await call('change', what);
    note(answer);
    if (random.chance(0.05)) note(await call('change', what));
    return isSuccess(answer);

    function note(given: LoadAnswer) {
      if (given.isReplayed) diary.repeated += 1;
      if (!isSuccess(given) || given.isReplayed) return;
      const [done] = (given.data as WithdrawBulkResult).succeeded;
      const { traceId } = given;
      diary.accepted.push({
        traceId,
        username,
        action,
        withdrawNo,
        version,
        newVersion: done?.version ?? 0,
        status: done?.status ?? 'PENDING',
      });
    }
  }

  /** One order of the own queue, from the list to the decision. What is decided was read some time ago, as colleagues go on. */
  async function reviewOne() {
    const page = await readPage(WITHDRAWS, { view: 'NEEDS_ME' }, random.chance(0.8) ? 1 : 2);
    await call('count', { method: 'GET', path: '/trade/withdraw/count' });
    const rows = ((page?.list ?? []) as Withdraw[]).filter(({ allowed }) => allowed?.includes('pass'));
    if (rows.length === 0) return;
    let order: Withdraw & Pick<WithdrawDetail, 'decision'> = random.pick(rows);
    await think();
    // Who passes has read the order: its possible duplicates stand nowhere else.
    const isRejected = random.chance(0.15);
    if (!isRejected || random.chance(0.7)) {
      const { withdrawNo } = order;
      const answer = await call('detail', { method: 'GET', path: '/trade/withdraw/detail', query: { withdrawNo } });
      if (!isSuccess(answer)) return;
      order = answer.data as WithdrawDetail;
      await think();
      await think();
    }
    const { withdrawNo, version = 0, riskFlags = [], decision } = order;
    const ref = { withdrawNo, version };
    if (access.has('trade:withdraw:claim') && random.chance(0.6)) {
      if (!(await change('claim', ref))) return;
      await think();
      if (random.chance(0.05)) return void (await change('release', ref));
    }
    const acknowledgedFlags = riskFlags.filter(({ severity }) => severity === 'HIGH').map(({ code }) => code);
    if (isRejected) await change('reject', ref, { reasonCode: 'DUPLICATE' });
    else
      await change('pass', ref, {
        acknowledgedFlags,
        acknowledgedDuplicates: decision?.duplicates?.map((other) => other.withdrawNo),
      });
  }

  while (!isOver()) {
    if (access.has('trade:withdraw:pass') && random.chance(0.6)) await reviewOne();
    else await readList();
    if (access.has('trade:withdraw:down') && random.chance(0.02)) {
      const query = { format: 'csv', view: 'ALL', currency: random.pick(['THB', 'VND', 'USD']) };
      await call('export', { method: 'GET', path: '/trade/withdraw/down', query });
    }
    await think();
  }
}

import {
  lists as allLists,
  operations as allOperations,
  Caller,
  demand,
  demandDone,
  demandRefusal,
  demandSchema,
  enumOf,
  isRecord,
  type ListResource,
  type Query,
  type Row,
  refusalSchema,
  strayRefusal,
  told,
} from './conformanceClient';
import { demandEmptyEnd, demandExport, demandOrder, demandSummary, type Walk, walk } from './conformanceLists';
import {
  demandClaim,
  demandClaimKeepsOut,
  demandDecidedOnce,
  demandHold,
  demandIdempotency,
  demandKeyRequired,
  demandNote,
  demandOldVersionRefused,
  demandRelease,
  demandSearch,
  demandUndo,
  demandUnknownVersionRefused,
  demandView,
  findClaimable,
  findHoldable,
  findRejectable,
  findUndoable,
  type Order,
} from './conformanceWrites';
import type { Operation } from './document';

export interface ConformanceOptions {
  /** Origin of the server, without /api. */
  baseUrl: string;
  user: string;
  password: string;
  /** Somebody with few permissions, to see the keys enforced. */
  limitedUser?: string;
  limitedPassword?: string;
  /** Looks only at the paths that begin so, and at those of session and common calls. */
  under?: string;
  /** Leaves out everything that changes something. */
  isReadOnly?: boolean;
  /** How long to wait before a claim is renewed; the default shows it on a server that counts in whole seconds. */
  renewalMs?: number;
  /** Called as soon as a check is over. */
  onCheck?: (check: Check) => void;
  /** Called before something is changed. */
  announce?: (text: string) => void;
}

export interface Check {
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  detail: string;
}

/** Ends a check that has nothing to look at. */
class Skip extends Error {}

const TRIES = 3;

/** Tries again when a list may have changed between two calls; a law that does not hold fails every time. */
async function steady<T>(run: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await run();
    } catch (error) {
      if (tried >= TRIES) throw error;
    }
  }
}

/** Parameters that ask for what a row calls by another name. */
const SAID_AS: Readonly<Record<string, string>> = { from: 'baseCurrency', to: 'quoteCurrency' };

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;
const accessOf = (data: unknown): ReadonlySet<string> =>
  new Set(isRecord(data) && Array.isArray(data.access) ? (data.access as string[]) : []);

/** Runs every check of the contract against a server; never rejects, a broken server only fails checks. */
export async function runConformance(options: ConformanceOptions): Promise<Check[]> {
  const {
    baseUrl,
    user,
    password,
    limitedUser,
    limitedPassword,
    under = '/',
    isReadOnly = false,
    renewalMs = 1100,
    onCheck,
    announce,
  } = options;
  const isAsked = (path: string) => path.startsWith(under) || /^\/(auth|common)\//.test(path);
  const operations = allOperations.filter(({ path }) => isAsked(path));
  const lists = allLists.filter(({ page }) => isAsked(page.path));
  const checks: Check[] = [];
  const base = baseUrl.replace(/\/+$/, '');
  const strays = new Set<string>();
  const newCaller = () =>
    new Caller(base, (method, path, answer) => {
      const stray = strayRefusal(method, path, answer);
      if (stray !== undefined) strays.add(stray);
    });
  const caller = newCaller();
  let access: ReadonlySet<string> = new Set();
  const may = (operation: Operation | undefined) =>
    operation !== undefined && (operation.accessKey === undefined || access.has(operation.accessKey));

  async function check(name: string, run: () => Promise<string | undefined> | Promise<void>): Promise<boolean> {
    let status: Check['status'] = 'passed';
    let detail = '';
    try {
      detail = (await run()) ?? '';
    } catch (error) {
      status = error instanceof Skip ? 'skipped' : 'failed';
      detail = error instanceof Error ? error.message : String(error);
    }
    const result = { name, status, detail };
    checks.push(result);
    onCheck?.(result);
    return status === 'passed';
  }

  async function checkSession(): Promise<boolean> {
    await check('login refuses a wrong password', async () => {
      const stranger = newCaller();
      const answer = await stranger.login(user, `${password}-wrong`);
      demandRefusal(answer, 422);
      demand(answer.headers.get('authorization') === null, 'a refused login answers a token');
    });
    const isIn = await check('login answers a token in the authorization header', async () => {
      demandDone(await caller.login(user, password));
      demand(caller.token !== undefined && caller.token !== '', 'there is no authorization header');
      const current = await caller.get('/auth/current');
      demandDone(current);
      access = accessOf(current.data);
      return `${user} holds ${access.size} keys`;
    });
    await check('a call without a token answers HTTP 401', async () => {
      const stranger = newCaller();
      for (const operation of operations.filter(({ isPublic }) => !isPublic)) {
        const body = operation.method === 'POST' ? {} : undefined;
        const answer = await stranger.send(operation.method, operation.path, { body });
        demand(answer.status === 401, `${nameOf(operation)} answers ${told(answer)}`);
      }
    });
    await check('a call with a token that was never given answers HTTP 401', async () => {
      const stranger = newCaller();
      stranger.token = 'never-given';
      const answer = await stranger.get('/auth/current');
      demand(answer.status === 401, told(answer));
    });
    return isIn;
  }

  /** What a read needs of its required parameters; undefined when there is no row to take them from. */
  function requiredQuery(operation: Operation, rows: readonly Row[]): Query | undefined {
    const query: Record<string, string> = {};
    // A name that no row bears is another word for the number of a record.
    const own = lists.find(({ page }) => operation.path.startsWith(page.path.slice(0, -'page'.length)))?.idField ?? '';
    for (const name of (operation.query.required as string[] | undefined) ?? []) {
      const [choice] = enumOf(operation.query.properties?.[name]) ?? [];
      const source = name === 'no' ? (lists[0]?.idField ?? name) : (SAID_AS[name] ?? name);
      const of = (field: string) => rows.find((row) => typeof row[field] === 'string')?.[field];
      const [example] = (operation.query.properties?.[name]?.examples as string[] | undefined) ?? [];
      const value = choice ?? example ?? of(source) ?? of(own);
      if (typeof value !== 'string') return undefined;
      query[name] = value;
    }
    return query;
  }

  async function checkRead(operation: Operation, samples: readonly Row[]): Promise<void> {
    await check(`${nameOf(operation)} succeeds and keeps its schema`, async () => {
      if (!may(operation)) throw new Skip(`${user} does not hold ${operation.accessKey}`);
      const needed = requiredQuery(operation, samples);
      if (!needed) throw new Skip('no row to take its parameters from');
      const views = operation.path.endsWith('/page') ? (enumOf(operation.query.properties?.view) ?? [undefined]) : [undefined];
      for (const view of views) {
        const query: Query = view === undefined ? needed : { ...needed, view, pageSize: 200 };
        const answer = await caller.get(operation.path, query);
        demandDone(answer);
        if (operation.answer) demandSchema(operation.id, operation.answer, answer.body);
      }
    });
  }

  async function checkRefusals(): Promise<void> {
    await check('an unknown path answers HTTP 404', async () => {
      const answer = await caller.get('/no/such/path');
      demand(answer.status === 404, told(answer));
      demandSchema('refusal', refusalSchema, answer.body);
    });
    for (const operation of operations.filter(({ method }) => method === 'GET')) {
      const strict = Object.entries(operation.query.properties ?? {}).find(([, schema]) => enumOf(schema) !== undefined);
      if (!strict) continue;
      const [name] = strict;
      await check(`${nameOf(operation)} refuses a bad ${name} with 400`, async () => {
        if (!may(operation)) throw new Skip(`${user} does not hold ${operation.accessKey}`);
        demandRefusal(await caller.get(operation.path, { [name]: 'no-such-value' }), 400);
      });
    }
    for (const operation of operations.filter(({ method }) => method === 'POST')) {
      const required = operation.body?.required as string[] | undefined;
      if (!required || operation.isPublic) continue;
      await check(`${nameOf(operation)} refuses an empty body with 422 and names the fields`, async () => {
        if (isReadOnly) throw new Skip('read-only');
        if (!may(operation)) throw new Skip(`${user} does not hold ${operation.accessKey}`);
        const answer = await caller.send('POST', operation.path, { body: {} });
        demandRefusal(answer, 422);
        const fields = isRecord(answer.data) && Array.isArray(answer.data.fields) ? (answer.data.fields as Row[]) : [];
        const missing = required.filter((name) => !fields.some((field) => field.name === name));
        demand(missing.length === 0, `its fields do not name ${missing.join(', ')}`);
      });
    }
  }

  const limited = newCaller();
  let granted: ReadonlySet<string> = new Set();

  async function checkKeys(): Promise<void> {
    let obstacle = limitedUser === undefined || limitedPassword === undefined ? 'no limited user was given' : '';
    if (limitedUser !== undefined && limitedPassword !== undefined) {
      const isIn = await check('the limited user can sign in', async () => {
        demandDone(await limited.login(limitedUser, limitedPassword));
        const current = await limited.get('/auth/current');
        demandDone(current);
        granted = accessOf(current.data);
        return `${limitedUser} holds ${granted.size} keys`;
      });
      if (!isIn) obstacle = 'the limited user could not sign in';
    }
    await check('every key that is not held is refused with 403', async () => {
      if (obstacle !== '') throw new Skip(obstacle);
      const closed = operations.filter(({ accessKey }) => accessKey !== undefined && !granted.has(accessKey));
      const tried = closed.filter(({ method }) => method === 'GET' || !isReadOnly);
      if (tried.length === 0) throw new Skip(`${limitedUser} holds every key`);
      for (const operation of tried) {
        // An empty body changes nothing, should the key not be asked for.
        const body = operation.method === 'POST' ? {} : undefined;
        const answer = await limited.send(operation.method, operation.path, { body });
        demand(answer.code === 403, `${nameOf(operation)} without ${operation.accessKey} answers ${told(answer)}`);
        demandSchema('refusal', refusalSchema, answer.body);
      }
      return tried.map(({ accessKey }) => accessKey).join(', ');
    });
  }

  async function checkList(list: ListResource): Promise<Row[]> {
    const stem = list.page.path;
    const walks = new Map<string | undefined, Walk>();
    const filterOf = (view: string | undefined): Query => (view === undefined ? {} : { view });
    const views: (string | undefined)[] = list.views.length > 0 ? list.views : [undefined];
    const walkOf = (view: string | undefined): Walk => {
      const found = walks.get(view);
      if (!found) throw new Skip('its pages do not add up');
      return found;
    };
    if (!may(list.page)) return [];
    const read = async (view: string | undefined) => {
      const walked = await walk(caller, list, filterOf(view));
      await demandEmptyEnd(caller, list, filterOf(view), walked.total);
      walks.set(view, walked);
    };
    for (const view of views) {
      await check(`${stem} ${view ?? ''}: the pages add up to the total, and no row comes twice`, async () => {
        await steady(() => read(view));
        return `${walkOf(view).total} rows`;
      });
      if (list.summedFields.length > 0)
        await check(`${stem} ${view ?? ''}: the summary is the exact sum of all rows`, async () =>
          demandSummary(list, walkOf(view)),
        );
    }
    const widest = views.reduce((best, view) => ((walks.get(view)?.total ?? -1) > (walks.get(best)?.total ?? -1) ? view : best));
    await check(`${stem}: the order that was asked for is kept`, async () => {
      const fields = await demandOrder(caller, list, filterOf(widest));
      return fields.join(', ') || 'the server sorts by no money or time field';
    });
    const { count, down } = list;
    if (count && views.includes('NEEDS_ME'))
      await check(`${count.path} is the total of the view NEEDS_ME`, async () => {
        if (!may(count)) throw new Skip(`${user} does not hold ${count.accessKey}`);
        walkOf('NEEDS_ME');
        await steady(async () => {
          await read('NEEDS_ME');
          const { rows } = walkOf('NEEDS_ME');
          const answer = await caller.get(count.path);
          demandDone(answer);
          demand(answer.data === rows.length, `the count is ${String(answer.data)}, the rows are ${rows.length}`);
        });
      });
    if (down) {
      let headers: Headers | undefined;
      await check(`${down.path}: the file holds exactly the rows of the list`, async () => {
        if (!may(down)) throw new Skip(`${user} does not hold ${down.accessKey}`);
        walkOf(widest);
        headers = await steady(async () => {
          await read(widest);
          return demandExport(caller, list, filterOf(widest), walkOf(widest).rows);
        });
        return `${walkOf(widest).rows.length} rows`;
      });
      await check(`${down.path}: the header file-name names the file`, async () => {
        if (!headers) throw new Skip('there is no file');
        const name = decodeURIComponent(headers.get('file-name') ?? '');
        demand(/^[^/\\]+\.csv$/.test(name), `file-name is ${JSON.stringify(name)}`);
        demand(headers.get('content-disposition') !== null, 'there is no content-disposition');
        return name;
      });
    }
    return [...walks.values()].flatMap(({ rows }) => rows);
  }

  const operationAt = (path: string) => operations.find((operation) => operation.path === path);

  /**
   * Claims, notes, holds and decisions taken back: all of them leave the orders as they were, but for their notes and versions.
   * @returns the numbers of the orders, which are no longer as the samples tell
   */
  async function checkDesk(samples: readonly Row[]): Promise<ReadonlySet<string>> {
    const used = new Set<string>();
    /** An order that no other check has changed, with what the user may do to it; else why there is none. */
    function choose(verbs: readonly string[], find: (rows: readonly Row[]) => Order[]): Order | string {
      if (isReadOnly) return 'read-only';
      const missing = verbs.map((verb) => operationAt(`/trade/withdraw/${verb}`)).find((operation) => !may(operation));
      if (missing) return `${user} does not hold ${missing.accessKey}`;
      const order = find(samples).find(({ withdrawNo }) => !used.has(withdrawNo));
      if (!order) return 'no order is in a fitting state';
      used.add(order.withdrawNo);
      return order;
    }
    const given = (order: Order | string): Order => {
      if (typeof order === 'string') throw new Skip(order);
      return order;
    };
    const claimed = choose(['detail', 'claim', 'release'], findClaimable);
    if (typeof claimed !== 'string') announce?.(`This claims ${claimed.withdrawNo}, gives it back, and writes a note on it.`);
    const isClaimed = await check('a claim changes nothing of the order, is told, and is renewed by the same person', async () =>
      demandClaim(caller, given(claimed), renewalMs),
    );
    await check('a claimed order is refused to a colleague with 423, the row and the name', async () => {
      const order = given(claimed);
      if (!isClaimed) throw new Skip('there is no claim');
      if (!granted.has('trade:withdraw:claim')) throw new Skip('the limited user may not claim');
      const seen = await limited.get('/trade/withdraw/detail', { withdrawNo: order.withdrawNo });
      if (seen.code === 404) throw new Skip(`${limitedUser} may not see ${order.withdrawNo}`);
      await demandClaimKeepsOut(caller, limited, order);
    });
    await check('a release gives the claim back and changes nothing else', async () => {
      const order = given(claimed);
      if (!isClaimed) throw new Skip('there is no claim');
      await demandRelease(caller, order);
    });
    for (const verb of ['undo', 'retry'] as const)
      await check(`${verb} in an unknown version is refused with 409 and the current row`, async () => {
        const order = given(claimed);
        if (!may(operationAt(`/trade/withdraw/${verb}`))) throw new Skip(`${user} does not hold trade:withdraw:${verb}`);
        await demandUnknownVersionRefused(caller, verb, order);
      });
    await check('a note is stored and shown with the order', async () => demandNote(caller, given(claimed)));

    const undone = choose(['detail', 'pass', 'undo'], findUndoable);
    if (typeof undone !== 'string') announce?.(`This passes the first stage of ${undone.withdrawNo} and takes that back.`);
    await check('a decision taken back leaves the order as it was', async () => demandUndo(caller, given(undone)));

    const held = choose(['detail', 'hold', 'unhold'], findHoldable);
    if (typeof held !== 'string') announce?.(`This puts ${held.withdrawNo} on hold and lifts that.`);
    await check('a hold stops the order, and lifting it lets it go on where it was', async () => demandHold(caller, given(held)));
    return used;
  }

  /** The search for a record by its number, and a view of its own from its beginning to its end. */
  async function checkCommon(samples: readonly Row[]): Promise<void> {
    const [list] = lists;
    await check('a search finds a record by its number, and nothing by one that none has', async () => {
      const id = samples.find((row) => list && typeof row[list.idField] === 'string')?.[list?.idField ?? ''];
      if (typeof id !== 'string') throw new Skip('there is no record to look for');
      await demandSearch(caller, id);
    });
    if (!isReadOnly) announce?.('This saves a view and removes it.');
    await check('a view is kept as it was saved, changed in its present version only, and removed', async () => {
      if (isReadOnly) throw new Skip('read-only');
      await demandView(caller, '/trade/withdraw');
    });
  }

  async function checkWrites(samples: readonly Row[]): Promise<void> {
    let obstacle = isReadOnly ? 'read-only' : '';
    const writes = operationAt('/trade/withdraw/reject');
    if (obstacle === '' && !may(writes)) obstacle = `${user} does not hold ${writes?.accessKey}`;
    const orders = obstacle === '' ? findRejectable(samples) : [];
    if (obstacle === '' && orders.length === 0) obstacle = 'no order waits that could be rejected';
    let [order] = orders;
    if (order) announce?.(`This rejects ${order.withdrawNo} on ${base} (leave it out with --read-only).`);
    const taken = () => {
      if (!order) throw new Skip(obstacle);
      return order;
    };
    await check('a call that moves money is refused with 400 without an idempotency key', async () =>
      demandKeyRequired(caller, taken()),
    );
    const isGuarded = await check('a version that is not the stored one is refused with 409 and the current row', async () =>
      demandOldVersionRefused(caller, taken()),
    );
    // A server that looks at no version has rejected it just now: the rest is tried with another one.
    if (!isGuarded && order) {
      order = orders[1];
      obstacle = 'there is no second order to reject';
      if (order) announce?.(`This rejects ${order.withdrawNo} as well.`);
    }
    const isRejected = await check('one idempotency key acts once and answers the same again', async () => {
      await demandIdempotency(caller, taken());
      return `rejected ${taken().withdrawNo}`;
    });
    await check('an order that is decided is refused with 409 and the current row', async () => {
      const decided = taken();
      if (!isRejected) throw new Skip('the order was not decided as expected');
      await demandDecidedOnce(caller, decided);
    });
  }

  if (!(await checkSession())) return checks;
  const samples: Row[] = [];
  for (const list of lists) samples.push(...(await checkList(list)));
  for (const operation of operations.filter(({ method, isFile }) => method === 'GET' && !isFile))
    await checkRead(operation, samples);
  await checkRefusals();
  await checkKeys();
  await checkCommon(samples);
  const used = await checkDesk(samples);
  await checkWrites(samples.filter(({ withdrawNo }) => !used.has(String(withdrawNo))));
  await check('every refusal is one that the contract names for its call', async () => {
    demand(strays.size === 0, [...strays].slice(0, 3).join('; '));
  });
  await check('logout ends the session', async () => {
    const { token } = caller;
    demandDone(await caller.send('POST', '/auth/logout', { body: {} }));
    caller.token = token;
    const answer = await caller.get('/auth/current');
    demand(answer.status === 401, `the token still answers ${told(answer)}`);
  });
  return checks;
}

import {
  lists as allLists,
  operations as allOperations,
  Caller,
  contract,
  NotBuilt,
  strayRefusal,
  type Timeouts,
} from './conformanceClient';
import type { Operation, Schema } from './document';
import { withNeeds } from './profiles';

export interface ConformanceOptions {
  /** Origin of the server, without /api. */
  baseUrl: string;
  user: string;
  password: string;
  /** A user with few permissions, to test access keys. */
  limitedUser?: string;
  limitedPassword?: string;
  /** An administrator of users who may not assign every role, to test that nobody becomes another person. */
  adminUser?: string;
  adminPassword?: string;
  /** A user whose data scope is narrower than that of the user, to test what it hides. */
  scopedUser?: string;
  scopedPassword?: string;
  /** The present code of a user's authenticator app, for a server that asks for second factors. */
  codeOf?: (username: string) => string | undefined;
  /** Waits after a failed sign-in, in seconds; for a server whose clock is not ours. */
  pause?: (seconds: number) => Promise<void>;
  /** Limits the run to these profiles and the profiles that they need. */
  profiles?: readonly string[];
  /** Limits the run to paths with this prefix; session and common calls are always included. */
  under?: string;
  /** Leaves out every check that changes data. */
  isReadOnly?: boolean;
  /** Time limits for answers in seconds; by default those of the console. */
  timeouts?: Timeouts;
  /** Delay before a claim is renewed, ms; the default suits a server with a resolution of one second. */
  renewalMs?: number;
  /** Called after each check. */
  onCheck?: (check: Check) => void;
  /** Called before data is changed. */
  announce?: (text: string) => void;
}

export interface Check {
  name: string;
  /** notBuilt: the server lacks an optional call. */
  status: 'passed' | 'failed' | 'skipped' | 'notBuilt';
  detail: string;
}

/** Skips a check without data. */
export class Skip extends Error {}

const TRIES = 3;

/**
 * Tries again, because records may change between two calls. A broken law fails every time. Without another record to try, the error
 * of before counts. @param run gets how often it was tried before
 */
export async function steady<T>(
  run: (before: number) => Promise<T>,
  isWorthIt: (error: unknown) => boolean = () => true,
): Promise<T> {
  let last: unknown;
  for (let before = 0; ; before += 1) {
    try {
      return await run(before);
    } catch (error) {
      if (error instanceof Skip && last !== undefined) throw last;
      if (before + 1 >= TRIES || error instanceof Skip || !isWorthIt(error)) throw error;
      last = error;
    }
  }
}

export const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

/** One run of the suite: options, callers and finished checks. */
export type Run = ReturnType<typeof createRun>;

/** Operations to check. @throws Error for an unknown profile, or a path without operations */
export function operationsOf({ profiles, under = '/' }: Pick<ConformanceOptions, 'profiles' | 'under'>): Operation[] {
  const wanted = profiles && withNeeds(contract, profiles);
  const isAsked = ({ path, profile }: Operation) =>
    (!wanted || wanted.has(profile)) && (path.startsWith(under) || /^\/(auth|common)\//.test(path));
  if (!allOperations.some(({ path }) => path.startsWith(under))) throw new Error(`No path of the contract starts with ${under}`);
  return allOperations.filter(isAsked);
}

/** A read without the parameters of profiles that are not built. */
function withoutUnbuilt(read: Operation, built: ReadonlySet<string>): Operation {
  const isBuilt = ([, { 'x-profile': profile }]: [string, Schema]) => profile === undefined || built.has(profile);
  const properties = Object.fromEntries(Object.entries(read.query.properties ?? {}).filter(isBuilt));
  return { ...read, query: { ...read.query, properties } };
}

/** Creates a run; sends nothing yet. */
export function createRun(options: ConformanceOptions) {
  const {
    baseUrl,
    user,
    limitedUser,
    codeOf,
    pause,
    timeouts,
    isReadOnly = false,
    renewalMs = 1100,
    onCheck,
    announce,
  } = options;
  const operations = operationsOf(options);
  const asked = (operation: Operation | undefined) => (operation && operations.includes(operation) ? operation : undefined);
  const built = new Set(operations.map(({ profile }) => profile));
  const lists = allLists
    .filter(({ page }) => asked(page))
    .map((list) => ({
      ...list,
      page: withoutUnbuilt(list.page, built),
      views: list.views.filter((view) => built.has(list.meanings[view]?.profile ?? list.page.profile)),
      count: asked(list.count),
      down: asked(list.down),
    }));
  const checks: Check[] = [];
  /** Refusals that the contract does not define for their call. */
  const strays = new Set<string>();
  let lastSent = '';
  const base = baseUrl.replace(/\/+$/, '');
  const newCaller = () =>
    new Caller(
      base,
      (method, path, answer) => {
        const stray = strayRefusal(method, path, answer);
        if (stray !== undefined) strays.add(stray);
      },
      (sent) => {
        lastSent = sent;
      },
      timeouts,
      codeOf,
      pause,
    );
  /** Access keys of the user and of the limited user. */
  const held = { access: new Set<string>(), granted: new Set<string>() };
  const may = (operation: Operation | undefined) =>
    operation !== undefined && (operation.accessKey === undefined || held.access.has(operation.accessKey));

  async function check(name: string, run: () => Promise<string | undefined> | Promise<void>): Promise<boolean> {
    let status: Check['status'] = 'passed';
    let detail = '';
    try {
      detail = (await run()) ?? '';
    } catch (error) {
      status = error instanceof Skip ? 'skipped' : error instanceof NotBuilt ? 'notBuilt' : 'failed';
      detail = error instanceof Error ? error.message : String(error);
      if (status === 'failed' && !detail.includes(lastSent)) detail += `; last call: ${lastSent}`;
    }
    const result = { name, status, detail };
    checks.push(result);
    onCheck?.(result);
    return status === 'passed';
  }

  return {
    options,
    base,
    user,
    limitedUser,
    isReadOnly,
    renewalMs,
    announce,
    operations,
    lists,
    checks,
    strays,
    newCaller,
    caller: newCaller(),
    limited: newCaller(),
    held,
    may,
    check,
    operationAt: (path: string) => operations.find((operation) => operation.path === path),
  };
}

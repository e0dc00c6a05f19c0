import {
  lists as allLists,
  operations as allOperations,
  Caller,
  contract,
  NotBuilt,
  strayRefusal,
  type Timeouts,
} from './conformanceClient';
import type { Operation } from './document';
import { withNeeds } from './profiles';

export interface ConformanceOptions {
  /** Origin of the server, without /api. */
  baseUrl: string;
  user: string;
  password: string;
  /** Somebody with few permissions, to see the keys enforced. */
  limitedUser?: string;
  limitedPassword?: string;
  /** Looks only at these profiles and what they need. */
  profiles?: readonly string[];
  /** Looks only at the paths that begin so, and at those of session and common calls. */
  under?: string;
  /** Leaves out everything that changes something. */
  isReadOnly?: boolean;
  /** Seconds to wait for an answer; the default is what the console waits. */
  timeouts?: Timeouts;
  /** How long to wait before a claim is renewed; the default shows it on a server that counts in whole seconds. */
  renewalMs?: number;
  /** Called as soon as a check is over. */
  onCheck?: (check: Check) => void;
  /** Called before something is changed. */
  announce?: (text: string) => void;
}

export interface Check {
  name: string;
  /** notBuilt: the server may leave the call out, and does. */
  status: 'passed' | 'failed' | 'skipped' | 'notBuilt';
  detail: string;
}

/** Ends a check that has nothing to look at. */
export class Skip extends Error {}

const TRIES = 3;

/** Tries again when a list may have changed between two calls; a law that does not hold fails every time. */
export async function steady<T>(run: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await run();
    } catch (error) {
      if (tried >= TRIES) throw error;
    }
  }
}

export const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

/** One run of the suite: its options, its callers, and the checks that are over. */
export type Run = ReturnType<typeof createRun>;

/** The calls that a run asks about. @throws Error when there is none, or no such profile */
export function operationsOf({ profiles, under = '/' }: Pick<ConformanceOptions, 'profiles' | 'under'>): Operation[] {
  const wanted = profiles && withNeeds(contract, profiles);
  const isAsked = ({ path, profile }: Operation) =>
    (!wanted || wanted.has(profile)) && (path.startsWith(under) || /^\/(auth|common)\//.test(path));
  if (!allOperations.some(({ path }) => path.startsWith(under))) throw new Error(`No call of the contract begins with ${under}`);
  return allOperations.filter(isAsked);
}

/** Begins a run; nothing is asked yet. */
export function createRun(options: ConformanceOptions) {
  const { baseUrl, user, limitedUser, timeouts, isReadOnly = false, renewalMs = 1100, onCheck, announce } = options;
  const operations = operationsOf(options);
  const asked = (operation: Operation | undefined) => (operation && operations.includes(operation) ? operation : undefined);
  const lists = allLists
    .filter(({ page }) => asked(page))
    .map((list) => ({ ...list, count: asked(list.count), down: asked(list.down) }));
  const checks: Check[] = [];
  /** Refusals that the contract does not name. */
  const strays = new Set<string>();
  const base = baseUrl.replace(/\/+$/, '');
  const newCaller = () =>
    new Caller(
      base,
      (method, path, answer) => {
        const stray = strayRefusal(method, path, answer);
        if (stray !== undefined) strays.add(stray);
      },
      timeouts,
    );
  /** Keys of the user and of the limited user. */
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

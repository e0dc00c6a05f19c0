import { lists as allLists, operations as allOperations, Caller, strayRefusal, type Timeouts } from './conformanceClient';
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
  status: 'passed' | 'failed' | 'skipped';
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

/** Begins a run; nothing is asked yet. */
export function createRun(options: ConformanceOptions) {
  const { baseUrl, user, limitedUser, under = '/', timeouts, isReadOnly = false, renewalMs = 1100, onCheck, announce } = options;
  const isAsked = (path: string) => path.startsWith(under) || /^\/(auth|common)\//.test(path);
  const operations = allOperations.filter(({ path }) => isAsked(path));
  const lists = allLists.filter(({ page }) => isAsked(page.path));
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
      status = error instanceof Skip ? 'skipped' : 'failed';
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

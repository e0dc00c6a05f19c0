import type { ChildProcess } from 'node:child_process';
import type { OtherBrowser, Target } from './otherBrowser';

/*
 * Both other browsers understand the commands of W3C WebDriver. They reach WebKitGTK by HTTP through its driver, and Firefox by a socket
 * of its own.
 */

/** The commands that a walk needs, on their way to one browser. */
export interface Wire {
  navigate: (url: string) => Promise<unknown>;
  /** @param script the body of a function */
  run: <Value>(script: string, args: readonly unknown[]) => Promise<Value>;
  click: (id: string) => Promise<unknown>;
  act: (actions: readonly object[]) => Promise<unknown>;
}

/** Under this name elements are passed. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const KEYS: Readonly<Record<string, string>> = { Enter: '\uE007', Escape: '\uE00C' };

/** Runs in the page: the element that is meant, the last one where several are in sight, which is the one on top. */
function elementOf({ css, name }: Target): Element | null {
  const isInSight = (one: Element) => one.getClientRects().length > 0;
  const textOf = (parts: Iterable<Element | null>) => Array.from(parts, (part) => part?.textContent ?? '').join(' ');
  const nameOf = (one: Element): string => {
    const ids = one.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labels = 'labels' in one ? ((one.labels as NodeListOf<Element> | null) ?? []) : [];
    const named = textOf(ids.map((id) => document.getElementById(id))) || one.getAttribute('aria-label') || textOf(labels);
    return (named || (one.textContent ?? '')).replace(/\s+/g, ' ').trim();
  };
  const found = Array.from(document.querySelectorAll(css)).filter(
    (one) => isInSight(one) && (name === undefined || nameOf(one) === name),
  );
  return found[found.length - 1] ?? null;
}

/** Runs in the page: writes down what goes wrong from now on. Faults while a page starts are reported by the console itself. */
function listen(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  window.addEventListener('error', ({ message }) => {
    // Not a fault: sizes go on changing in the next frame.
    if (!/^ResizeObserver loop/.test(message)) heard.push(`uncaught: ${message}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => void heard.push(`rejected: ${String(reason)}`));
  const { error } = console;
  console.error = (...words: unknown[]) => {
    heard.push(`console: ${words.join(' ')}`);
    error.apply(console, words);
  };
}

/** Runs in the page: what was written down, which is forgotten. */
const hear = () => (window as { heard?: string[] }).heard?.splice(0) ?? [];

type Page = Pick<OtherBrowser, 'open' | 'ask' | 'textOf' | 'click' | 'type' | 'press' | 'complaints'>;

/** The page of a browser at the other end of a wire. */
export function pageOn({ navigate, run, click, act }: Wire): Page {
  const heard: string[] = [];
  const ask: Page['ask'] = (question) => run(`return (${question})()`, []);
  const elementFor = async (target: Target) =>
    (await run<Record<string, string> | null>(`return (${elementOf})(arguments[0])`, [target]))?.[ELEMENT];
  const pressAll = (keys: readonly string[]) => {
    const actions = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return act([{ type: 'key', id: 'keyboard', actions }]);
  };
  return {
    ask,
    async open(address) {
      // It goes with the page that is left.
      heard.push(...(await ask(hear)));
      await navigate(address);
      await ask(listen);
    },
    // In one command: between two the page may draw the element anew.
    textOf: async (target) =>
      (await run<string | null>(`return (${elementOf})(arguments[0])?.textContent ?? null`, [target])) ?? undefined,
    async click(target) {
      const id = await elementFor(target);
      if (!id) throw new Error(`There is no ${JSON.stringify(target)}`);
      await click(id);
    },
    type: async (text) => void (await pressAll([...text])),
    press: async (key) => void (await pressAll([KEYS[key] ?? key])),
    async complaints() {
      heard.push(...(await ask(hear)));
      return heard.splice(0);
    },
  };
}

/** Ends a program, and waits until it has. */
export function stopping(program: ChildProcess): (stop?: () => unknown) => Promise<void> {
  const ended = new Promise<void>((resolve) => {
    program.once('exit', () => resolve());
  });
  return async (stop = () => program.kill('SIGTERM')) => {
    await stop();
    await ended;
  };
}

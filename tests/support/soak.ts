import type { CDPSession, Page } from 'playwright-core';

/** Simulated hours of a long stay; SOAK_HOURS says how many, where less is enough. */
export const HOURS = Number(process.env.SOAK_HOURS ?? 8);
/** Rounds in which everything that is kept for good is loaded. */
const WARM_UP = 1;
/** Each of 25 minutes; after the warm-up there are at least two, between which growth shows. */
export const ROUNDS = Math.max(WARM_UP + 2, Math.ceil(HOURS * 2.5));

export interface Counts {
  nodes: number;
  listeners: number;
  heap: number;
}

/** What a page holds now that nothing else can be given back. */
export async function countsOf(session: CDPSession): Promise<Counts> {
  // Twice: what the first one frees may hold the last thing the second one can.
  for (let turn = 0; turn < 2; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  return { nodes, listeners, heap };
}

/**
 * One after another, each as soon as the one before has its rows, goes to screens as a link does. All in the page: what is asked from
 * outside takes longer than what is looked at.
 */
export const goThrough = (page: Page, screens: readonly (readonly [at: string, heading: string])[]) =>
  page.evaluate(async (all) => {
    const isThere = (heading: string) =>
      document.querySelector('#content h1')?.textContent === heading &&
      document.querySelector('#content [data-row-key]:not([hidden] *)') !== null;
    for (const [at, heading] of all) {
      window.history.pushState({}, '', at);
      window.dispatchEvent(new PopStateEvent('popstate'));
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!isThere(heading)) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
      });
    }
  }, screens);

/** Growth over the rounds by a straight line through all of them, as a part of where it begins. */
export function growthOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const slope =
    values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0) /
    values.reduce((sum, _value, at) => sum + (at - middle) ** 2, 0);
  return (slope * (values.length - 1)) / (mean - slope * middle);
}

/** How much each count of a page may grow in a day, as a part of what it begins with. */
export const FLAT: Readonly<Record<keyof Counts, number>> = { nodes: 0.01, listeners: 0.01, heap: 0.15 };

/** The counts that have grown by more than they may after the warm-up, and by how much. @param counts of each round */
export function excessIn<Name extends string>(
  counts: readonly Readonly<Record<Name, number>>[],
  limits: Readonly<Record<Name, number>>,
): Record<string, number> {
  const settled = counts.slice(WARM_UP);
  const growth = (Object.keys(limits) as Name[]).map((name) => [name, growthOf(settled.map((one) => one[name]))] as const);
  console.log(`first and last round: ${JSON.stringify([settled[0], settled.at(-1)])}; growth ${JSON.stringify(growth)}`);
  // What is no number is no proof either.
  return Object.fromEntries(growth.filter(([name, by]) => !(by <= limits[name])));
}

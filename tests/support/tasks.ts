import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Time of the thread on a core, µs: what other processes take meanwhile is not in it. */
  tdur?: number;
  args?: { name?: string };
}

const TASK = /RunTask$/;

/**
 * Watches the main thread of a page from now on. What it gives tells the longest task since then, in ms on a core: time on a shared
 * machine's clock would tell of its other guests. @throws when the browser wrote no tasks down
 */
export async function watchTasks(page: Page): Promise<() => Promise<number>> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page belongs to no browser');
  await browser.startTracing(page, { categories: ['toplevel'] });
  return async () => {
    const { traceEvents: events } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
    const times = events.flatMap(({ ph, name, pid, tid, tdur }) =>
      ph === 'X' && TASK.test(name) && tdur !== undefined && mains.some((main) => main.pid === pid && main.tid === tid)
        ? tdur
        : [],
    );
    if (times.length === 0) throw new Error('The trace has no task of the page');
    const longest = times.reduce((most, time) => Math.max(most, time), 0) / 1_000;
    console.log(`longest of ${times.length} tasks: ${longest.toFixed(0)} ms`);
    return longest;
  };
}

/** A file on the disk: one that is handed over as bytes is unpacked on the thread that is watched. @returns its path */
export function fileOnDisk(name: string, content: string | Buffer): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'console-')), name);
  writeFileSync(file, content);
  return file;
}

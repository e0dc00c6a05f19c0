import { ApiError } from '@/domain/apiError';
import { faultReport } from '@/domain/faultReport';
import { CAUGHT } from './chunkError';

// Once loaded, this module reports faults of the console's own code to the server that serves it: those of boundaries, of events and of
// promises (docs/rules/console.md#faults). Failed calls are not among them, because their rejections are told to the operator.

/** Reports of one tab. One fault in a render can repeat without end. */
const MAX_REPORTS = 10;

async function readVersion(): Promise<string> {
  try {
    return ((await (await fetch('/version.json')).json()) as { version: string }).version;
  } catch {
    return '';
  }
}

const RESIZED = /^ResizeObserver loop/;

const seen = new Set<string>();
// Read at once: after a deployment the address answers with the next version.
const version = readVersion();

async function report(error: unknown): Promise<void> {
  if (error instanceof ApiError && error.kind !== 'malformed') return;
  const { pathname } = window.location;
  const text = JSON.stringify(faultReport(error, pathname, await version));
  if (seen.has(text) || seen.size >= MAX_REPORTS) return;
  seen.add(text);
  // Goes on when the page is reloaded; a refusal is nobody's concern.
  navigator.sendBeacon('/reports/error', text);
}

window.addEventListener(CAUGHT, (event) => void report((event as CustomEvent<unknown>).detail));
// Without an error of its own a message tells that sizes go on changing in the next frame, which is no fault.
window.addEventListener('error', ({ error, message }) => void (RESIZED.test(message) || report(error ?? message)));
window.addEventListener('unhandledrejection', ({ reason }) => void report(reason));

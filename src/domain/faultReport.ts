import { ApiError } from './apiError';

/** What the console reports of a fault of its own code (docs/rules/console.md#faults). */
export interface FaultReport {
  message: string;
  /** Places in the files of the build, from the innermost call outwards: `umi.1a2b3c4d.js:1:2345`. */
  stack: string[];
  /** Version of the build; empty when it could not be read. */
  version: string;
  /** Path of the screen; numbers of records are replaced. */
  screen: string;
  /** Of a call whose answer could not be read. */
  requestId?: string;
}

const MAX_MESSAGE = 200;
const MAX_PLACES = 20;
const PLACE = /[\w.-]+\.js:\d+:\d+/g;
/** Browsers quote values in messages, and after these words names of the code. */
const QUOTED = /(reading |setting |evaluating )?["'`“].*?["'`”]/g;

/** A message without values: quoted texts and words with digits are left out. */
const withoutValues = (message: string): string =>
  message
    .replace(QUOTED, (text, isCode) => (isCode ? text : '"…"'))
    .replace(/[^\s"'`]*\d[^\s"'`]*/g, '#')
    .slice(0, MAX_MESSAGE);

/** The path without numbers of records: `/trade/settorder/detail/:id`. */
const screenOf = (path: string): string => path.replace(/\/[^/]*\d[^/]*/g, '/:id');

/**
 * The report of a fault. It holds places in the code, never data: no query of the address, no texts of the page, no values.
 * @param path path of the address
 * @param version of the build
 */
export function faultReport(error: unknown, path: string, version: string): FaultReport {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const places = error instanceof Error ? (stack.match(PLACE) ?? []) : [];
  return {
    message: withoutValues(`${name}: ${message}`),
    stack: places.slice(0, MAX_PLACES),
    version,
    screen: screenOf(path),
    ...(error instanceof ApiError && error.requestId !== '' && { requestId: error.requestId }),
  };
}

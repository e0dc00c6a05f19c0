import { type AnswerFields, rightOf } from '@/domain/answerTable';
import { ApiError } from '@/domain/apiError';
import { localeState } from '@/locales/store';
import * as client from './client';
import { tell } from './notifier';

export * from './client';

/** An answer waits no longer for the tables to compare it with. */
const TABLES_TIMEOUT_MS = 5_000;
/** Answers that are compared here: an open record, and what a change gives back. Lists compare their rows (src/services/checked.ts). */
const OF_RECORD = /\/(detail|facts)$|^POST/;

/** Loads the tables of all answers; undefined where they do not come. */
const loadTables = () =>
  new Promise<typeof import('./answers') | undefined>((resolve) => {
    const timer = setTimeout(resolve, TABLES_TIMEOUT_MS, undefined);
    void import(/* webpackChunkName: "answers" */ './answers')
      .catch(() => undefined)
      .then((tables) => {
        clearTimeout(timer);
        resolve(tables);
      });
  });

const told = new Set<string>();

/** Says once that the tables did not come. @param msg by default that the answer is unreadable */
function tellMissing(msg = '') {
  if (!told.has(msg)) tell(new ApiError({ kind: 'malformed', msg: msg || undefined }));
  told.add(msg);
}

/**
 * A page of a list that is not as the contract says: with wrong fields unknown, and without rows that have no number. Without the whole
 * tables, rows also have no version, so that nothing is decided on them.
 * @param records short table of the page
 */
export async function compareRows<Page extends { list: object[] }>(
  operation: string,
  page: Page,
  rowKey: string,
  records: readonly AnswerFields[],
): Promise<Page & { lost: number }> {
  const tables = await loadTables();
  if (!tables) tellMissing();
  const known = tables ? tables.readKnown(operation, page) : rightOf(records, page);
  const list = known.list.filter((row) => Reflect.get(row, rowKey));
  return { ...known, list, lost: known.list.length - list.length };
}

type Plain = (path: never, ...rest: never) => Promise<unknown>;

/** A call whose data has undefined in place of each wrong field (docs/rules/calls.md#wrong-fields). */
function compared<Call extends Plain>(method: string, call: Call): Call;
function compared(method: string, call: Plain): Plain {
  return async (path: never, ...rest: never) => {
    const operation = `${method} ${path}`;
    // The tables come beside the answer.
    const tables = OF_RECORD.test(operation) ? loadTables() : undefined;
    const data = await call(path, ...rest);
    if (!tables) return data;
    const known = await tables;
    // The record may be wrong, and nothing has compared it.
    if (!known) tellMissing(localeState().t('common.state.chunkFailedHint'));
    return known?.readKnown(operation, data) ?? data;
  };
}

/** Reads one object. */
export const get = client.withFrom<'object'>(compared('GET', client.get));
/** Reads a whole list. */
export const getList = client.withFrom<'list'>(compared('GET', client.getList));
/** A change that returns an object. */
export const post = client.withTo<'object'>(compared('POST', client.post));
/** A change of many records, with a result for each item. */
export const postMany = client.withTo<'bulk'>(compared('POST', client.postMany));

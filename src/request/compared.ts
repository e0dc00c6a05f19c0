import * as client from './client';

export * from './client';

/** An answer waits no longer for the tables to compare it with. */
const TABLES_TIMEOUT_MS = 5_000;
/** Answers that are compared here: an open record, and what a change gives back. Lists compare their rows (src/services/checked.ts). */
const OF_RECORD = /\/(detail|facts)$|^POST/;

/** Loads the tables of all answers; undefined where they do not come, and an answer is then taken as it is. */
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

/** A page of a list that is not as the contract says: with wrong fields unknown. */
export const compareRows = async <Page extends { list: object[] }>(operation: string, page: Page, rowKey: string) =>
  (await loadTables())?.readRows(operation, page, rowKey) ?? page;

/** A call whose data has undefined in place of each wrong field (docs/rules/calls.md#wrong-fields). */
const compared = <Call extends (path: never, ...rest: never) => Promise<unknown>>(method: string, call: Call): Call =>
  (async (path: never, ...rest: never) => {
    const operation = `${method} ${path}`;
    // The tables come beside the answer.
    const tables = OF_RECORD.test(operation) ? loadTables() : undefined;
    const data = await call(path, ...rest);
    return (await tables)?.readKnown(operation, data) ?? data;
  }) as Call;

/** Reads one object. */
export const get = client.withFrom<'object'>(compared('GET', client.get));
/** Reads a whole list. */
export const getList = client.withFrom<'list'>(compared('GET', client.getList));
/** A change that returns an object. */
export const post = client.withTo<'object'>(compared('POST', client.post));
/** A change of many records, with a result for each item. */
export const postMany = client.withTo<'bulk'>(compared('POST', client.postMany));

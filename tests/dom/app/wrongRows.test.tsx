import { cleanup, screen, waitFor } from '@testing-library/react';
import { brokenIn, type Damage, damaged, damages, figuresIn, linesOf } from '../../support/damage';
import { isExhaustive, sample } from '../../support/depth';
import { startApp, withCleanApp } from '../../support/domApp';
import { withNetwork } from '../../support/domNetwork';
import { type ListScreen, listScreens } from '../../support/listScreens';

withCleanApp();
const network = withNetwork({ flow: 0.05 });

const DESK = '/trade/withdraw';
type Row = Record<string, unknown>;

const rowOf = (key: string) => document.querySelector<HTMLElement>(`[data-row-key="${key}"]`);
const findRow = (key: string) =>
  waitFor(() => {
    const row = rowOf(key);
    if (!row) throw new Error(`No row ${key}`);
    return row;
  });
/** Letters only, so that the number has no digits of its own. */
const lettersOf = (at: number) => String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26));

/** The page that the platform itself answers. */
async function pageOf({ api, full }: ListScreen): Promise<{ list: Row[]; total: number }> {
  const { platform } = network();
  const operation = platform.api.operations.get(`GET ${api}`);
  const actor = platform.world.operators.find(({ username }) => username === 'admin');
  if (!operation || !actor) throw new Error(`No operation ${api}`);
  const { search } = new URL(full, 'http://x');
  const read = (more: string) => {
    const { envelope } = platform.api.perform(operation, { actor, search: new URLSearchParams(search + more) });
    return envelope.data as { list: Row[]; total: number };
  };
  const page = read('');
  // Some lists answer the present day alone, unless they are asked for more.
  return page.list.length > 0 ? page : read('&createdFrom=2026-11-01T00:00:00Z&createdTo=2026-11-22T00:00:00Z');
}

/** The row that says most. */
const richest = (rows: readonly Row[]): Row =>
  [...rows].sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0] ?? {};

const cases = sample(listScreens, 2, ({ path }) => path === DESK).flatMap((one) =>
  (isExhaustive || one.path === DESK ? damages : damages.slice(0, 1)).map((how): [string, Damage, ListScreen] => [
    one.path,
    how,
    one,
  ]),
);

/** No more, or the table draws only those in sight. */
const MOST_ROWS = 40;
const isAlways = (field: string) => ['amount', 'fee', 'currency', 'holderName', 'status', 'version'].includes(field);

/** What is wrong with the rows that have these fields damaged, each one of them. */
async function faultsOf(one: ListScreen, how: Damage, page: { list: Row[] }, fields: readonly string[]): Promise<string[]> {
  const whole = richest(page.list);
  const keyOf = (at: number) => `${whole[one.rowKey]}${lettersOf(at)}`;
  const rows = fields.map((field, at) => ({ ...damaged(whole, field, how), [one.rowKey]: keyOf(at) }));
  const data = { ...page, list: [whole, ...rows], total: rows.length + 1 };
  network().platform.faults.splice(0, Number.POSITIVE_INFINITY, {
    match: one.api,
    times: 50,
    kind: { code: 200, msg: 'ok', data } as never,
  });
  await startApp(network(), { user: 'admin', at: one.full });
  const known = figuresIn(linesOf(await findRow(String(whole[one.rowKey]))));
  const found = fields.flatMap((field, at) => {
    const row = rowOf(keyOf(at));
    if (!row) return [`${field}: no row`];
    // An amount that came as a number is read exactly, and a field that is null may be a number.
    const isExact = how === 'number' && (whole[field] === null || /^\d+(\.\d+)?$/.test(String(whole[field])));
    const strange = isExact ? [] : [...figuresIn(linesOf(row))].filter((figure) => !known.has(figure));
    return [...brokenIn(row), ...strange.filter((figure) => !keyOf(at).includes(figure))].map((text) => `${field}: ${text}`);
  });
  if (screen.queryByText('This page stopped working')) found.push('the page stopped working');
  await waitFor(() => expect(document.querySelector('#content [aria-busy=true]')).not.toBeInTheDocument());
  cleanup();
  return found;
}

test.each(cases)('%s shows rows with one field each %s: nothing breaks, nothing is invented', async (_path, how, one) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = await pageOf(one);
  const names = Object.keys(richest(page.list));
  const columns = names.map((key) => ({ key }));
  localStorage.setItem(`layout:${one.path}#${one.rowKey}:admin`, JSON.stringify({ columns, density: 'middle' }));
  const fields = sample(
    names.filter((name) => name !== one.rowKey),
    MOST_ROWS / 2,
    isAlways,
  );
  const found: string[] = [];
  for (let at = 0; at < fields.length; at += MOST_ROWS)
    found.push(...(await faultsOf(one, how, page, fields.slice(at, at + MOST_ROWS))));
  expect(found).toEqual([]);
  expect(fields.length).toBeGreaterThan(5);
});

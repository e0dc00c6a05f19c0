import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import type { Operation, Schema } from '../../../config/contract/document';
import type { Outcome } from '../../../mock/engine/call';
import expected from './seededRun.json';
import { aPlatform } from './support';

/**
 * What a seeded world answers, to the byte, as digests by area: a change that should only move code leaves every one alone. Who
 * means to change answers writes the new digests into seededRun.json; the failure shows them.
 */
const bench = aPlatform({ seed: 'seeded run', days: 4, flow: 0.3 });
const { api, log, world } = bench.platform;
const reads = [...api.operations.values()].filter(({ method }) => method === 'GET');
const CALLERS = [
  ['admin', 'en'],
  ['admin', 'zh'],
  ['ops.lee', 'en'],
] as const;

const digest = (texts: readonly string[]) => createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);
const areaOf = ({ path }: Operation) => path.split('/').slice(1, 3).join('/');
const isList = ({ path }: Operation) => /\/(page|list|tree)$/.test(path);

/** The first text of this name that an answer holds, at any depth. */
function firstOf(name: string, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const own = (value as Record<string, unknown>)[name];
  if (typeof own === 'string') return own;
  for (const inner of Object.values(value)) {
    const found = firstOf(name, inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

const ask = (who: string, { path }: Operation, query: string, lang: 'en' | 'zh') =>
  bench.call(who, `GET ${path}?${query}`, { lang, traceId: 'seeded-run' });

/** A file of lines, and of a record what a list of its area shows first. */
function queryFor(who: string, operation: Operation): string {
  const { required = [], properties = {} } = operation.query as { required?: string[]; properties?: Record<string, Schema> };
  const near = reads.filter((other) => areaOf(other) === areaOf(operation) && isList(other));
  const values = required.map((name) => {
    const shown = near.map((list) => firstOf(name, ask(who, list, '', 'en').envelope.data)).find((one) => one !== undefined);
    return [name, shown ?? String(properties[name]?.enum?.[0] ?? 1)];
  });
  return new URLSearchParams([...values, ...(properties.format ? [['format', 'csv']] : [])]).toString();
}

/** The cells of a workbook; the archive around them bears the hour at which it was packed. */
const cellsOf = (workbook: Buffer) =>
  Object.entries(unzipSync(workbook)).flatMap(([name, bytes]) => (/sheet|shared/i.test(name) ? [strFromU8(bytes)] : []));

async function answerOf({ headers, envelope, write }: Outcome): Promise<string> {
  if (!write) return JSON.stringify(envelope);
  const out = new PassThrough();
  const [bytes] = await Promise.all([buffer(out), write(out)]);
  const isWorkbook = headers['content-type']?.includes('spreadsheet');
  return [JSON.stringify(headers), ...(isWorkbook ? cellsOf(bytes) : [bytes.toString('latin1')])].join('\n');
}

test('a seeded run has the same answers and postings as its recorded digests', async () => {
  const texts: Record<string, string[]> = {};
  const given: boolean[] = [];
  const start = { entries: log.entries.length, hash: log.last.hash };
  for (const operation of reads)
    for (const [who, lang] of CALLERS) {
      const outcome = ask(who, operation, queryFor(who, operation), lang);
      if (who === 'admin') given.push(outcome.envelope.success || outcome.write !== undefined);
      const area = areaOf(operation);
      texts[area] = [...(texts[area] ?? []), `${who} ${operation.path} ${lang}`, await answerOf(outcome)];
    }
  expect(given.filter(Boolean).length / given.length).toBeGreaterThan(0.9);
  expect(bench.platform.check()).toEqual([]);
  const legs = world.ledger.entries.map((one) => [one.account.no, one.bucket, String(one.delta), one.transaction.kind].join());
  expect({
    log: start,
    ledger: digest(legs),
    answers: Object.fromEntries(Object.entries(texts).map(([area, all]) => [area, digest(all)])),
  }).toEqual(expected);
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The items of ASVS 5.0 that bind a static front end (docs/rules/quality.md#front-end-controls), each by itself. */
const ITEMS = [
  '1.2.2 1.2.10 1.3.2 2.2.2 2.3.4 2.3.5 2.4.2 3.1.1 3.2.2 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 3.4.7 3.4.8',
  '3.5.1 3.5.2 3.5.3 3.5.8 3.6.1 3.7.2 3.7.3 3.7.5 5.4.1 5.4.2 6.2.6 6.2.7 7.1.1 7.3.1 7.3.2 7.4.1 7.4.4 7.5.3',
  '8.2.1 8.2.2 8.2.3 8.3.1 8.3.2 13.4.1 13.4.2 13.4.4 13.4.6 14.2.1 14.2.5 14.2.6 14.3.1 14.3.2 14.3.3',
  '15.1.2 15.2.1 15.2.3 15.2.4 15.3.6 16.2.5 16.5.1 16.5.2 16.5.3 16.5.4',
]
  .join(' ')
  .split(' ');

const ROW = /^\| (\d+\.\d+\.\d+) \(L[123]\) \| ([^|]+) \| (.+) \|$/gm;
const PROOF = /^(met|server): `([^`]+)` › `([^`]+)`$/;

/** What is wrong with a table: one line each. */
function faultsOf(text: string): string[] {
  const rows = [...text.matchAll(ROW)].map(([, item = '', meaning = '', proof = '']) => ({ item, meaning, proof }));
  const missing = ITEMS.filter((item) => rows.filter((row) => row.item === item).length !== 1).map(
    (item) => `${item}: not there once`,
  );
  const wrong = rows.flatMap(({ item, proof }) => {
    if (/^not met: \S.{10,}/.test(proof)) return [];
    const [, kind, file = '', named = ''] = PROOF.exec(proof) ?? [];
    if (!kind) return [`${item}: no proof`];
    if (!existsSync(path.join(root, file))) return [`${item}: no file ${file}`];
    const source = read(file);
    if (kind === 'server') return source.includes(named) ? [] : [`${item}: ${file} does not say “${named}”`];
    const at = ['test', 'it', 'describe', 'exhaustiveTest'].some((word) =>
      new RegExp(`\\b${word}(\\.each[\\s\\S]{0,4000}?)?\\(\\s*'${named.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}'`).test(source),
    );
    const isSkipped = new RegExp(`\\.(skip|todo)\\([^\\n]*${named.slice(0, 20).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`).test(
      source,
    );
    return at && !isSkipped ? [] : [`${item}: no test “${named}” in ${file}`];
  });
  return [...missing, ...wrong];
}

test('every item has a proof, is left to the server by the contract, or is marked as open', () => {
  expect(faultsOf(read('docs/security.md'))).toEqual([]);
});

test('the check finds missing, invented, skipped and outdated proofs', () => {
  const good = read('docs/security.md');
  expect(faultsOf(good.replace(/^\| 1\.2\.2 .*\n/m, ''))).toEqual(['1.2.2: not there once']);
  expect(faultsOf(good.replace('`cells of an export`', '`cells of nothing`'))).toHaveLength(1);
  expect(faultsOf(good.replace('› `SELF_APPROVAL`', '› `NOT_THERE`'))).toHaveLength(1);
  expect(faultsOf(good.replace('met: `tests/unit/platform/file.test.ts`', 'met: `tests/unit/none.test.ts`'))).toHaveLength(1);
  expect(faultsOf(good.replace(/(\| 1\.2\.2 [^|]*\|[^|]*\|).*/, '$1 yes |'))).toEqual(['1.2.2: no proof']);
});

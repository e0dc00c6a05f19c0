import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { testNamesIn } from '../support/testNames';

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

const ITEM = /^\| (\d+\.\d+\.\d+) \(L[123]\) \|/gm;
/** Paragraphs that promise nothing: what the document is, and what a site must bring itself. */
const NO_PROMISE = /^(What console and platform promise|A deployment must provide)/;
const PROOF = /`(tests\/[^`]+)` › `([^`]+)`/g;

/** Paragraphs, and rows of tables without their heads. What a paragraph introduces by a colon is proved in the table below it. */
const promisesIn = (text: string): string[] =>
  text.split(/\n{2,}/).flatMap((block) => {
    if (block.startsWith('|')) return block.trim().split('\n').slice(2);
    return /^#|:$/.test(block) || NO_PROMISE.test(block) ? [] : [block.replaceAll('\n', ' ')];
  });

const namesOf = new Map<string, Set<string>>();
function hasTest(file: string, name: string): boolean {
  if (!existsSync(path.join(root, file))) return false;
  const names = namesOf.get(file) ?? testNamesIn(read(file), file.endsWith('x'));
  namesOf.set(file, names);
  return names.has(name);
}

/** What is wrong with the document: one line each. */
function faultsOf(text: string): string[] {
  const items = [...text.matchAll(ITEM)].map(([, item]) => item);
  const missing = ITEMS.filter((item) => items.filter((one) => one === item).length !== 1).map(
    (item) => `${item}: not there once`,
  );
  const wrong = promisesIn(text).flatMap((promise) => {
    const proofs = [...promise.matchAll(PROOF)];
    const about = promise.slice(0, 40);
    const rest = promise.replaceAll(PROOF, '');
    const bare = /tests\/[\w./-]+|›/.exec(rest);
    if (bare) return [`${about}: ${bare[0]} names no test`];
    // The last column of a table has nothing but proofs.
    const isOther = promise.startsWith('|') && !/\|[ ,]*\|$/.test(rest);
    if (proofs.length === 0 || isOther) return [`${about}: no proof`];
    return proofs.flatMap(([, file = '', name = '']) => (hasTest(file, name) ? [] : [`${about}: no test “${name}” in ${file}`]));
  });
  return [...missing, ...wrong];
}

test('every item is there, and every promise quotes a test that holds it', () => {
  const text = read('docs/security.md');
  expect(promisesIn(text).length).toBeGreaterThan(ITEMS.length + 20);
  expect(faultsOf(text)).toEqual([]);
});

test.each<[string, (text: string) => string, number]>([
  ['an item that is missing', (text) => text.replace(/^\| 1\.2\.2 .*\n/m, ''), 1],
  ['a test that does not exist', (text) => text.replace('`are no formulas where', '`are no formulas here'), 1],
  ['a file that does not exist', (text) => text.replace('`tests/unit/platform/file.test.ts`', '`tests/unit/none.test.ts`'), 1],
  ['a row without a proof', (text) => text.replace(/(\| 1\.2\.2 [^|]*\|[^|]*\|).*/, '$1 yes |'), 1],
  ['a row of a way without a proof', (text) => text.replace(/^(\| Sign-in rules lock out [^|]*\|[^|]*\|).*/m, '$1 |'), 1],
  [
    'a row with a sentence in place of one',
    (text) => text.replace('| `tests/browser/csp.test.ts`', '| says so; `tests/browser/csp.test.ts`'),
    1,
  ],
  ['a file without a test', (text) => text.replace(/(`tests\/unit\/platform\/ways\.test\.ts`) › `finds no way round`/, '$1'), 1],
  [
    'a text of the contract',
    (text) => text.replace(/`tests[^`]*decisions\.test\.ts` › `[^`]*`/, '`config/openapi/common.yaml` › `SELF_APPROVAL`'),
    1,
  ],
  ['a paragraph without a proof', (text) => text.replace('\n\nA deployment', '\n\nNothing is ever lost.\n\nA deployment'), 1],
  // It is in that file, as the name of a button.
  [
    'a sentence of a screen',
    (text) =>
      text.replace('› `ends once for a burst of refusals: one navigation, one message, one redirect parameter`', '› `Sign in`'),
    1,
  ],
])('%s is found', (_, spoil, count) => {
  const text = read('docs/security.md');
  expect(spoil(text)).not.toBe(text);
  expect(faultsOf(spoil(text))).toHaveLength(count);
});

test('names are those of tests and groups that run', () => {
  const source = `
    describe('a group', () => {
      test.each([['a row']])('%s', async () => { screen.getByText('a sentence'); });
      // it('a comment', () => {});
      describe.skip('a skipped group', () => { it('in it', () => {}); });
      test.todo('a plan');
      it.skip('a skipped test', () => {});
      expect(words('a call', () => 1)).toBe('a value');
    });
    exhaustiveTest(\`an exhaustive one\`, () => {});`;
  expect([...testNamesIn(source, false)]).toEqual(['a group', '%s', 'an exhaustive one']);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import schema from '../../config/openapi/openapi.json';
import { chinese, english, type Messages, platformTexts, wordsOf } from './texts';

const text = readFileSync(path.resolve(__dirname, '../../docs/glossary.md'), 'utf8');
const [, termPart = '', valuePart = ''] = text.split(/^## (?:Terms|Values)$/m);
const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const rowsOf = (part: string) => [...part.matchAll(/^\|(?! ?(?:Term|Code) |-).*\|$/gm)].map(([row]) => cellsOf(row));

const terms = rowsOf(termPart).map(([term = '', zh = '', name = '', meaning = '', not = '']) => ({
  term,
  zh,
  name: name.replaceAll('`', ''),
  meaning,
  not: not.split(', ').filter((word) => word !== ''),
}));

interface ValueList {
  entity: string;
  field: string;
  groups: string[];
  rows: { code: string; en: string; zh: string; meaning: string }[];
}
const values: ValueList[] = valuePart
  .split(/^### /m)
  .slice(1)
  .flatMap((section) => {
    const entity = section.slice(0, section.indexOf('\n'));
    return [...section.matchAll(/^([A-Z][\w ]+): ((?:`[\w.]+`(?:, )?)+)\n\n((?:\|.*\n)+)/gm)].map(
      ([, field = '', groups = '', table = '']) => ({
        entity,
        field,
        groups: [...groups.matchAll(/`([\w.]+)`/g)].map(([, group = '']) => group),
        rows: rowsOf(table).map(([code = '', en = '', zh = '', meaning = '']) => ({
          code: code.replaceAll('`', ''),
          en,
          zh,
          meaning,
        })),
      }),
    );
  });

/** Texts that break the words of a list of values: another word, or a code that the list does not have. */
function brokenBy({ groups, rows }: Pick<ValueList, 'groups' | 'rows'>, messages: Messages, lang: 'en' | 'zh'): string[] {
  const words = new Map(rows.map((row) => [row.code, row[lang]]));
  return groups.flatMap((group) =>
    [...messages].flatMap(([key, message]) => {
      const code = key.startsWith(`${group}.`) ? key.slice(group.length + 1) : '';
      if (!/^[A-Z][A-Z0-9_]*$/.test(code)) return [];
      // The views of a list beside its states have words of their own.
      if (!words.has(code)) return group.endsWith('.view') ? [] : [`${key} is not in the glossary`];
      return words.get(code) === message ? [] : [`${key} is "${message}", not "${words.get(code)}"`];
    }),
  );
}

/** Labels used for two codes within one entity. */
function ambiguousIn(lists: readonly ValueList[], lang: 'en' | 'zh'): string[] {
  const codes = new Map<string, Set<string>>();
  for (const { entity, rows } of lists)
    for (const row of rows) {
      const word = `${entity}: ${row[lang]}`;
      codes.set(word, (codes.get(word) ?? new Set()).add(row.code));
    }
  return [...codes].filter(([, all]) => all.size > 1).map(([word, all]) => `${word} is ${[...all].join(' and ')}`);
}

const CJK = /[\u3400-\u9fff]/;
/** Whether a text has a refused word: an English one as a whole, a Chinese one anywhere. */
const formOf = (not: string) => (CJK.test(not) ? new RegExp(not) : new RegExp(`\\b${not}\\b`, 'i'));

test('each term occurs once and completely', () => {
  expect(terms.length).toBeGreaterThan(80);
  expect(terms.filter(({ zh, name, meaning }) => !CJK.test(zh) || name === '' || meaning === '')).toEqual([]);
  for (const column of ['term', 'name'] as const) {
    const all = terms.map((term) => term[column]);
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
  }
});

test('the name of a term occurs in the contract', () => {
  const wire = JSON.stringify(schema).toLowerCase();
  expect(terms.filter(({ name }) => !wire.includes(name.toLowerCase())).map(({ term, name }) => `${term}: ${name}`)).toEqual([]);
});

describe.each([
  ['en-US', 'en', english],
  ['zh-CN', 'zh', chinese],
] as const)('%s', (locale, lang, messages) => {
  test('has one label for a value on all screens', () => {
    expect(values.length).toBeGreaterThan(50);
    expect(values.flatMap((list) => brokenBy(list, messages, lang))).toEqual([]);
  });

  test('has one meaning for a label within a record', () => {
    expect(ambiguousIn(values, lang)).toEqual([]);
  });

  test('uses no word that the glossary rejects', () => {
    const refused = terms.flatMap(({ not }) => not.map((word) => [word, formOf(word)] as const));
    const all = [
      ...[...messages].flatMap(([key, message]) => wordsOf(message, locale).map((words) => [key, words] as const)),
      ...platformTexts().map(({ file, english: en, chinese: zh }) => [file, lang === 'en' ? en : zh] as const),
    ];
    expect(
      all.flatMap(([key, words]) =>
        refused.filter(([, form]) => form.test(words)).map(([word]) => `${key}: ${word} in "${words}"`),
      ),
    ).toEqual([]);
  });
});

test('every displayed state is in the glossary', () => {
  const known = new Set(values.flatMap(({ groups }) => groups));
  const groups = [...english.keys()].flatMap(
    (key) => /^(.*(?:[sS]tatus|[sS]tate|verdict|[rR]esult|circuit))\.[A-Z][A-Z0-9_]*$/.exec(key)?.[1] ?? [],
  );
  expect([...new Set(groups)].filter((group) => !known.has(group))).toEqual([]);
  expect([...known].filter((group) => ![...english.keys()].some((key) => key.startsWith(`${group}.`)))).toEqual([]);
});

test('the checks find a second label, a second meaning and a rejected word', () => {
  const rows = [
    { code: 'PENDING', en: 'Unsettled', zh: '', meaning: '' },
    { code: 'OPEN', en: 'Unsettled', zh: '', meaning: '' },
  ];
  const messages = new Map([
    ['a.status.PENDING', 'Pending'],
    ['b.status.PENDING', 'Unsettled'],
    ['b.status.NEW', 'New'],
  ]);
  expect(brokenBy({ groups: ['a.status', 'b.status'], rows }, messages, 'en')).toEqual([
    'a.status.PENDING is "Pending", not "Unsettled"',
    'b.status.NEW is not in the glossary',
  ]);
  expect(ambiguousIn([{ entity: 'A', field: 'Status', groups: [], rows }], 'en')).toEqual(['A: Unsettled is PENDING and OPEN']);
  expect(wordsOf('{tries, plural, one {# attempt} other {# tries}}', 'en-US').some((words) => formOf('tries').test(words))).toBe(
    true,
  );
  expect(wordsOf('{tries} attempts', 'en-US').some((words) => formOf('tries').test(words))).toBe(false);
});

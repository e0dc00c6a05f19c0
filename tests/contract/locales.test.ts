import { readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import en from '@/locales/en-US/all';
import zh from '@/locales/zh-CN/all';
import { sourceFiles } from './sources';

const root = path.resolve(__dirname, '../..');
const CJK = /[\u2e80-\u2fdf\u3000-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef]/;

type Messages = ReadonlyMap<string, string>;

function leaves(node: object, prefix = ''): [string, string][] {
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${prefix}${name}`, value]] : leaves(value as object, `${prefix}${name}.`),
  );
}
const english: Messages = new Map(leaves(en));
const chinese: Messages = new Map(leaves(zh));
/** The message to a holder that starts empty: the operator writes it. */
const EMPTY = ['desk.holderMessage.OTHER'];
const both = [
  ['en-US', english],
  ['zh-CN', chinese],
] as const;

interface Part {
  type: number;
  value?: unknown;
  options?: Readonly<Record<string, { value: Part[] }>>;
}
/** Kinds of parts of a parsed message that hold no value: text and the number sign of a plural. */
const NUMBER_SIGN = 7;
const NO_VALUE = [0, NUMBER_SIGN];
const PLURAL = 6;

const parse = (message: string, locale: string): Part[] =>
  new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).getAst() as Part[];
const optionsOf = (part: Part): Part[] => Object.values(part.options ?? {}).flatMap((option) => option.value);

/** Names of the values a message wants. @throws SyntaxError when it is no ICU message */
function placeholders(message: string, locale: string): string[] {
  const collect = (parts: readonly Part[]): string[] =>
    parts.flatMap((part) => [...(NO_VALUE.includes(part.type) ? [] : [String(part.value)]), ...collect(optionsOf(part))]);
  return [...new Set(collect(parse(message, locale)))].sort();
}

/** The displayed ones: not a number that only chooses between singular and plural. */
function shown(message: string, locale: string): string[] {
  const collect = (parts: readonly Part[]): string[] =>
    parts.flatMap((part) => [
      ...(NO_VALUE.includes(part.type) || (part.type === PLURAL && !optionsOf(part).some(({ type }) => type === NUMBER_SIGN))
        ? []
        : [String(part.value)]),
      ...collect(optionsOf(part)),
    ]);
  return [...new Set(collect(parse(message, locale)))].sort();
}

describe('both languages', () => {
  test('have the same keys', () => {
    expect(english.size).toBeGreaterThan(100);
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test.each(both)('%s has no empty message and only valid ones', (locale, messages) => {
    for (const [key, message] of messages) {
      if (!EMPTY.includes(key)) expect({ key, message }).toEqual({ key, message: expect.stringMatching(/\S/) });
      expect(() => placeholders(message, locale)).not.toThrow();
    }
  });

  test('have the same placeholders in every message', () => {
    for (const [key, message] of english) {
      const translated = chinese.get(key) ?? '';
      const [most, least] = [placeholders(message, 'en-US'), shown(message, 'en-US')];
      const own = placeholders(translated, 'zh-CN');
      expect({ key, missing: least.filter((name) => !own.includes(name)) }).toEqual({ key, missing: [] });
      expect({ key, unknown: own.filter((name) => !most.includes(name)) }).toEqual({ key, unknown: [] });
    }
  });

  test('the check finds a broken message and a missing placeholder', () => {
    expect(() => placeholders('{count, plural, one {x}', 'en-US')).toThrow();
    expect(placeholders('{a} and {n, plural, one {# of {b}} other {#}}', 'en-US')).toEqual(['a', 'b', 'n']);
    expect(shown('{a} and {n, plural, one {# of {b}} other {#}}', 'en-US')).toEqual(['a', 'b', 'n']);
    expect(shown('{a} {n, plural, one {is} other {are}} here', 'en-US')).toEqual(['a']);
  });

  test('the login page has no placeholders, because it loads no formatter', () => {
    for (const [key, message] of leaves({ en: en.login, zh: zh.login }))
      expect({ key, values: placeholders(message, 'en-US') }).toEqual({ key, values: [] });
  });
});

test.each([
  ['en-US', english, 'Close'],
  ['zh-CN', chinese, '关闭'],
])('in %s no action on a record is labelled like the button that only closes a dialog', (_, messages, word) => {
  const actions = [...messages].filter(([key]) => /(?<!^common)\.action\./.test(key));
  expect(actions.length).toBeGreaterThan(200);
  expect(actions.filter(([, message]) => message === word).map(([key]) => key)).toEqual([]);
});

describe('every message', () => {
  const code = sourceFiles(/\.tsx?$/).filter(({ file }) => !file.startsWith('src/locales/') || file.endsWith('/store.ts'));
  // Names that come from the table of screens or from value lists of the contract.
  const beside = ['config/routes.ts', 'src/contract/schema.d.ts'].map((file) => readFileSync(path.join(root, file), 'utf8'));
  const text = [...code.map((source) => source.text), ...beside].join('\n');
  const literals = new Set([...text.matchAll(/(["'`])([\w.:-]+)\1/g)].map(([, , literal = '']) => literal));
  // Kinds of records are names of fields where they are listed.
  const records = readFileSync(path.join(root, 'src/domain/records.ts'), 'utf8');
  for (const [, entity = ''] of records.matchAll(/^ {2}(\w+): \{ path: /gm)) literals.add(entity);
  /** The operation log names what a call changed by the names on the wire. */
  const fields = new Set([...beside.join('').matchAll(/^ +(\w+)\??: /gm)].map(([, field = '']) => field));
  /** Tables of figures and the like have the word as a name: `approved: ['APPROVED']`. */
  const names = new Set([...text.matchAll(/^ +(\w+): /gm)].map(([, name = '']) => name));
  const templates = [...text.matchAll(/`([\w.]*(?:\$\{[^{}`]+\}[\w.]*)+)`/g)]
    .map(([, template = '']) => template)
    .filter((template) => template.replace(/\$\{[^}]+\}/g, '').includes('.'))
    // Takes any key: what columns, filters and fields of a group ask for is told by `labelled`.
    .filter((template) => template.replace(/\$\{[^}]+\}/g, '') !== '..')
    .map(
      (template) =>
        new RegExp(
          `^${template
            .split(/\$\{[^}]+\}/)
            .map((part) => part.replaceAll('.', '\\.'))
            .join('(.+)')}$`,
        ),
    );

  /** Where labels of values stand: a group that columns, filters or fields are made for, and a name in the same file. */
  const labelled = new Set(
    code.flatMap((source) => {
      const inFile = [...source.text.matchAll(/'([\w.]+)'/g)].map(([, literal = '']) => literal);
      const groups = [...source.text.matchAll(/For<.+>\(\)\(\s*'([\w.]+)'/g)].map(([, group = '']) => group);
      return groups.flatMap((group) => inFile.map((name) => `${group}.${name}`));
    }),
  );
  const isLabel = (key: string) => {
    const end = key.lastIndexOf('.');
    const value = key.slice(end + 1);
    return labelled.has(key.slice(0, end)) && (literals.has(value) || names.has(value));
  };

  /** Written out, or built by a template from words that are all written out somewhere. */
  const isUsed = (key: string) =>
    literals.has(key) ||
    isLabel(key) ||
    fields.has(/\.field\.(\w+)$/.exec(key)?.[1] ?? '') ||
    templates.some(
      (template) =>
        template
          .exec(key)
          ?.slice(1)
          .every((word) => literals.has(word) || names.has(word)) ?? false,
    );

  test('is used somewhere', () => {
    expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([]);
  });

  test('the check finds an unused message', () => {
    for (const key of [
      'common.action.noSuchWord',
      'trade.withdraw.status.NEVER',
      'trade.nothing.status.PENDING',
      'agent.dialog.required',
      'nothing',
    ])
      expect([key, isUsed(key)]).toEqual([key, false]);
  });
});

describe('Chinese', () => {
  /** Texts that are the same in every language: names, and signs around values. */
  const SAME_EVERYWHERE = [/^(English|Telegram|KYC|[TD]\d|–)$/, /^[\s{}\w+\-–→/.,:×·]*\{\w+\}[\s{}\w+\-–→/.,:×·]*$/];

  test('occurs in src only in the locales', () => {
    const found = sourceFiles()
      .filter(({ file, text }) => !file.startsWith('src/locales/') && CJK.test(text))
      .map(({ file }) => file);
    expect(found).toEqual([]);
  });

  test('is in every message of zh-CN', () => {
    const latin = [...chinese].filter(
      ([key, message]) => !CJK.test(message) && !EMPTY.includes(key) && !SAME_EVERYWHERE.some((form) => form.test(message)),
    );
    expect(latin).toEqual([]);
  });

  test('is in no message of en-US, except the switch to it', () => {
    expect([...english].filter(([, message]) => CJK.test(message)).map(([key]) => key)).toEqual([
      'common.language.switch',
      'common.language.label',
    ]);
  });
});

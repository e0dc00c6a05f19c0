import { readFileSync } from 'node:fs';
import path from 'node:path';
import en from '@/locales/en-US/all';
import zh from '@/locales/zh-CN/all';
import { type SourceFile, sourceFiles } from './sources';

/*
 * A screen never shows a code: each enumeration of the contract has labels for all of its codes, in one group of
 * messages, in both languages.
 */
const root = path.resolve(__dirname, '../..');
const LOCALES = ['en-US', 'zh-CN'] as const;

/** Enumerations that no screen shows, with their replacement. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'ViewContent.sortOrder': 'an arrow',
  'ViewContent.pageSize': 'a number',
  'ScheduleContent.sortOrder': 'an arrow',
  ExportFormat: 'the name of the format',
  'CurrentUser.language': 'the language itself, by its own name',
  OptionType: 'asked, never answered',
  FileType: 'the name of the file',
  HolderLevel: 'letters that people call them by',
  MchLevel: 'letters that people call them by',
  TradeChannelZone: 'names of time zones as they are',
  MenuIcon: 'the icon',
  MenuAction: 'buttons with words of their own',
  'MenuNode.badge': 'the badge itself',
  'ConsoleNotice.kind': 'the text of the notice',
  'Collect.offsetSign': 'the sign of the amount',
  'Merchant.signType': 'the name of the algorithm',
  'ChainPrice.kind': 'the name of the party',
  'WhiteIp.ownerType': 'the list is of merchants',
  ApprovalDecision: 'buttons with words of their own',
  LogActorType: 'the name of the person',
  'LogProof.fault': 'a sentence with the number of the entry',
  'UpstreamField.type': 'the kind of input',
};

type Groups = ReadonlyMap<string, ReadonlySet<string>>;

/** Codes with words in each group of messages. */
function groupsOf(node: object, at = ''): [string, Set<string>][] {
  const entries = Object.entries(node) as [string, unknown][];
  const own: [string, Set<string>] = [at, new Set(entries.flatMap(([name, value]) => (typeof value === 'string' ? [name] : [])))];
  return [
    own,
    ...entries.flatMap(([name, value]) => (typeof value === 'object' ? groupsOf(value as object, `${at}.${name}`) : [])),
  ];
}
const wordsIn = (texts: object): Groups => new Map(groupsOf(texts).filter(([, codes]) => codes.size > 0));
const words = [wordsIn(en), wordsIn(zh)] as const;

/** Closed lists under a schema, by the schema and the property that holds them. */
function listsIn(schema: unknown, at: string): [string, string[]][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { enum: codes } = schema as { enum?: unknown[] };
  const own: [string, string[]][] = Array.isArray(codes) ? [[at, codes.filter((code) => code !== null).map(String)]] : [];
  const below = Object.entries(schema).flatMap(([name, part]) =>
    name === 'enum' ? [] : listsIn(part, /^(properties|items|allOf|anyOf|oneOf|schema|\d+)$/.test(name) ? at : `${at}.${name}`),
  );
  return [...own, ...below];
}
const document = JSON.parse(readFileSync(path.join(root, 'config/openapi/openapi.json'), 'utf8')) as {
  components: { schemas: object };
};
const lists = Object.entries(document.components.schemas).flatMap(([name, schema]) => listsIn(schema, name));

/** Languages in which no group has words for all of these codes. */
const wordless = (codes: readonly string[]) =>
  LOCALES.filter((_, at) => ![...(words[at] as Groups).values()].some((known) => codes.every((code) => known.has(code))));

test('every enumeration that a screen shows has labels in both languages', () => {
  expect(lists.length).toBeGreaterThan(200);
  const missing = lists.filter(([name, codes]) => !(name in NOT_SHOWN) && wordless(codes).length > 0);
  expect(missing.map(([name, codes]) => `${name}: ${codes.join(', ')}`)).toEqual([]);
});

test('an enumeration listed as hidden exists, and has no labels', () => {
  const needless = Object.keys(NOT_SHOWN).filter((name) => {
    const found = lists.filter(([own]) => own === name);
    return found.length === 0 || found.every(([, codes]) => wordless(codes).length === 0);
  });
  expect(needless).toEqual([]);
});

test('the check finds a new code and a label that is missing in one language', () => {
  const [, codes = []] = lists.find(([name]) => name === 'SettStatus') ?? [];
  expect(codes.length).toBeGreaterThan(5);
  expect(wordless(codes)).toEqual([]);
  expect(wordless([...codes, 'NEVER_HEARD_OF'])).toEqual(['en-US', 'zh-CN']);
});

/** Groups of labels that the columns and filters of a file show: those of its base with the name of the field, or of the values. */
function groupsShown({ text }: SourceFile): string[] {
  const bases = [...text.matchAll(/(?:columnsFor|filtersFor)<[^;]*?>\(\)\(\s*'([\w.]+)'/g)].map(([, base]) => base);
  const names = [
    ...text.matchAll(/\.(?:status|enumText)\(\s*'(\w+)'/g),
    ...text.matchAll(/\.(?:one|many)\(\s*'(?:\w+)',\s*(?:\[[^\]]*\]|[^,()[]+),\s*'(\w+)'/g),
    ...text.matchAll(/\.(?:one|many)\(\s*'(\w+)',\s*(?:\[[^\]]*\]|[^,()[]+),?\s*\)/g),
  ].map(([, name]) => name);
  return bases.length === 1 ? names.map((name) => `${bases[0]}.${name}`) : [];
}

test('columns and filters show no code for want of labels', () => {
  const shown = sourceFiles(/\.tsx?$/).flatMap(groupsShown);
  expect(shown.length).toBeGreaterThan(120);
  expect(shown).toEqual(expect.arrayContaining(['trade.withdraw.source', 'trade.withdraw.risk', 'payorder.settleStatus']));
  const missing = LOCALES.flatMap((locale, at) =>
    shown.filter((group) => !(words[at] as Groups).has(`.${group}`)).map((group) => `${locale}: ${group}`),
  );
  expect(missing).toEqual([]);
});

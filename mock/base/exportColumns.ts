import type { AccessKey } from '@/contract';
import type { Actor, Call } from '../engine/call';
import { badParameter } from '../engine/schema';
import type { Text } from '../engine/text';
import { noRight } from './noRight';
import { nameOfKey } from './screens';
import { labelOf, messageAt } from './words/labels';

interface Column {
  title: Text;
  /** Negative numbers are not neutralized. */
  isNumeric?: boolean;
  /** Key that it needs besides that of the export. */
  access?: AccessKey;
}

/** A column of a file. */
export type FileColumn = Text | Column;
export type FileColumns = Readonly<Record<string, FileColumn>>;

interface ColumnsOf {
  /** Groups with the labels of the screen; the first that has a name counts. */
  of: readonly string[];
  /** In the order of the file, apart by spaces. */
  names: string;
  /** Those with numbers. */
  numeric?: string;
  access?: Readonly<Record<string, AccessKey>>;
  /** Titles that are no label of the screen by that name: the key of another label, or a text that no screen has. */
  own?: Readonly<Record<string, string | Text>>;
}

/** Units that a screen shows with each value, and a file in the title. */
const UNITS: readonly (readonly [name: RegExp, unit: Text])[] = [
  [/(At|Until|Time)$/, [' (UTC)', '（UTC）']],
  [/Sec$/, [' (sec)', '（秒）']],
  [/Ms$/, [' (ms)', '（毫秒）']],
];

/** A label as a title, with its unit unless it names one. */
function withUnit(name: string, [en, zh]: Text): Text {
  const [, unit = ['', '']] = UNITS.find(([known]) => known.test(name)) ?? [];
  return en.endsWith(')') ? [en, zh] : [en + unit[0], zh + unit[1]];
}

const wordsIn = (text = ''): string[] => text.split(/\s+/).filter(Boolean);

/** Columns of a file under the labels of its screen. @throws when a column has neither a label nor a title of its own */
export function fileColumns({ of, names, numeric, access = {}, own = {} }: ColumnsOf): Readonly<Record<string, Column>> {
  const numbers = new Set(wordsIn(numeric));
  return Object.fromEntries(
    wordsIn(names).map((name) => {
      const group = of.find((one) => messageAt('en', `${one}.${name}`) !== undefined);
      const title = own[name] ?? `${group}.${name}`;
      const label = typeof title === 'string' ? labelOf(title) : title;
      return [name, { title: withUnit(name, label), isNumeric: numbers.has(name), access: access[name] }];
    }),
  );
}

interface Offer {
  columns: FileColumns;
  /** Columns of a file that asks for none. */
  usual: readonly string[];
  /** Whether the export has this column with these filters. */
  fits: (name: string, filters: Readonly<Record<string, string>>) => boolean;
}

const noColumn = (name: string): Text => [
  `The export has no column "${name}" with these filters.`,
  `该导出在此筛选条件下没有列“${name}”。`,
];
const noKey = ([en, zh]: Text, [name, said]: Text): Text => [
  `You need the permission "${name}" for the column "${en}".`,
  `您没有列“${zh}”所需的权限“${said}”。`,
];

/** Of each export, by its access key. */
const offers = new Map<string, Offer>();

/** Makes the columns of an export known to schedules (docs/rules/export.md#columns). */
export function offerColumns(
  accessKey: AccessKey,
  columns: FileColumns,
  { usual = Object.keys(columns), fits = () => true }: Partial<Omit<Offer, 'columns'>> = {},
): void {
  offers.set(accessKey, { columns, usual, fits });
}

/** Title of a column in a file. */
export const titleOf = (column: FileColumn | undefined): Text =>
  column === undefined ? ['', ''] : 'title' in column ? column.title : column;

/** Key that a column needs besides that of the export. */
export const keyOfColumn = (column: FileColumn | undefined): AccessKey | undefined =>
  column !== undefined && 'title' in column ? column.access : undefined;

function missingKey({ access }: Actor, column: FileColumn | undefined): AccessKey | undefined {
  const key = keyOfColumn(column);
  return key === undefined || access.has(key) ? undefined : key;
}

/**
 * The columns that an operator may choose for an export: first the usual ones, in the order of the file.
 * @returns undefined for an export without a choice of columns
 */
export function columnsOffered(accessKey: string, actor: Actor): { name: string; title: Text; isUsual: boolean }[] | undefined {
  const offer = offers.get(accessKey);
  if (!offer) return undefined;
  const { columns, usual } = offer;
  return [...usual, ...Object.keys(columns).filter((name) => !usual.includes(name))]
    .filter((name) => missingKey(actor, columns[name]) === undefined)
    .map((name) => ({ name, title: titleOf(columns[name]), isUsual: usual.includes(name) }));
}

/** Why an operator cannot have a column of an export; undefined when nothing is against it. */
export function whyNoColumn(
  accessKey: string,
  actor: Actor,
  name: string,
  filters: Readonly<Record<string, string>>,
): { rule: 'column' | 'permission'; text: Text } | undefined {
  const offer = offers.get(accessKey);
  if (!offer || !Object.hasOwn(offer.columns, name) || !offer.fits(name, filters))
    return { rule: 'column', text: noColumn(name) };
  const column = offer.columns[name];
  const key = missingKey(actor, column);
  return key && { rule: 'permission', text: noKey(titleOf(column), nameOfKey(key)) };
}

/**
 * The columns that a call asks for, in its order; without any, the usual ones that the caller may have.
 * @throws Refusal 400 for an unknown column, 403 for one that needs another key
 */
export function columnsWanted({ query, actor, lang }: Call, columns: FileColumns, usual = Object.keys(columns)): string[] {
  const names = (query.columns as string | undefined)?.split(',');
  if (!names) return usual.filter((name) => missingKey(actor, columns[name]) === undefined);
  if (names.some((name) => !Object.hasOwn(columns, name))) throw badParameter('columns');
  const [required] = names.flatMap((name) => missingKey(actor, columns[name]) ?? []);
  if (required) throw noRight(lang, required);
  return names;
}

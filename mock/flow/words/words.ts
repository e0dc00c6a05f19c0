import { messageAt, messages } from '../../base/words/labels';
import type { Lang } from '../../engine/text';

/** Message groups by kind of record. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  withdraw: ['trade.withdraw', 'desk'],
  payorder: ['payorder'],
  payrecord: ['payrecord'],
  sett: ['sett'],
  batch: ['batch', 'batchItem'],
  batchItem: ['batchItem', 'batch'],
  card: ['card'],
  collect: ['collect'],
  ip: ['white'],
  cardChannel: ['listen'],
  message: ['listen'],
  template: ['listen'],
  trial: ['trial'],
  trialCase: ['trial'],
  payway: ['payway', 'round'],
  product: ['product'],
  exchange: ['rate'],
  merchant: ['mch', 'white'],
  agent: ['agent', 'perf'],
  operator: ['sys.operator', 'sys.signIn'],
  role: ['sys.role', 'sys.signIn'],
  menu: ['sys.menu', 'mchMenu'],
  dict: ['sys.dict'],
  bankLine: ['bankLine'],
  account: ['account.info'],
  channel: ['channel'],
  upstream: ['upstream'],
  white: ['white'],
  maintenance: ['maintain'],
  mchMenu: ['mchMenu', 'sys.menu'],
  approval: ['approval'],
};

/** The first of these groups with a message for the code. */
function wordIn(lang: Lang, groups: readonly string[], code: string): string | undefined {
  for (const group of groups) {
    const word = (messageAt(lang, group) as Record<string, unknown> | undefined)?.[code];
    if (typeof word === 'string') return word;
  }
  return undefined;
}

/** Groups with reason codes in the console's messages. */
function reasonGroups(node: object, path: string): string[] {
  return Object.entries(node).flatMap(([name, below]) => {
    if (typeof below !== 'object') return [];
    const here = path ? `${path}.${name}` : name;
    return /reason$/i.test(name) ? [here] : reasonGroups(below as object, here);
  });
}

const everyReason = reasonGroups(messages.en, '');

const groupsOf = (entity: string | null): readonly string[] => (entity === null ? [] : (GROUPS[entity] ?? []));

/** Label of a reason, as on the screen of its record. */
export function nameOfReason(lang: Lang, entity: string | null, code: string): string | undefined {
  const own = groupsOf(entity);
  const isOwn = (group: string) => own.some((start) => group.startsWith(`${start}.`));
  return wordIn(lang, [...everyReason.filter(isOwn), ...everyReason.filter((group) => !isOwn(group))], code);
}

/** Label of a field, as in the list of its screen. */
export const nameOfField = (lang: Lang, entity: string | null, field: string): string | undefined =>
  wordIn(
    lang,
    groupsOf(entity).map((group) => `${group}.field`),
    field,
  );

/** Label of an enum value; undefined for other values. */
export const nameOfValue = (lang: Lang, entity: string | null, field: string, value: string | null): string | undefined =>
  value === null
    ? undefined
    : wordIn(
        lang,
        groupsOf(entity).map((group) => `${group}.${field}`),
        value,
      );

/** Every group of messages with its codes, in English; both languages have the same ones. */
const everyGroup: readonly (readonly [group: string, words: ReadonlySet<string>])[] = groupsIn(messages.en, '');

function groupsIn(node: object, path: string): [string, ReadonlySet<string>][] {
  const entries = Object.entries(node) as [string, unknown][];
  const words = new Set(entries.flatMap(([name, below]) => (typeof below === 'string' ? [name] : [])));
  const below = entries.flatMap(([name, part]) =>
    typeof part === 'object' ? groupsIn(part as object, path ? `${path}.${name}` : name) : [],
  );
  return words.size > 0 ? [[path, words], ...below] : below;
}

/**
 * Label of a code of a closed list: from the group of messages with all codes of the list, best of these records and of this name.
 * Undefined when no group has them all.
 */
export function nameOfCode(
  lang: Lang,
  entities: readonly (string | null)[],
  field: string,
  codes: readonly string[],
  code: string,
): string | undefined {
  const own = entities.flatMap(groupsOf);
  const rankOf = ([group, words]: (typeof everyGroup)[number]) =>
    (own.some((start) => group.startsWith(`${start}.`)) ? 0 : 2_000) +
    (group.toLowerCase().endsWith(field.toLowerCase()) ? 0 : 1_000) +
    words.size;
  const found = everyGroup.filter(([, words]) => codes.every((one) => words.has(one)));
  const [best] = found.sort((a, b) => rankOf(a) - rankOf(b));
  return best && wordIn(lang, [best[0]], code);
}

import en from '../../src/locales/en-US/all';
import zh from '../../src/locales/zh-CN/all';
import type { Lang } from '../engine/text';

const texts = { en, zh } as const satisfies Record<Lang, object>;

/** Message groups by kind of record. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  withdraw: ['trade.withdraw', 'desk'],
  payorder: ['payorder'],
  payrecord: ['payrecord'],
  sett: ['sett'],
  batch: ['batch'],
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
  operator: ['sys.operator'],
  role: ['sys.role'],
  menu: ['sys.menu', 'mchMenu'],
  dict: ['sys.dict'],
  bankLine: ['bankLine'],
  account: ['account.info'],
  channel: ['channel'],
  upstream: ['upstream'],
};

const nodeAt = (lang: Lang, path: string): unknown =>
  path.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts[lang]);

/** The first of these groups with a message for the code. */
function wordIn(lang: Lang, groups: readonly string[], code: string): string | undefined {
  for (const group of groups) {
    const word = (nodeAt(lang, group) as Record<string, unknown> | undefined)?.[code];
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

const everyReason = reasonGroups(texts.en, '');

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

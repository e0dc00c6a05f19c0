import { IntlMessageFormat } from 'intl-messageformat';
import { english } from './texts';

/*
 * A number before a noun in the plural is chosen by its value: "1 records" is wrong. Limits of the platform are above one, and a
 * decimal text such as "3.2" has no singular.
 */
const NOUNS =
  'records|orders|rows|lines|days|minutes|hours|seconds|people|characters|users|keys|columns|entries|merchants|agents|cards|items|times|' +
  'attempts|files|digits|decimals|payments|payouts|movements|duplicates|conflicts|successes|prices|operators|colleagues|holds|members|' +
  'callbacks|accounts|levels|withdrawals|points|failures|records|approvals|sessions|messages|devices|channels|rounds|results|roles';
const COUNTED = new RegExp(`\\{(\\w+)\\}(?: (?!of\\b)[a-z]+)? (?:${NOUNS})\\b`, 'g');
/** Numbers that are never one. */
const LIMITS = /^(max|min|limit|digits|least|most|samples|rows)$/;
const ABOVE_ONE: Readonly<Record<string, string>> = {
  'common.list.rangeTooLong': 'the longest range of a filter',
  'palette.line.problem.long': 'the longest range of a filter',
  'security.password.newRequired': 'the length of a password',
  'security.password.hint': 'the length of a password',
  'agent.dialog.amountForm': 'decimals of a currency',
  'account.info.detail.holdCount': 'more than are shown',
  'desk.handover.tooMany': 'more than are handed over',
  'sys.role.detail.moreMembers': 'more than are shown',
  'collect.dialog.extend.left': 'the longest extension',
  'desk.card.times': 'a decimal text',
  'desk.card.finding.spike': 'a decimal text',
  'profit.change.points': 'a decimal text',
  'desk.unknown.title': 'a number of orders as text',
  'desk.unknown.foreign': 'a number of orders as text',
  'round.detail.opensAt': 'a rate',
  'charts.orders': 'inside of a plural',
};

interface Part {
  type: number;
  options?: Readonly<Record<string, { value: Part[] }>>;
}
const PLURAL = 6;
const pluralsOf = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [
    ...(part.type === PLURAL ? [part] : []),
    ...Object.values(part.options ?? {}).flatMap(({ value }) => pluralsOf(value)),
  ]);
const NUMBER_SIGN = 7;
const hasSign = (option?: { value: Part[] }) => option?.value.some(({ type }) => type === NUMBER_SIGN);
const astOf = (message: string) => new IntlMessageFormat(message, 'en-US', undefined, { ignoreTag: true }).getAst() as Part[];

const plainIn = (message: string) =>
  [...message.matchAll(COUNTED)].filter(([, name = '']) => !LIMITS.test(name)).map(([all]) => all);

test('no English text counts one thing in the plural', () => {
  const found = [...english].flatMap(([key, message]) => (ABOVE_ONE[key] ? [] : plainIn(message).map((words) => [key, words])));
  expect(found).toEqual([]);
});

test('every exception is a text that would be found', () => {
  expect(Object.keys(ABOVE_ONE).filter((key) => plainIn(english.get(key) ?? '').length === 0)).toEqual([]);
});

test('every plural with words that differ has one for a single thing', () => {
  const counted = new RegExp(`# (?:[a-z]+ )?(?:${NOUNS})\\b`);
  const found = [...english].filter(
    ([, message]) =>
      counted.test(message) &&
      pluralsOf(astOf(message)).some(({ options = {} }) => hasSign(options.other) && !('one' in options || '=1' in options)),
  );
  expect(found).toEqual([]);
});

test.each([
  [1, 'Total of 1 record'],
  [2, 'Total of all 2 records'],
])('the totals of %s', (total, words) => {
  expect(new IntlMessageFormat(english.get('common.list.totals') ?? '', 'en-US').format({ total })).toBe(words);
});

test('the check finds a plural without a singular', () => {
  expect(plainIn('{count} new records')).toEqual(['{count} new records']);
  expect(plainIn('{count, plural, one {# record} other {# records}}')).toEqual([]);
});

import { ofTab } from '@/browserStore';
import { kinds, records } from '@/contract/answers';
import { readAnswer, type WrongValue } from '@/domain/answer';
import { ApiError } from '@/domain/apiError';
import { localeState, withTexts } from '@/locales/store';
import { tell } from './notifier';

/** Kept until the session ends, which empties the tab's storage. */
const TOLD_KEY = 'wrongAnswer';

/** What a value is, without the value itself, which may be a full number. */
function shapeOf(value: unknown) {
  if (value === null || value === undefined) return 'missing';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'flag' : 'object';
}

type Word = 'text' | 'decimal' | 'time' | 'integer' | 'number' | 'flag' | 'list' | 'object';
const WORDS: Readonly<Record<string, Word>> = {
  s: 'text',
  m: 'decimal',
  t: 'time',
  n: 'integer',
  f: 'number',
  b: 'flag',
  '[': 'list',
  '#': 'list',
};
const wordOf = (kind: string) => WORDS[kind.charAt(0)] ?? 'object';

const logged = new Set<string>();

/**
 * Tells wrong values of an answer: the first of a session to the operator, each field once in the browser's console
 * (docs/rules/calls.md#wrong-fields).
 */
async function tellWrong(operation: string, wrong: readonly WrongValue[]): Promise<void> {
  const fields = new Map(wrong.map((one) => [one.field.replace(/\[\d+\]/g, '[]'), one]));
  for (const [field, { expected, got }] of fields) {
    const line = `${operation} ${field}: expected ${wordOf(expected)}, got ${got === null ? 'null' : shapeOf(got)}`;
    // biome-ignore lint/suspicious/noConsole: for the developers of the server
    if (!logged.has(line)) console.warn(line);
    logged.add(line);
  }
  const [first] = fields;
  if (!first || ofTab.get(TOLD_KEY) !== null) return;
  ofTab.put(TOLD_KEY, operation);
  await withTexts(Promise.resolve());
  const { t } = localeState();
  const [field, { expected, got, isRead }] = first;
  const facts = { operation, field, expected: t(`answer.${wordOf(expected)}`), got: t(`answer.${shapeOf(got)}`) };
  const msg = [
    t('answer.wrong', facts),
    t(isRead ? 'answer.isRead' : 'answer.isUnknown'),
    ...(fields.size > 1 ? [t('answer.others', { count: fields.size - 1 })] : []),
  ].join(' ');
  tell(new ApiError({ kind: 'malformed', msg }));
}

/** The data of an answer, with wrong fields unknown; tells what is wrong in it. Data without a table stays as it is. */
export function readKnown<Data>(operation: string, data: Data): Data {
  const kind = kinds[operation];
  if (kind === undefined) return data;
  const wrong: WrongValue[] = [];
  const known = readAnswer(records, kind, data, (one) => wrong.push(one));
  if (wrong.length > 0) void tellWrong(operation, wrong);
  return known;
}

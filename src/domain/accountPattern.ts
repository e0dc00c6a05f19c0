/** Longest pattern that is read. */
const LONGEST = 200;

const ONE = String.raw`(?:[0-9A-Za-z]|\\d|\[(?:\\d|[0-9A-Za-z](?:-[0-9A-Za-z])?)+\])`;
const FIXED = String.raw`(?:${ONE}(?:\{\d{1,2}\})?)*`;
const FORM = String.raw`${FIXED}(?:${ONE}(?:[?*+]|\{\d{1,2},\d{0,2}\})${FIXED})?`;
const PATTERN = new RegExp(String.raw`^\^(?:${FORM}|\((?:\?:)?${FORM}(?:\|${FORM})*\))\$$`);

/**
 * The pattern of a bank's account numbers from the dictionary (docs/rules/dict.md#banks); undefined for a text that is none. Each
 * form that it lists has one part of varying length at most, so that a number can fit it in one way only: no text takes long.
 */
export function accountPatternOf(text: unknown): RegExp | undefined {
  if (typeof text !== 'string' || text.length > LONGEST || !PATTERN.test(text)) return undefined;
  try {
    return new RegExp(text);
  } catch {
    // A range or a count that runs backwards, such as [9-0].
    return undefined;
  }
}

/** Whether the extra data of an item has a pattern of account numbers that is none. */
export const hasBadPattern = (extra: Readonly<Record<string, unknown>> | null | undefined): boolean =>
  Boolean(extra?.accountPattern) && !accountPatternOf(extra?.accountPattern);

/*
 * Ratios of the wire ("0.0255") and the percentages that people type ("2.55"). The decimal point moves in the text, because a number
 * would round (docs/rules/money.md#numbers).
 */

/** A typed percentage: at most four decimals, because a ratio of the wire has six. */
export const PERCENT = /^\d{1,3}(\.\d{1,4})?$/;

/** Converts a ratio of the wire to a percentage without the sign: "0.0255" is "2.55". @throws TypeError when it is not a ratio */
export const percentOf = (ratio: string): string => shift(ratio, 2);

/** Converts a typed percentage to a ratio of the wire: "2.55" is "0.0255". @throws TypeError when it is not a {@link PERCENT} */
export function ratioOf(percent: string): string {
  if (!PERCENT.test(percent)) throw new TypeError(`No percentage: ${percent.slice(0, 40)}`);
  return shift(percent, -2);
}

function shift(text: string, places: 2 | -2): string {
  const [, whole = '', part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === '') throw new TypeError(`No ratio: ${text.slice(0, 40)}`);
  const digits = `00${whole}${part}00`;
  const point = 2 + whole.length + places;
  const left = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  const right = digits.slice(point).replace(/0+$/, '');
  return right ? `${left}.${right}` : left;
}

import { rateText } from '../../src/domain/percent';

/** Parts of a whole in which rates and shares are reckoned. */
export const PPM = 1_000_000;

/** Amount x rate, half up (docs/rules/trade.md#fee). @param ppm parts per million */
export const partOf = (amount: bigint, ppm: number): bigint => (amount * BigInt(ppm) + 500_000n) / 1_000_000n;

/** A ratio of the wire in parts per million. */
export const ppmOf = (ratio: string): number => Math.round(Number(ratio) * PPM);

/** A rate in parts per million as the wire says it: a ratio, "0.025". */
export const ratioText = (ppm: number): string => (ppm / PPM).toFixed(6).replace(/0+$/, '').replace(/\.$/, '');

/** The same as sentences name it: `2.5%`. */
export const percentOf = (ppm: number): string => rateText(ratioText(ppm));

/** A share as a ratio of the wire; null of nothing. */
export const share = (part: number, whole: number): string | null =>
  whole === 0 ? null : ratioText(Math.round((part / whole) * PPM));

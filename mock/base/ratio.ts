import { rateText } from '../../src/domain/percent';

/** Rates and shares are stored in parts per million. */
export const PPM = 1_000_000;

/** Amount x rate, half up (docs/rules/trade.md#fee). @param ppm parts per million */
export const partOf = (amount: bigint, ppm: number): bigint => (amount * BigInt(ppm) + 500_000n) / 1_000_000n;

/** A wire ratio in parts per million. */
export const ppmOf = (ratio: string): number => Math.round(Number(ratio) * PPM);

/** Parts per million as a wire ratio: "0.025". */
export const ratioText = (ppm: number): string => (ppm / PPM).toFixed(6).replace(/0+$/, '').replace(/\.$/, '');

/** Parts per million as a percentage for messages: `2.5%`. */
export const percentOf = (ppm: number): string => rateText(ratioText(ppm));

/** A share as a wire ratio; null when the whole is 0. */
export const share = (part: number, whole: number): string | null =>
  whole === 0 ? null : ratioText(Math.round((part / whole) * PPM));

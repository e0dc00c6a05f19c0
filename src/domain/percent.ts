import { PERCENT, type Ratio } from './numbers';
import { NONE, numberText } from './texts';
import { written } from './written';

/*
 * Number formats that few screens need. They are in a file beside numbers.ts, so that they load with those screens only
 * (docs/rules/money.md#numbers).
 */
const SIGNED = { signDisplay: 'exceptZero' } as const;

/** `1.23%`: a margin, with two decimals; a dash when it is not a number. */
export const marginText = (ratio: Ratio): string =>
  numberText(ratio, (value) => written(value, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }));

/** `2.75%`: a price, given as a ratio, with all its digits; a dash when it is not a number. */
export const rateText = (ratio: Ratio): string =>
  numberText(ratio, () => written(ratio ?? 0, { ...PERCENT, maximumFractionDigits: 4 }));

/** `2.5%`, or `+2.5%` for a change: a value that is already in percent, with all its digits. A dash when it is not a number. */
export const percentText = (percent: Ratio, isChange = false): string =>
  numberText(percent, () => `${written(percent ?? 0, { maximumFractionDigits: 4, ...(isChange && SIGNED) })}%`);

/** With fewer orders, a change in percent means nothing (docs/rules/money.md#change). */
const LEAST_BEFORE = 10;
/** Above this factor, a percentage is hard to read. */
const MOST_TIMES = 10;

/**
 * `+12.5%`, or `×15` above a factor of ten: a change, given as a ratio. A dash when it is not a number or means nothing. @param
 * before number of orders before
 */
export const changeText = (ratio: Ratio, before = LEAST_BEFORE): string =>
  numberText(ratio, (value) => {
    if (before < LEAST_BEFORE) return NONE;
    const times = value + 1;
    return times > MOST_TIMES ? `×${written(times, { maximumFractionDigits: 0 })}` : written(value, { ...PERCENT, ...SIGNED });
  });

/** `+1.4`: change of a percentage in points, given as a difference of ratios; a dash when it is not a number. */
export const pointsText = (delta: Ratio, digits = 1): string =>
  numberText(delta, (value) => written(value * 100, { maximumFractionDigits: digits, ...SIGNED }));

/** `1.2K`: a number on an axis, as short as possible. @param digits significant digits that keep the labels different */
export const axisText = (value: number, locale: string, digits?: number): string =>
  written(value, { notation: 'compact', maximumSignificantDigits: digits }, locale);

import { PERCENT, type Ratio } from './numbers';
import { NONE, numberText } from './texts';
import { written } from './written';

/* Numbers that few screens show; beside numbers.ts so that they load with those screens (docs/rules/money.md#numbers). */
const SIGNED = { signDisplay: 'exceptZero' } as const;

/** `1.23%`: a margin, whose second digit counts; a dash for what is no number. */
export const marginText = (ratio: Ratio): string =>
  numberText(ratio, (value) => written(value, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }));

/** `2.75%`: a price as a ratio of the wire, with all its digits; a dash for what is no number. */
export const rateText = (ratio: Ratio): string =>
  numberText(ratio, () => written(ratio ?? 0, { ...PERCENT, maximumFractionDigits: 4 }));

/** `2.5%`, and `+2.5%` of a change: what the wire has in percent already, with all its digits; a dash for what is no number. */
export const percentText = (percent: Ratio, isChange = false): string =>
  numberText(percent, () => `${written(percent ?? 0, { maximumFractionDigits: 4, ...(isChange && SIGNED) })}%`);

/** From fewer orders than these a change in percent says nothing (docs/rules/money.md#change). */
const LEAST_BEFORE = 10;
/** Beyond these times a percentage is no longer read. */
const MOST_TIMES = 10;

/**
 * `+12.5%`, and `×15` of more than ten times: how much something has changed, as a ratio; a dash for what is no number, and where
 * the change says nothing. @param before how many orders there were before
 */
export const changeText = (ratio: Ratio, before = LEAST_BEFORE): string =>
  numberText(ratio, (value) => {
    if (before < LEAST_BEFORE) return NONE;
    const times = value + 1;
    return times > MOST_TIMES ? `×${written(times, { maximumFractionDigits: 0 })}` : written(value, { ...PERCENT, ...SIGNED });
  });

/** `+1.4`: by how many points a percentage has changed, as a difference of ratios; a dash for what is no number. */
export const pointsText = (delta: Ratio, digits = 1): string =>
  numberText(delta, (value) => written(value * 100, { maximumFractionDigits: digits, ...SIGNED }));

/** `1.2K`: a number at an axis, in as few signs as it takes. @param digits how many of them must be told apart */
export const axisText = (value: number, locale: string, digits?: number): string =>
  written(value, { notation: 'compact', maximumSignificantDigits: digits }, locale);

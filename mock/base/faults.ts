import type { Call } from '../engine/call';
import { invalid } from '../engine/schema';
import { say, type Text } from '../engine/text';
import { currencyInfo, minorOf } from './money';

const DIGITS: Text = ['At most {limit} decimals in {currency}.', '{currency} 金额最多 {limit} 位小数。'];

export type Fault = ReturnType<typeof fault>;

/** Result of a check: a field error, or false or undefined when there is none. */
export type Checked = Fault | false | undefined;

/** @throws Refusal 422 with every field error, when there is at least one */
export function insist({ lang }: Pick<Call, 'lang'>, checks: readonly Checked[]): void {
  const faults = checks.filter((one) => one !== undefined && one !== false);
  if (faults.length > 0) throw invalid(lang, faults);
}

/** Parses amounts of a currency; an amount with too many digits becomes a field error. @throws on an unknown currency */
export function amountsIn(currency: string) {
  const { digits } = currencyInfo(currency);
  const faults: Fault[] = [];
  return {
    faults,
    read(name: string, text: string): bigint {
      const minor = minorOf(text, digits);
      if (minor === undefined) faults.push(fault(name, 'digits', DIGITS, { limit: digits, currency }));
      return minor ?? 0n;
    },
  };
}

/** A field error whose values are already inserted in both languages. */
export const fault = (name: string, rule: string, text: Text, values: Record<string, string | number> = {}) => ({
  name,
  rule,
  text: [say('en', text, values), say('zh', text, values)] as const,
});

import type { Call } from '../engine/call';
import { invalid } from '../engine/schema';
import { say, type Text } from '../engine/text';
import { currencyInfo, minorOf } from './money';

const DIGITS: Text = ['At most {limit} decimals in {currency}.', '{currency} 金额最多 {limit} 位小数。'];

export type Fault = ReturnType<typeof fault>;

/** What a check gives: a field that was refused, or something else for none. */
export type Checked = Fault | false | undefined;

/** @throws Refusal 422 with every field that is wrong, when there is one */
export function insist({ lang }: Pick<Call, 'lang'>, checks: readonly Checked[]): void {
  const faults = checks.filter((one) => one !== undefined && one !== false);
  if (faults.length > 0) throw invalid(lang, faults);
}

/** Reads amounts of a currency; those with too many digits become faults of their fields. @throws on an unknown currency */
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

/** A field that was refused, its values already put into the sentence of both languages. */
export const fault = (name: string, rule: string, text: Text, values: Record<string, string | number> = {}) => ({
  name,
  rule,
  text: [say('en', text, values), say('zh', text, values)] as const,
});

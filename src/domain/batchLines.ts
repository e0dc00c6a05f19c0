import Big from 'big.js';
import type { DictLabels } from '../contract';
import { accountPatternOf } from './accountPattern';
import { isAmountOf, isDecimal, minorDigits, mostDigits } from './money';
import { isTurnedName } from './nameField';
import { isInexact } from './sheetCell';
import { currencies } from './values';

/** Maximum number of lines of one file (docs/rules/batch.md#create). */
export const BATCH_LINES = 10_000;
/** Longest cell that is sent; a longer one is a fault of its line. */
export const BATCH_CELL = 200;

/** Columns of a batch file by wire name, in order (docs/rules/batch.md#create). */
export const batchColumns = [
  'outItemNo',
  'payeeName',
  'payeeAccountNo',
  'payeeBankCode',
  'amount',
  'payeeMobile',
  'payeeDocNo',
  'remark',
] as const;

export type BatchColumn = (typeof batchColumns)[number];

/** Columns whose faults are corrected after the file was saved, too. */
export const correctedColumns = [
  'outItemNo',
  'payeeName',
  'payeeAccountNo',
  'payeeBankCode',
  'amount',
] as const satisfies readonly BatchColumn[];
export type CorrectedColumn = (typeof correctedColumns)[number];

/** Columns that may be missing or empty. */
export const optionalBatchColumns: readonly BatchColumn[] = ['payeeMobile', 'payeeDocNo', 'remark'];

/** Names and remarks, in any words. */
export const FREE_TEXTS: readonly string[] = ['payeeName', 'remark'] satisfies readonly BatchColumn[];

/** Possible faults of a cell. The console and the platform each have a text for every one. */
export const batchRules = [
  'required',
  'tooLong',
  'inexact',
  'direction',
  'length',
  'account',
  'pattern',
  'bankPattern',
  'bank',
  'number',
  'digits',
  'positive',
  'unique',
] as const;

export type BatchRule = (typeof batchRules)[number];

export interface BatchLineFault {
  name: BatchColumn;
  rule: BatchRule | 'duplicate';
  values?: Readonly<Record<string, string | number>>;
}

/** One line of a file: its row number and its cells as text. */
export type BatchLineCells = { rowNo: number } & Partial<Record<BatchColumn, string>>;

/** The pattern of a bank's account numbers, if it has one; `invalid` if the dictionary's text is none. */
type BankRule = RegExp | 'invalid' | undefined;

/** Data that the check of lines needs. */
export interface BatchLineRules {
  currency: string;
  /** Banks of the currency's country that accept payouts. */
  banks: ReadonlyMap<string, BankRule>;
}

export interface CheckedLine {
  /** A line with any fault cannot be paid. */
  faults: BatchLineFault[];
  warnings: BatchLineFault[];
}

type BankItem = Pick<NonNullable<DictLabels['types'][string]>[number], 'value' | 'parentValue' | 'extra'>;

/** ISO 4217 begins the code of a country's currency with the country's own. */
const countryOf = (currency: string): string => currency.slice(0, 2);

/** Dictionary banks that a currency can be paid to (docs/rules/dict.md#banks), with the pattern of their account numbers. */
export const banksOf = (items: readonly BankItem[], currency: string): Map<string, BankRule> =>
  new Map(
    items
      .filter(({ parentValue, extra }) => parentValue === countryOf(currency) && extra?.isPayoutOn !== false)
      .map(({ value, extra }) => [
        value,
        extra?.accountPattern ? (accountPatternOf(extra.accountPattern) ?? 'invalid') : undefined,
      ]),
  );

/** Currencies that a batch can be paid in: those with such a bank. @param items active banks of the dictionary */
export const payableCurrencies = (items: readonly BankItem[]): string[] =>
  currencies.filter((currency) => banksOf(items, currency).size > 0);

const textOf = (line: BatchLineCells, name: BatchColumn): string => (line[name] ?? '').trim();

/** Amounts must be plain digits: "1,000" is ambiguous, so it is rejected. */
function amountFault(amount: string, currency: string): BatchLineFault | undefined {
  const name = 'amount';
  if (!isDecimal(amount)) return { name, rule: 'number' };
  if (amount.startsWith('-') || /^[0.]*$/.test(amount)) return { name, rule: 'positive' };
  return isAmountOf(amount, currency) ? undefined : { name, rule: 'digits', values: { currency, limit: mostDigits(currency) } };
}

function accountFault(account: string, bank: string, pattern: BankRule): BatchLineFault | undefined {
  const name = 'payeeAccountNo';
  if (!/^[0-9A-Za-z]{6,30}$/.test(account)) return { name, rule: 'account' };
  if (pattern === 'invalid') return { name, rule: 'bankPattern', values: { bank } };
  return pattern && !pattern.test(account) ? { name, rule: 'pattern' } : undefined;
}

const lengthFault = (name: BatchColumn, text: string, min: number, max: number): BatchLineFault | undefined =>
  text.length >= min && text.length <= max ? undefined : { name, rule: 'length', values: { min, max } };

/** Faults of a single line (docs/rules/batch.md#lines). */
function faultsOf(line: BatchLineCells, { currency, banks }: BatchLineRules): BatchLineFault[] {
  const faults: BatchLineFault[] = [];
  const bank = textOf(line, 'payeeBankCode');
  for (const name of batchColumns) {
    const text = textOf(line, name);
    if (text.length > BATCH_CELL) faults.push({ name, rule: 'tooLong', values: { limit: BATCH_CELL } });
    else if (!text) {
      if (!optionalBatchColumns.includes(name)) faults.push({ name, rule: 'required' });
    } else if (isInexact(text, FREE_TEXTS.includes(name))) faults.push({ name, rule: 'inexact' });
    else if (isTurnedName(name, text)) faults.push({ name, rule: 'direction' });
    else {
      const fault =
        name === 'amount'
          ? amountFault(text, currency)
          : name === 'payeeAccountNo'
            ? accountFault(text, bank, banks.get(bank))
            : name === 'payeeBankCode'
              ? banks.has(text)
                ? undefined
                : ({ name, rule: 'bank', values: { currency } } as const)
              : name === 'payeeName'
                ? lengthFault(name, text, 2, 64)
                : name === 'outItemNo'
                  ? lengthFault(name, text, 1, 64)
                  : undefined;
      if (fault) faults.push(fault);
    }
  }
  return faults;
}

/** Beneficiary and amount of a line. Two equal lines may be a duplicate payment. */
function payeeKey(line: BatchLineCells): string {
  const [whole = '', fraction = ''] = textOf(line, 'amount').split('.');
  const amount = `${whole.replace(/^0+/, '')}.${fraction.replace(/0+$/, '')}`;
  return [textOf(line, 'payeeBankCode'), textOf(line, 'payeeAccountNo'), amount].join('|');
}

/** Check result of a single line. */
interface LineLook {
  faults: readonly BatchLineFault[];
  payee: string;
  /** In minor units; undefined when it is not an amount of the currency. */
  minor?: bigint;
}

/**
 * Checks lines of batch files. The console and the platform use the same rules (docs/rules/batch.md#lines). Results are cached by
 * line object, so that ten thousand lines are not checked again at each key press.
 */
export function lineChecker(rules: BatchLineRules) {
  const seen = new WeakMap<BatchLineCells, LineLook>();
  const digits = mostDigits(rules.currency);

  /** Checks one line alone, so that a long file can be checked in parts. */
  function look(line: BatchLineCells): LineLook {
    const known = seen.get(line);
    if (known) return known;
    const amount = textOf(line, 'amount');
    const [whole = '', fraction = ''] = amount.split('.');
    const found: LineLook = {
      faults: faultsOf(line, rules),
      payee: payeeKey(line),
      minor: isAmountOf(amount, rules.currency) ? BigInt(whole + fraction.padEnd(digits, '0')) : undefined,
    };
    seen.set(line, found);
    return found;
  }

  return {
    look,
    /** Faults and warnings of the lines, alone and against each other, in order. */
    check(lines: readonly BatchLineCells[]): CheckedLine[] {
      const firstOf = new Map<string, number>();
      const payees = new Map<string, number>();
      return lines.map((line) => {
        const { faults: own, payee } = look(line);
        const faults = [...own];
        const warnings: BatchLineFault[] = [];
        const outItemNo = textOf(line, 'outItemNo');
        const first = firstOf.get(outItemNo);
        if (outItemNo && first !== undefined) faults.push({ name: 'outItemNo', rule: 'unique', values: { line: first } });
        if (first === undefined) firstOf.set(outItemNo, line.rowNo);
        const same = payees.get(payee);
        if (same === undefined) payees.set(payee, line.rowNo);
        else if (faults.length === 0) warnings.push({ name: 'payeeAccountNo', rule: 'duplicate', values: { line: same } });
        return { faults, warnings };
      });
    },
    /** Sum of the valid amounts, with the currency's digits. */
    total: (lines: readonly BatchLineCells[]): string =>
      new Big(String(lines.reduce((sum, line) => sum + (look(line).minor ?? 0n), 0n)))
        .div(10 ** digits)
        .toFixed(minorDigits(rules.currency)),
  };
}

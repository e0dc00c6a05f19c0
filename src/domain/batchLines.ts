import Big from 'big.js';
import type { DictLabels } from '../contract';
import { isAmountOf, isDecimal, minorDigits } from './money';

/** Most lines of one file (docs/rules/batch.md#create). */
export const BATCH_LINES = 10_000;
/** Longest cell that is sent; a longer one is a fault of its line. */
export const BATCH_CELL = 200;

/** Columns of a file of lines by their wire names, in their order (docs/rules/batch.md#create). */
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

/** Columns that may be missing or empty. */
export const optionalBatchColumns: readonly BatchColumn[] = ['payeeMobile', 'payeeDocNo', 'remark'];

/** What can be wrong with a cell; each has a sentence in the texts of the console and of the platform. */
export const batchRules = [
  'required',
  'tooLong',
  'length',
  'account',
  'pattern',
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

/** One line of a file: its number there, and its cells as texts. */
export type BatchLineCells = { rowNo: number } & Partial<Record<BatchColumn, string>>;

/** Against what lines are checked. */
export interface BatchLineRules {
  currency: string;
  /** Banks of the currency's country that can be paid to, with the pattern of their account numbers. */
  banks: ReadonlyMap<string, RegExp | undefined>;
}

export interface CheckedLine {
  /** With any of these the line cannot be paid. */
  faults: BatchLineFault[];
  warnings: BatchLineFault[];
}

/** Currencies that own cards pay in, with the country whose banks take them. */
export const batchCountries: Readonly<Record<string, string>> = {
  THB: 'TH',
  VND: 'VN',
  IDR: 'ID',
  INR: 'IN',
  PHP: 'PH',
  MYR: 'MY',
};

type BankItem = Pick<NonNullable<DictLabels['types'][string]>[number], 'value' | 'parentValue' | 'extra'>;

/** Banks of the dictionary that a currency can be paid to (docs/rules/dict.md#banks), with the form of their account numbers. */
export const banksOf = (items: readonly BankItem[], currency: string): Map<string, RegExp | undefined> =>
  new Map(
    items
      .filter(({ parentValue, extra }) => parentValue === batchCountries[currency] && extra?.isPayoutOn !== false)
      .map(({ value, extra }) => [value, extra?.accountPattern ? new RegExp(String(extra.accountPattern)) : undefined]),
  );

const textOf = (line: BatchLineCells, name: BatchColumn): string => (line[name] ?? '').trim();

/** Amounts stand in a file as plain digits: what "1,000" means depends on who wrote it, so it is no amount. */
function amountFault(amount: string, currency: string): BatchLineFault | undefined {
  const name = 'amount';
  if (!isDecimal(amount)) return { name, rule: 'number' };
  if (amount.startsWith('-') || /^[0.]*$/.test(amount)) return { name, rule: 'positive' };
  return isAmountOf(amount, currency) ? undefined : { name, rule: 'digits', values: { currency, limit: minorDigits(currency) } };
}

function accountFault(account: string, pattern: RegExp | undefined): BatchLineFault | undefined {
  const name = 'payeeAccountNo';
  if (!/^[0-9A-Za-z]{6,30}$/.test(account)) return { name, rule: 'account' };
  return pattern && !pattern.test(account) ? { name, rule: 'pattern' } : undefined;
}

const lengthFault = (name: BatchColumn, text: string, min: number, max: number): BatchLineFault | undefined =>
  text.length >= min && text.length <= max ? undefined : { name, rule: 'length', values: { min, max } };

/** What is wrong with one line by itself (docs/rules/batch.md#lines). */
function faultsOf(line: BatchLineCells, { currency, banks }: BatchLineRules): BatchLineFault[] {
  const faults: BatchLineFault[] = [];
  for (const name of batchColumns) {
    const text = textOf(line, name);
    if (text.length > BATCH_CELL) faults.push({ name, rule: 'tooLong', values: { limit: BATCH_CELL } });
    else if (!text) {
      if (!optionalBatchColumns.includes(name)) faults.push({ name, rule: 'required' });
    } else {
      const fault =
        name === 'amount'
          ? amountFault(text, currency)
          : name === 'payeeAccountNo'
            ? accountFault(text, banks.get(textOf(line, 'payeeBankCode')))
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

/** Payee and amount of a line: two of one kind may be one payment that is asked for twice. */
function payeeKey(line: BatchLineCells): string {
  const [whole = '', fraction = ''] = textOf(line, 'amount').split('.');
  const amount = `${whole.replace(/^0+/, '')}.${fraction.replace(/0+$/, '')}`;
  return [textOf(line, 'payeeBankCode'), textOf(line, 'payeeAccountNo'), amount].join('|');
}

/** What one line says by itself. */
interface LineLook {
  faults: readonly BatchLineFault[];
  payee: string;
  /** In minor units; undefined when it is no amount of the currency. */
  minor?: bigint;
}

/**
 * Checks lines of files against one set of rules; the console and the platform use these same rules (docs/rules/batch.md#lines). It
 * remembers what it saw of a line as long as the line is the same object: ten thousand lines are looked at once, not with every key
 * that is pressed.
 */
export function lineChecker(rules: BatchLineRules) {
  const seen = new WeakMap<BatchLineCells, LineLook>();
  const digits = minorDigits(rules.currency);

  /** Looks at one line by itself, so that a long file can be gone through in parts. */
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
    /** What is wrong with the lines, each by itself and against the others, in their order. */
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
    /** Sum of the amounts that are amounts of the currency, with its digits. */
    total: (lines: readonly BatchLineCells[]): string =>
      new Big(String(lines.reduce((sum, line) => sum + (look(line).minor ?? 0n), 0n))).div(10 ** digits).toFixed(digits),
  };
}

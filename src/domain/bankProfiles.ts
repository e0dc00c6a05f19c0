import type { BankFileLine, BankLineDirection, BankProfile } from '../contract';
import { isInexact } from './sheetCell';

/** Cell of a bank's file, by its wire name. */
export type BankCell = Exclude<keyof BankFileLine, 'rowNo'>;

interface BankColumn {
  name: BankCell;
  isRequired: boolean;
  isDate?: boolean;
}

interface Profile {
  columns: readonly BankColumn[];
  /** Decimal separator; the other one groups thousands. */
  decimal: '.' | ',';
  /** Named groups y, m, d, h, i and s. Spreadsheets return real dates as ISO text, which every profile accepts. */
  time: RegExp;
}

const column = (name: BankCell, isRequired = false): BankColumn => ({ name, isRequired });

const TIME = { ...column('time', true), isDate: true };
/** Names and remarks, in any words. */
export const bankFreeTexts: readonly string[] = ['counterpartyName', 'postscript'] satisfies readonly BankCell[];
const SHARED = (['balance', 'reference', 'counterpartyName', 'counterpartyAccountNo', 'postscript'] as const).map((name) =>
  column(name),
);
const ISO = /^(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)[ T](?<h>\d\d):(?<i>\d\d)(?::(?<s>\d\d)(?:\.\d+)?)?$/;
const EUROPEAN = /^(?<d>\d\d)[./](?<m>\d\d)[./](?<y>\d{4}) (?<h>\d\d):(?<i>\d\d)(?::(?<s>\d\d))?$/;

/** File formats of banks (docs/rules/bankLine.md#import). The console uses them to map columns, the platform to validate. */
export const bankProfiles: Readonly<Record<BankProfile, Profile>> = {
  SIGNED_POINT: { columns: [TIME, column('amount', true), ...SHARED], decimal: '.', time: ISO },
  SPLIT_COMMA: { columns: [TIME, column('in'), column('out'), ...SHARED], decimal: ',', time: EUROPEAN },
};

/** Possible faults of a cell. */
export type BankFault = 'required' | 'time' | 'number' | 'digits' | 'zero' | 'both' | 'inexact';

/** One parsed line of a file: money as decimal strings of the currency, the time as the bank's local time. */
export interface BankRead {
  /** `2026-11-20T14:05:00` in the zone of the card. */
  localTime: string;
  direction: BankLineDirection;
  /** Above zero. */
  amount: string;
  /** May be below zero. */
  balance: string | null;
}

const PARTS = { '.': /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/, ',': /^(\d{1,3}(?:[. ]\d{3})+|\d+)(?:,(\d+))?$/ } as const;

/** Parses a number to a decimal string with exactly these digits. Extra zeros are dropped; anything else is a fault. */
function numberIn(text: string, decimal: '.' | ',', digits: number): { value: string; isNegative: boolean } | BankFault {
  const plain = text.replace(/[\u00a0\u202f]/g, ' ').replace(/^([+\u2212-]) ?/, '$1');
  const sign = /^[+\u2212-]/.exec(plain)?.[0];
  const [, whole = '', part = ''] = PARTS[decimal].exec(sign ? plain.slice(1) : plain) ?? [];
  if (whole === '' || whole.length > 24) return 'number';
  if (/[^0]/.test(part.slice(digits))) return 'digits';
  const minor = part.slice(0, digits).padEnd(digits, '0');
  const value = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return { value: digits === 0 ? value : `${value}.${minor}`, isNegative: sign !== undefined && sign !== '+' };
}

const isZero = (value: string) => !/[1-9]/.test(value);

/** Parses a time to `2026-11-20T14:05:00`; undefined when it is not a valid time. */
function timeIn(text: string, pattern: RegExp): string | undefined {
  const { y = '', m = '', d = '', h = '', i = '', s = '00' } = (pattern.exec(text) ?? ISO.exec(text))?.groups ?? {};
  const local = `${y}-${m}-${d}T${h}:${i}:${s}`;
  const at = new Date(`${local}Z`);
  // Date would turn the 31st of a short month into the 1st of the next.
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 19) !== local ? undefined : local;
}

/**
 * Reads one line of a bank's file (docs/rules/bankLine.md#import).
 * @param digits minor digits of the card's currency
 * @returns the parsed line, or the faults by cell
 */
export function readBankLine(
  profile: BankProfile,
  line: BankFileLine,
  digits: number,
): { read?: BankRead; faults: { name: BankCell; rule: BankFault }[] } {
  const { decimal, time, columns } = bankProfiles[profile];
  const faults: { name: BankCell; rule: BankFault }[] = [];
  const text = (name: BankCell) => (line[name] ?? '').trim();
  const fail = (name: BankCell, rule: BankFault) => {
    faults.push({ name, rule });
    return undefined;
  };
  const number = (name: BankCell) => {
    if (text(name) === '' || failed.has(name)) return undefined;
    const read = numberIn(text(name), decimal, digits);
    return typeof read === 'string' ? fail(name, read) : read;
  };
  for (const { name, isRequired } of columns)
    if (isRequired && text(name) === '') fail(name, 'required');
    else if (isInexact(text(name), bankFreeTexts.includes(name))) fail(name, 'inexact');
  const failed = new Set(faults.map(({ name }) => name));
  const localTime = failed.has('time') ? undefined : (timeIn(text('time'), time) ?? fail('time', 'time'));
  const balance = number('balance');
  const moved = movedIn();
  if (!moved || !localTime || faults.length > 0) return { faults };
  const signed = balance && `${balance.isNegative && !isZero(balance.value) ? '-' : ''}${balance.value}`;
  return { read: { localTime, ...moved, balance: signed ?? null }, faults };

  /** Direction and amount: from the signed column, or from the filled one of two columns. */
  function movedIn(): Pick<BankRead, 'direction' | 'amount'> | undefined {
    if (columns.some(({ name }) => name === 'amount')) {
      const amount = number('amount');
      if (!amount) return undefined;
      if (isZero(amount.value)) return fail('amount', 'zero');
      return { direction: amount.isNegative ? 'OUT' : 'IN', amount: amount.value };
    }
    const found = (['in', 'out'] as const).flatMap((name) => {
      const one = number(name);
      return one && !isZero(one.value) ? [{ name, ...one }] : [];
    });
    const [first, second] = found;
    if (second) return fail('out', 'both');
    if (!first) return faults.some(({ name }) => name === 'in' || name === 'out') ? undefined : fail('in', 'zero');
    // The column defines the direction. Some banks still write outgoing amounts with a minus.
    if (first.isNegative && first.name === 'in') return fail('in', 'number');
    return { direction: first.name === 'in' ? 'IN' : 'OUT', amount: first.value };
  }
}

import type { BankFileLine, BankImportLine, BankImportOutcome, BankProfile } from '@/contract';
import { type BankFault, type BankRead, readBankLine } from '../../../src/domain/bankProfiles';
import { formatTime } from '../../../src/domain/time';
import { INEXACT } from '../../base/fileImport';
import { currencyInfo, minorOf, moneyIn } from '../../base/money';
import { type Lang, say, type Text } from '../../engine/text';
import { MINUTE } from '../../engine/time';
import { dedupeKeyOf, type Movement, twinOf } from '../../flow/cards/book';
import type { BankCard, BankLine } from '../../model/cards';
import type { World } from '../../model/world';

/** Tolerance for bank clocks that run ahead. */
const AHEAD_MS = 5 * MINUTE;

type Rule = BankFault | 'future' | 'conflict';

const FAULTS: Readonly<Record<Rule, Text>> = {
  required: ['This cell is empty.', '该单元格为空。'],
  time: ['Date and time do not fit this bank’s format.', '日期时间格式与该银行格式不符。'],
  number: ['The amount does not fit this bank’s format.', '金额格式与该银行格式不符。'],
  digits: ['Too many decimals for this currency.', '小数位数超过该币种。'],
  zero: ['The amount is missing.', '没有金额。'],
  both: ['The line has both money in and money out.', '同一行同时有收入和支出。'],
  inexact: INEXACT,
  future: ['This time is in the future in {zone}.', '按 {zone} 时区，该时间尚未到来。'],
  conflict: ['This reference already exists with a different amount or direction.', '该流水号已存在，但金额或方向不同。'],
};

/** A line of a bank file, and its status in the card's book. */
export interface FileLine {
  /** Index among the lines of the call. */
  index: number;
  rowNo: number;
  outcome: BankImportOutcome;
  faults: { name: string; rule: Rule; values?: { zone: string } }[];
  movement: (Movement & { bankAfter: bigint | null; ref: string | null }) | null;
  twin: BankLine | null;
  twinRowNo: number | null;
  isChainBreak: boolean;
}

/** The instant of a local time in a zone; the earlier one when a local time occurs twice. @param local `2026-11-20T14:05:00` */
export function momentOf(local: string, zone: string): number {
  const wanted = Date.parse(`${local}Z`);
  const shownAt = (at: number) => Date.parse(`${formatTime(new Date(at).toISOString(), zone).replace(' ', 'T')}Z`);
  const first = wanted - (shownAt(wanted) - wanted);
  return first - (shownAt(first) - wanted);
}

const textOrNull = (text: string | undefined) => text?.trim() || null;

function movementOf(card: BankCard, zone: string, line: BankFileLine, { localTime, direction, amount, balance }: BankRead) {
  const { digits } = currencyInfo(card.currency);
  const isBelow = balance?.startsWith('-') ?? false;
  const after = balance === null ? null : (minorOf(isBelow ? balance.slice(1) : balance, digits) ?? 0n);
  return {
    direction,
    amount: minorOf(amount, digits) ?? 0n,
    bankTime: momentOf(localTime, zone),
    source: 'FILE' as const,
    bankAfter: after !== null && isBelow ? -after : after,
    ref: textOrNull(line.reference),
    counterpartyName: textOrNull(line.counterpartyName),
    counterpartyAccountNo: textOrNull(line.counterpartyAccountNo),
    postscript: textOrNull(line.postscript),
  };
}

type Known = Pick<Movement, 'direction' | 'amount' | 'bankTime'>;
const likeness = ({ direction, amount, bankTime }: Known) => `${direction} ${amount} ${Math.floor(bankTime / MINUTE)}`;

/** Finds repeated movements of a card, even when only one report has a reference. */
function bookOf(world: World, card: BankCard) {
  const alike = new Map<string, BankLine[]>();
  for (const line of world.pool.lines.group(card.id)) alike.set(likeness(line), [...(alike.get(likeness(line)) ?? []), line]);
  return {
    twin(movement: NonNullable<FileLine['movement']>): BankLine | undefined {
      const known = twinOf(world, card, movement);
      if (known) return known;
      return alike.get(likeness(movement))?.find(({ ref, bankAfter }) => {
        const isSaidOnce = ref === null || movement.ref === null;
        return isSaidOnce && (bankAfter === null || movement.bankAfter === null || bankAfter === movement.bankAfter);
      });
    },
    /** A movement with the same reference in the opposite direction. */
    opposite(movement: NonNullable<FileLine['movement']>): BankLine | undefined {
      if (movement.ref === null) return undefined;
      return twinOf(world, card, { ...movement, direction: movement.direction === 'IN' ? 'OUT' : 'IN' });
    },
  };
}

/** Marks balances that do not follow from the previous one, starting with the last movement before the file. */
function markChain(lines: readonly FileLine[], before: BankLine | undefined) {
  let last = before?.bankAfter ?? null;
  for (const line of lines) {
    const { movement } = line;
    if (!movement) {
      last = null;
      continue;
    }
    const { direction, amount, bankAfter } = movement;
    const led = last === null ? null : last + (direction === 'IN' ? amount : -amount);
    line.isChainBreak = led !== null && bankAfter !== null && led !== bankAfter;
    last = bankAfter ?? led;
  }
}

/** The last movement with a balance before the first line of the file. */
function lineBefore(world: World, card: BankCard, lines: readonly FileLine[]): BankLine | undefined {
  const start = lines[0]?.movement?.bankTime;
  if (start === undefined) return undefined;
  const inFile = new Set(lines.map(({ twin }) => twin));
  return world.pool.lines
    .group(card.id)
    .filter((line) => line.bankAfter !== null && line.bankTime <= start && !inFile.has(line))
    .sort((a, b) => a.bankTime - b.bankTime)
    .at(-1);
}

/** The lines in chronological order: some banks list the newest first. */
function inOrder(lines: readonly FileLine[]): FileLine[] {
  const times = lines.flatMap(({ movement }) => movement?.bankTime ?? []);
  const isNewestFirst = (times[0] ?? 0) > (times.at(-1) ?? 0);
  const read = isNewestFirst ? [...lines].reverse() : [...lines];
  let last = 0;
  // Unreadable lines keep their position.
  const keyed = read.map((line) => {
    last = line.movement?.bankTime ?? last;
    return { line, at: last };
  });
  return keyed.sort((a, b) => a.at - b.at).map(({ line }) => line);
}

/**
 * Compares the lines of a bank file with the card's book (docs/rules/bankLine.md#import): new, known, conflicting or invalid.
 * @param zone IANA time zone of the times in the file
 * @returns the lines by bank time
 */
export function readFile(
  world: World,
  card: BankCard,
  profile: BankProfile,
  lines: readonly BankFileLine[],
  zone: string,
): FileLine[] {
  const { digits } = currencyInfo(card.currency);
  const book = bookOf(world, card);
  const now = world.clock.now();
  const seen = new Map<string, FileLine>();
  const read = inOrder(
    lines.map((line, index): FileLine => {
      const { read: found, faults } = readBankLine(profile, line, digits);
      const movement = found ? movementOf(card, zone, line, found) : null;
      const isAhead = movement !== null && movement.bankTime > now + AHEAD_MS;
      return {
        index,
        rowNo: line.rowNo,
        outcome: 'NEW',
        faults: isAhead ? [{ name: 'time', rule: 'future', values: { zone } }] : faults,
        movement: isAhead ? null : movement,
        twin: null,
        twinRowNo: null,
        isChainBreak: false,
      };
    }),
  );
  for (const line of read) judge(line);
  markChain(read, lineBefore(world, card, read));
  return read;

  function judge(line: FileLine) {
    const { movement } = line;
    if (!movement) {
      line.outcome = 'ERROR';
      return;
    }
    const opposite = { ...movement, direction: movement.direction === 'IN' ? 'OUT' : 'IN' } as const;
    const first = seen.get(dedupeKeyOf(card, movement));
    const turned = movement.ref === null ? undefined : seen.get(dedupeKeyOf(card, opposite));
    const twin = book.twin(movement) ?? null;
    const against = book.opposite(movement) ?? null;
    Object.assign(line, { twin: twin ?? against, twinRowNo: (first ?? turned)?.rowNo ?? null });
    const others = [twin?.amount, first?.movement?.amount].filter((amount) => amount !== undefined);
    const isOther = against !== null || turned !== undefined || others.some((amount) => amount !== movement.amount);
    if (isOther) Object.assign(line, { outcome: 'CONFLICT', faults: [{ name: 'reference', rule: 'conflict' }] });
    else if (twin || first) line.outcome = 'DUPLICATE';
    if (!first) seen.set(dedupeKeyOf(card, movement), line);
  }
}

/** Error messages of a line. */
export const faultsIn = ({ faults }: FileLine, lang: Lang) =>
  faults.map(({ name, rule, values }) => ({ name, rule, msg: say(lang, FAULTS[rule], values) }));

/** A dry-run line in wire format. */
export function showFileLine(line: FileLine, { currency }: BankCard, lang: Lang): BankImportLine {
  const { rowNo, outcome, twin, twinRowNo, movement, isChainBreak } = line;
  return {
    rowNo,
    outcome,
    twinOf: twin?.no ?? null,
    twinRowNo,
    direction: movement?.direction ?? null,
    amount: movement ? moneyIn(currency, movement.amount) : null,
    isChainBreak,
    faults: faultsIn(line, lang),
  };
}

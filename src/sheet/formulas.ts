import { SheetFault } from './fault';

/** So many lines are named; who has more of them mends the file at its source. */
const MAX_NAMED = 20;
/** A phone number and a negative amount, with a decimal point or comma, begin with a sign and are no formulas. */
const PLAIN_NUMBER = /^[+-](?:(\d+|\d{1,3}(,\d{3})+)(\.\d+)?|(\d+|\d{1,3}([. ]\d{3})+)(,\d+)?)$/;

/** Whether a spreadsheet that opens this text as CSV would calculate it. */
export function looksLikeFormula(raw: string): boolean {
  const text = raw.trim();
  return text !== '' && (/^[=+\-@]/.test(text) || /^[\t\r\n]/.test(raw)) && !PLAIN_NUMBER.test(text);
}

/** Collects the lines with formulas; `check` throws a SheetFault that names the first of them. */
export function createFormulaLines() {
  const lines = new Set<number>();
  return {
    note(line: number): void {
      if (lines.size < MAX_NAMED) lines.add(line);
    },
    check(): void {
      if (lines.size > 0) throw new SheetFault({ code: 'formula', lines: [...lines] });
    },
  };
}

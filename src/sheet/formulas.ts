import { SheetFault } from './fault';

/** Maximum number of lines that are named; a file with more faults must be corrected at its source. */
const MAX_NAMED = 20;
/** Phone numbers and negative amounts, with decimal point or comma, start with a sign but are not formulas. */
const PLAIN_NUMBER = /^[+-](?:(\d+|\d{1,3}(,\d{3})+)(\.\d+)?|(\d+|\d{1,3}([. ]\d{3})+)(,\d+)?)$/;

/** Whether a spreadsheet would calculate this text when it opens the CSV. */
export function looksLikeFormula(raw: string): boolean {
  const text = raw.trim();
  return text !== '' && (/^[=+\-@]/.test(text) || /^[\t\r\n]/.test(raw)) && !PLAIN_NUMBER.test(text);
}

/** Collects lines with formulas; `check` throws a SheetFault that names the first of them. */
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

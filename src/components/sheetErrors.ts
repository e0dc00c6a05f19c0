import { isTurnedName } from '@/domain/nameField';
import { isInexact } from '@/domain/sheetCell';
import type { Translate } from '@/locales/store';

/** Problem of a cell, or of the whole line when no column has this name. */
interface LineProblem {
  name: string;
  msg: string;
}

/** The present state of one line of a file. */
export interface SheetLine {
  /** Line number in the file, from 1; the unique key. */
  lineNo: number;
  cells: Readonly<Record<string, string>>;
  errors: readonly LineProblem[];
  warnings: readonly LineProblem[];
}

/**
 * Adds an error to each cell that is not the value itself (docs/rules/batch.md#cells), and to each name with direction controls
 * (docs/rules/console.md#direction), whatever the server says.
 * @param freeTexts names of columns with names or remarks
 */
export function withCellFaults<Line extends SheetLine>(line: Line, freeTexts: readonly string[], t: Translate): Line {
  const found = Object.entries(line.cells).flatMap(([name, text]) => {
    if (line.errors.some((error) => error.name === name)) return [];
    if (isInexact(text, freeTexts.includes(name))) return [{ name, msg: t('parts.sheet.inexact') }];
    return isTurnedName(name, text) ? [{ name, msg: t('parts.form.direction') }] : [];
  });
  return found.length > 0 ? { ...line, errors: [...line.errors, ...found] } : line;
}

/** Position of an error; without a column it applies to the whole line. */
export interface ErrorPlace {
  lineNo: number;
  name: string | undefined;
}

/** All cells with errors, without repeats, line by line in column order. Errors without a column come last in their line. */
export function errorPlaces(lines: readonly SheetLine[], names: readonly string[]): ErrorPlace[] {
  return lines.flatMap(({ lineNo, errors }) => {
    const wrong = names.filter((name) => errors.some((error) => error.name === name));
    const isWhole = errors.some((error) => !names.includes(error.name));
    return [...wrong, ...(isWhole ? [undefined] : [])].map((name) => ({ lineNo, name }));
  });
}

/** The next or previous error, wrapping around at the ends; undefined without another one. */
export function nextError(
  places: readonly ErrorPlace[],
  names: readonly string[],
  from: ErrorPlace | undefined,
  step: 1 | -1,
): ErrorPlace | undefined {
  if (!from) return places.at(step > 0 ? 0 : -1);
  const rank = ({ name }: ErrorPlace) => (name === undefined ? names.length : names.indexOf(name));
  const compare = (place: ErrorPlace) => place.lineNo - from.lineNo || rank(place) - rank(from);
  const others = places.filter((place) => compare(place) !== 0);
  return step > 0
    ? (others.find((place) => compare(place) > 0) ?? others[0])
    : (others.findLast((place) => compare(place) < 0) ?? others.at(-1));
}

/** The next line's error in the same column, else the next line's first error; undefined at the end. */
export function nextInColumn(places: readonly ErrorPlace[], { lineNo, name }: ErrorPlace): ErrorPlace | undefined {
  const below = places.filter((place) => place.lineNo > lineNo);
  return below.find((place) => place.name === name) ?? below[0];
}

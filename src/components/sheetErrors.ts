/** What is wrong with a cell, or with the line when no column has the name. */
interface LineProblem {
  name: string;
  msg: string;
}

/** One line of a file as it stands now. */
export interface SheetLine {
  /** Line of the file, from 1; tells the lines apart. */
  lineNo: number;
  cells: Readonly<Record<string, string>>;
  errors: readonly LineProblem[];
  warnings: readonly LineProblem[];
}

/** Where an error stands; without a column at the line as a whole. */
export interface ErrorPlace {
  lineNo: number;
  name: string | undefined;
}

/** Every cell with an error once, line by line in the order of the columns; what belongs to no column comes last in its line. */
export function errorPlaces(lines: readonly SheetLine[], names: readonly string[]): ErrorPlace[] {
  return lines.flatMap(({ lineNo, errors }) => {
    const wrong = names.filter((name) => errors.some((error) => error.name === name));
    const isWhole = errors.some((error) => !names.includes(error.name));
    return [...wrong, ...(isWhole ? [undefined] : [])].map((name) => ({ lineNo, name }));
  });
}

/** The error after or before a place, beginning anew at the ends; undefined when there is no other. */
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

/** The same column of the next line that has an error in it, else the next line's first error; undefined at the end. */
export function nextInColumn(places: readonly ErrorPlace[], { lineNo, name }: ErrorPlace): ErrorPlace | undefined {
  const below = places.filter((place) => place.lineNo > lineNo);
  return below.find((place) => place.name === name) ?? below[0];
}

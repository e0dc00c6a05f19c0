import { startTransition, useState } from 'react';
import type { SheetLine } from '@/components/sheetErrors';
import type { ApiError } from '@/domain/apiError';
import { mapColumns, type SheetColumn } from '@/sheet/columns';
import type { SheetFile } from '@/sheet/reader';

type Marks = Pick<SheetLine, 'errors' | 'warnings'>;

interface LinesFile<Answer> {
  fileName: string;
  sha256: string;
  unknownColumns: readonly string[];
  lines: readonly SheetLine[];
  leftOut: ReadonlySet<number>;
  /** What the platform said of the lines as they stand; undefined once one of them was changed. */
  checked?: Answer;
}

interface SheetLinesOptions<Answer, Said> {
  columns: readonly SheetColumn<string>[];
  /** What an answer says of each line. */
  saidIn: (answer: Answer) => readonly Said[];
  marksOf: (said: Said) => Marks;
  /** What is wrong with a line that was just changed, before the platform is asked. */
  errorsOf?: (line: SheetLine) => SheetLine['errors'];
}

/** The lines of a file while they are mended. */
export interface SheetLinesState<Answer> {
  file: LinesFile<Answer> | undefined;
  /** The lines that are sent. */
  kept: readonly SheetLine[];
  hasErrors: boolean;
  forget: () => void;
  /** The lines are meant for something else now: what was said of them does not hold. */
  doubt: () => void;
  /** Takes a file in; throws a SheetFault when a column is missing. */
  take: (sheet: SheetFile) => void;
  change: (lineNo: number, name: string, value: string) => void;
  leaveOut: (lineNo: number, isLeftOut: boolean) => void;
  /** Takes in what the platform says of each line. */
  learn: (answer: Answer) => void;
  /** Puts what a refusal says of single cells at these. */
  refuse: (refusal: ApiError) => void;
}

const NONE: ReadonlySet<number> = new Set();
/** Names a cell of a line of the call. */
const LINE_FIELD = /^lines\.(\d+)\.(\w+)$/;

/** Holds the lines of a file while they are mended: what the platform says of them, and what changes since then. */
export function useSheetLines<Answer, Said extends { rowNo: number }>(
  options: SheetLinesOptions<Answer, Said>,
): SheetLinesState<Answer> {
  const { columns, saidIn, marksOf, errorsOf = () => [] } = options;
  const [file, setFile] = useState<LinesFile<Answer>>();
  const kept = file?.lines.filter(({ lineNo }) => !file.leftOut.has(lineNo)) ?? [];
  const edit = (next: (before: LinesFile<Answer>) => Partial<LinesFile<Answer>>) =>
    setFile((before) => before && { ...before, checked: undefined, ...next(before) });
  const editLines = (next: (line: SheetLine) => SheetLine, checked?: Answer) =>
    edit(({ lines }) => ({ lines: lines.map(next), checked }));

  return {
    file,
    kept,
    hasErrors: kept.some(({ errors }) => errors.length > 0),
    forget: () => setFile(undefined),
    doubt: () => edit(() => ({})),
    take(sheet) {
      const { lines, unknownColumns } = mapColumns(sheet, columns);
      // Drawn in parts: the page answers meanwhile.
      startTransition(() =>
        setFile({
          fileName: sheet.fileName,
          sha256: sheet.sha256,
          unknownColumns,
          leftOut: NONE,
          lines: lines.map(({ lineNo, cells }) => ({ lineNo, cells, errors: [], warnings: [] })),
        }),
      );
    },
    change: (lineNo, name, value) =>
      editLines((line) => {
        if (line.lineNo !== lineNo) return line;
        const next = { ...line, cells: { ...line.cells, [name]: value }, warnings: [] };
        return { ...next, errors: errorsOf(next) };
      }),
    leaveOut: (lineNo, isLeftOut) =>
      edit(({ leftOut }) => ({
        leftOut: new Set(isLeftOut ? [...leftOut, lineNo] : [...leftOut].filter((one) => one !== lineNo)),
      })),
    learn(answer) {
      const said = new Map(saidIn(answer).map((line) => [line.rowNo, line]));
      editLines((line) => {
        const one = said.get(line.lineNo);
        return one ? { ...line, ...marksOf(one) } : line;
      }, answer);
    },
    refuse({ data }) {
      const faults = new Map<number, { name: string; msg: string }[]>();
      for (const { name, msg } of data?.fields ?? []) {
        const [, index, cell = ''] = LINE_FIELD.exec(name) ?? [];
        const lineNo = kept[Number(index ?? -1)]?.lineNo;
        if (lineNo !== undefined) faults.set(lineNo, [...(faults.get(lineNo) ?? []), { name: cell, msg }]);
      }
      if (faults.size > 0) editLines((line) => ({ ...line, errors: faults.get(line.lineNo) ?? line.errors }));
    },
  };
}

import { startTransition, useState } from 'react';
import { type SheetLine, withCellFaults } from '@/components/sheetErrors';
import type { ApiError } from '@/domain/apiError';
import { mapColumns, type SheetColumn } from '@/sheet/columns';
import type { SheetFile } from '@/sheet/reader';
import { keepTyped } from './keepTyped';
import { useT } from './useT';

type Marks = Pick<SheetLine, 'errors' | 'warnings'>;

interface LinesFile<Answer> {
  fileName: string;
  sha256: string;
  unknownColumns: readonly string[];
  lines: readonly SheetLine[];
  leftOut: ReadonlySet<number>;
  /** The platform's check of the present lines; undefined after a line was changed. */
  checked?: Answer;
}

interface SheetLinesOptions<Answer, Said> {
  columns: readonly SheetColumn<string>[];
  /** The results for single lines in an answer. */
  saidIn: (answer: Answer) => readonly Said[];
  marksOf: (said: Said) => Marks;
  /** Columns with names or remarks. */
  freeTexts?: readonly string[];
  /** Local checks of a changed line, before the platform checks it. */
  errorsOf?: (line: SheetLine) => SheetLine['errors'];
}

/** The lines of an imported file while they are corrected. */
export interface SheetLinesState<Answer> {
  file: LinesFile<Answer> | undefined;
  /** The lines to send. */
  kept: readonly SheetLine[];
  hasErrors: boolean;
  forget: () => void;
  /** Discards the check results, because the lines now serve another purpose. */
  doubt: () => void;
  /** Loads a file; throws a SheetFault when a column is missing. */
  take: (sheet: SheetFile) => void;
  change: (lineNo: number, name: string, value: string) => void;
  leaveOut: (lineNo: number, isLeftOut: boolean) => void;
  /** Applies the platform's results to the lines. */
  learn: (answer: Answer) => void;
  /** Shows a refusal's field errors at their cells. */
  refuse: (refusal: ApiError) => void;
}

const NONE: ReadonlySet<number> = new Set();
/** Field name of a refusal that refers to a cell of a line. */
const LINE_FIELD = /^lines\.(\d+)\.(\w+)$/;

/** Holds the lines of an imported file while they are corrected, with the platform's results and later changes. */
export function useSheetLines<Answer, Said extends { rowNo: number }>(
  options: SheetLinesOptions<Answer, Said>,
): SheetLinesState<Answer> {
  const { columns, saidIn, marksOf, freeTexts = [], errorsOf = () => [] } = options;
  const t = useT();
  const judged = (line: SheetLine) => withCellFaults(line, freeTexts, t);
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
      // A transition, so that the page stays responsive while many lines render.
      startTransition(() =>
        setFile((before) => {
          const same = sheet.isAgain && before?.sha256 === sheet.sha256 ? before : undefined;
          return {
            fileName: sheet.fileName,
            sha256: sheet.sha256,
            unknownColumns,
            leftOut: same?.leftOut ?? NONE,
            lines: keepTyped(same?.lines ?? [], lines).map((line) => judged({ ...line, errors: [], warnings: [] })),
          };
        }),
      );
    },
    change: (lineNo, name, value) =>
      editLines((line) => {
        if (line.lineNo !== lineNo) return line;
        const next = { ...line, cells: { ...line.cells, [name]: value }, warnings: [] };
        return judged({ ...next, errors: errorsOf(next) });
      }),
    leaveOut: (lineNo, isLeftOut) =>
      edit(({ leftOut }) => ({
        leftOut: new Set(isLeftOut ? [...leftOut, lineNo] : [...leftOut].filter((one) => one !== lineNo)),
      })),
    learn(answer) {
      const said = new Map(saidIn(answer).map((line) => [line.rowNo, line]));
      editLines((line) => {
        const one = said.get(line.lineNo);
        return one ? judged({ ...line, ...marksOf(one) }) : line;
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

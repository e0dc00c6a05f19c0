import { startTransition, useState } from 'react';
import type { SheetLine } from '@/components/sheetErrors';
import type { UpstreamFileLine, UpstreamReconLine, UpstreamReconResult } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { useT } from '@/hooks/useT';
import { reconTitles } from '@/locales/bankTitles';
import { mapColumns } from '@/sheet/columns';
import type { SheetFile } from '@/sheet/reader';

/** Columns of the file, all of which it must have. */
export const RECON_COLUMNS = (['recordNo', 'amount', 'status'] as const).map((name) => ({
  name,
  titles: reconTitles[name],
  isRequired: true,
}));
type Cell = (typeof RECON_COLUMNS)[number]['name'];

interface ReconFile {
  fileName: string;
  sha256: string;
  unknownColumns: readonly string[];
  lines: readonly SheetLine[];
  leftOut: ReadonlySet<number>;
  /** What the platform said of the lines as they stand; undefined once one of them was changed. */
  checked?: UpstreamReconResult;
}

const NONE: ReadonlySet<number> = new Set();
/** Names a cell of a line of the call. */
const LINE_FIELD = /^lines\.(\d+)\.(\w+)$/;
/** Verdicts that are no news of a line. */
const PLAIN = ['MATCHED', 'ERROR'];

/** The lines of an upstream's file while they are mended: what the platform says of them, and what changes since then. */
export function useReconLines() {
  const t = useT();
  const [file, setFile] = useState<ReconFile>();
  const kept = file?.lines.filter(({ lineNo }) => !file.leftOut.has(lineNo)) ?? [];
  const warningsOf = ({ outcome }: UpstreamReconLine) =>
    PLAIN.includes(outcome)
      ? []
      : [
          {
            name: outcome === 'AMOUNT_DIFF' ? 'amount' : outcome === 'STATUS_DIFF' ? 'status' : 'recordNo',
            msg: t(`upstream.outcome.${outcome}`),
          },
        ];

  return {
    file,
    kept,
    /** The lines as they are sent. */
    sent: () =>
      kept.map(({ lineNo, cells }): UpstreamFileLine => {
        const { recordNo = '', amount = '', status = '' } = cells;
        return { rowNo: lineNo, recordNo, amount, status };
      }),
    hasErrors: kept.some(({ errors }) => errors.length > 0),
    /** They are another day's: what was said of them does not hold. */
    doubt: () => setFile((before) => before && { ...before, checked: undefined }),
    /** Takes a file in; throws a SheetFault when a column is missing. */
    take(sheet: SheetFile) {
      const { lines, unknownColumns } = mapColumns<Cell>(sheet, RECON_COLUMNS);
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
    change(lineNo: number, name: string, value: string) {
      const edit = (line: SheetLine): SheetLine =>
        line.lineNo === lineNo ? { ...line, cells: { ...line.cells, [name]: value }, errors: [], warnings: [] } : line;
      setFile((before) => before && { ...before, lines: before.lines.map(edit), checked: undefined });
    },
    leaveOut(lineNo: number, isLeftOut: boolean) {
      setFile((before) => {
        if (!before) return before;
        const leftOut = new Set(before.leftOut);
        if (isLeftOut) leftOut.add(lineNo);
        else leftOut.delete(lineNo);
        return { ...before, leftOut, checked: undefined };
      });
    },
    /** What the platform says of each line. */
    learn(checked: UpstreamReconResult) {
      const said = new Map(checked.lines.map((line) => [line.rowNo, line]));
      const mark = (line: SheetLine): SheetLine => {
        const one = said.get(line.lineNo);
        if (!one) return line;
        return { ...line, errors: one.faults.map(({ name, msg }) => ({ name, msg })), warnings: warningsOf(one) };
      };
      setFile((before) => before && { ...before, checked, lines: before.lines.map(mark) });
    },
    /** What a refusal says of single cells stands at these. */
    refuse({ data }: ApiError) {
      const faults = new Map<number, { name: string; msg: string }[]>();
      for (const { name, msg } of data?.fields ?? []) {
        const [, index, cell = ''] = LINE_FIELD.exec(name) ?? [];
        const lineNo = index === undefined ? undefined : kept[Number(index)]?.lineNo;
        if (lineNo !== undefined) faults.set(lineNo, [...(faults.get(lineNo) ?? []), { name: cell, msg }]);
      }
      if (faults.size === 0) return;
      const mark = (line: SheetLine): SheetLine => ({ ...line, errors: faults.get(line.lineNo) ?? line.errors });
      setFile((before) => before && { ...before, checked: undefined, lines: before.lines.map(mark) });
    },
  };
}

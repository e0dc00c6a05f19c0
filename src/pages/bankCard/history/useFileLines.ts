import { startTransition, useState } from 'react';
import type { SheetLine } from '@/components/sheetErrors';
import type { BankFileLine, BankImportLine, BankImportResult, BankProfile } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { type BankCell, bankProfiles, readBankLine } from '@/domain/bankProfiles';
import { minorDigits } from '@/domain/money';
import { useT } from '@/hooks/useT';
import { bankTitles } from '@/locales/bankTitles';
import { mapColumns } from '@/sheet/columns';
import type { SheetFile } from '@/sheet/reader';

interface FileLines {
  fileName: string;
  sha256: string;
  unknownColumns: readonly string[];
  lines: readonly SheetLine[];
  leftOut: ReadonlySet<number>;
  /** What the platform said of the lines as they stand; undefined once one of them was changed. */
  checked?: BankImportResult;
  /** Known from the first check on. */
  currency?: string;
}

const NONE: ReadonlySet<number> = new Set();
/** Names a cell of a line of the call. */
const LINE_FIELD = /^lines\.(\d+)\.(\w+)$/;

const lineOf = ({ lineNo, cells }: SheetLine): BankFileLine =>
  ({ rowNo: lineNo, ...Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== '')) }) as BankFileLine;
const withTime = (line: BankFileLine): BankFileLine => ({ ...line, time: line.time ?? '' });

/** The lines of a bank's file while they are mended: what the platform says of them, and what changes since then. */
export function useFileLines(profile: BankProfile) {
  const t = useT();
  const [file, setFile] = useState<FileLines>();
  const kept = file?.lines.filter(({ lineNo }) => !file.leftOut.has(lineNo)) ?? [];

  const warningsOf = ({ twinOf, twinRowNo, outcome, isChainBreak }: BankImportLine) => [
    ...(outcome === 'DUPLICATE'
      ? [
          {
            name: 'reference',
            msg: twinOf
              ? t('bankLine.dialog.import.twin', { no: twinOf })
              : t('bankLine.dialog.import.twinRow', { line: twinRowNo ?? 0 }),
          },
        ]
      : []),
    ...(isChainBreak ? [{ name: 'balance', msg: t('bankLine.dialog.import.broken') }] : []),
  ];
  const errorsOf = ({ faults = [], twinOf, twinRowNo }: BankImportLine) =>
    faults.map(({ name, msg }) => ({ name, msg: `${msg} ${twinOf ?? (twinRowNo ? `#${twinRowNo}` : '')}`.trim() }));

  return {
    file,
    kept,
    /** The lines as they are sent. */
    sent: () => kept.map(lineOf).map(withTime),
    hasErrors: kept.some(({ errors }) => errors.length > 0),
    forget: () => setFile(undefined),
    /** They are another card's: what was said of them does not hold. */
    doubt: () => setFile((before) => before && { ...before, checked: undefined }),
    /** Takes a file in; throws a SheetFault when a column of the profile is missing. */
    take(sheet: SheetFile) {
      const columns = bankProfiles[profile].columns.map((column) => ({ ...column, titles: bankTitles[column.name] }));
      const { lines, unknownColumns } = mapColumns<BankCell>(sheet, columns);
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
      setFile((before) => {
        if (!before) return before;
        const digits = minorDigits(before.currency ?? '');
        const lines = before.lines.map((line) => {
          if (line.lineNo !== lineNo) return line;
          const cells = { ...line.cells, [name]: value };
          const { faults } = readBankLine(profile, withTime(lineOf({ ...line, cells })), digits);
          const errors = faults.map((one) => ({ name: one.name, msg: t(`bankLine.fault.${one.rule}`) }));
          return { ...line, cells, errors, warnings: [] };
        });
        return { ...before, lines, checked: undefined };
      });
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
    learn(checked: BankImportResult) {
      const said = new Map((checked.lines ?? []).map((line) => [line.rowNo, line]));
      setFile(
        (before) =>
          before && {
            ...before,
            checked,
            currency: checked.currency ?? before.currency,
            lines: before.lines.map((line) => {
              const one = said.get(line.lineNo);
              return one ? { ...line, errors: errorsOf(one), warnings: warningsOf(one) } : line;
            }),
          },
      );
    },
    /** What a refusal says of single cells stands at these. */
    refuse({ data }: ApiError) {
      const faults = new Map<number, { name: string; msg: string }[]>();
      for (const { name, msg } of data?.fields ?? []) {
        const [, index, cell = ''] = LINE_FIELD.exec(name) ?? [];
        const lineNo = kept[Number(index ?? -1)]?.lineNo;
        if (lineNo !== undefined) faults.set(lineNo, [...(faults.get(lineNo) ?? []), { name: cell, msg }]);
      }
      if (faults.size === 0) return;
      setFile(
        (before) =>
          before && {
            ...before,
            checked: undefined,
            lines: before.lines.map((line) => ({ ...line, errors: faults.get(line.lineNo) ?? line.errors })),
          },
      );
    },
  };
}

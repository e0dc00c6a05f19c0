import { useRequest } from 'ahooks';
import { startTransition, useMemo, useRef, useState } from 'react';
import type { SheetLine } from '@/components/sheetErrors';
import type { BatchImportResult, BatchLine } from '@/contract';
import {
  type BatchColumn,
  type BatchLineCells,
  type BatchLineFault,
  banksOf,
  batchColumns,
  batchRules,
  lineChecker,
  optionalBatchColumns,
  payableCurrencies,
} from '@/domain/batchLines';
import { isOneOf } from '@/domain/typed';
import { currencies } from '@/domain/values';
import { keepTyped } from '@/hooks/keepTyped';
import { useT } from '@/hooks/useT';
import type { Translate } from '@/locales/store';
import { getLabels } from '@/services/common';
import { mapColumns } from '@/sheet/columns';
import type { SheetFile } from '@/sheet/reader';

/** The imported file. Its cells are kept apart because you can edit them. */
interface ReadFile {
  fileName: string;
  sha256: string;
  unknownColumns: readonly string[];
}

/** Lines checked per task, so that the page stays responsive. */
const SLICE = 1000;

type ServerLine = BatchImportResult['lines'][number];

/** Accepted column titles: the API name, as in the template, or the title in your language. */
const columnsOf = (t: Translate) =>
  batchColumns.map((name) => ({
    name,
    titles: [name, t(`batch.column.${name}`)],
    isRequired: !optionalBatchColumns.includes(name),
  }));
/** A finding in words. */
export const wordsIn =
  (t: Translate) =>
  ({ name, rule, values }: BatchLineFault) => ({ name, msg: t(`batch.rule.${rule}`, values) });

/** Rules that the console checks itself; only the platform knows the others. */
const isOwnRule = (rule: string) => rule === 'duplicate' || isOneOf(batchRules, rule);

/**
 * The lines of a file while you correct them: cells, findings of the shared rules, and further findings of the platform. Editing
 * a line drops the platform's findings: it needs another check.
 */
export function useFileLines(currency: string | undefined) {
  const t = useT();
  const [file, setFile] = useState<ReadFile>();
  const [cells, setCells] = useState<readonly BatchLineCells[]>([]);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [found, setFound] = useState<ReadonlyMap<number, ServerLine>>(new Map());
  const { data: labels } = useRequest(getLabels, { onError: () => undefined });

  const sent = useMemo(() => cells.filter(({ rowNo }) => !leftOut.has(rowNo)), [cells, leftOut]);
  // Lines cannot be checked without banks and currency. The platform checks all of them again anyway.
  const checker = useMemo(
    () => (labels && currency ? lineChecker({ currency, banks: banksOf(labels.types.bank ?? [], currency) }) : undefined),
    [labels, currency],
  );
  const payable = useMemo(() => (labels ? payableCurrencies(labels.types.bank ?? []) : currencies), [labels]);
  const taking = useRef(0);
  const checked = useMemo(
    () => new Map(checker?.check(sent).map((result, at) => [sent[at]?.rowNo ?? 0, result])),
    [checker, sent],
  );
  const lines = useMemo((): SheetLine[] => {
    const wordsOf = wordsIn(t);
    const told = (faults: ServerLine['faults'] = []) => faults.filter(({ rule }) => !isOwnRule(rule));
    return cells.map(({ rowNo, ...own }) => {
      const { faults = [], warnings = [] } = checked.get(rowNo) ?? {};
      const server = found.get(rowNo);
      return {
        lineNo: rowNo,
        cells: own as Record<string, string>,
        errors: [...faults.map(wordsOf), ...told(server?.faults)],
        warnings: [...warnings.map(wordsOf), ...told(server?.warnings)],
      };
    });
  }, [cells, checked, found, t]);
  const total = useMemo(() => checker?.total(sent) ?? '0', [checker, sent]);

  return {
    file,
    lines,
    leftOut,
    total,
    /** To choose from; all as long as the dictionary's banks are not there. */
    currencies: payable,
    /** The lines to send. The array is a new one whenever a line changes. */
    sent,
    count: sent.length,
    faulty: lines.filter(({ lineNo, errors }) => errors.length > 0 && !leftOut.has(lineNo)).length,
    isTooLong: [...checked.values()].some(({ faults }) => faults.some(({ rule }) => rule === 'tooLong')),
    /**
     * Replaces the file. Checks its lines in slices, so that the page stays responsive, and then shows them.
     * @throws SheetFault when columns are missing
     */
    take(read: SheetFile) {
      const mapped = mapColumns(read, columnsOf(t));
      const isSame = read.isAgain && read.sha256 === file?.sha256;
      const known = isSame ? lines : [];
      const next = keepTyped(known, mapped.lines).map(({ lineNo, cells: own }): BatchLineCells => ({ rowNo: lineNo, ...own }));
      taking.current += 1;
      const turn = taking.current;
      const look = (from: number) => {
        if (turn !== taking.current) return;
        for (const line of next.slice(from, from + SLICE)) checker?.look(line);
        if (from + SLICE < next.length) {
          setTimeout(look, 0, from + SLICE);
          return;
        }
        // A transition keeps the page responsive while it renders many lines.
        startTransition(() => {
          setFile({ fileName: read.fileName, sha256: read.sha256, unknownColumns: mapped.unknownColumns });
          setCells(next);
          if (!isSame) setLeftOut(new Set());
          setFound(new Map());
        });
      };
      look(0);
    },
    change(lineNo: number, name: string, value: string) {
      setCells((before) => before.map((line) => (line.rowNo === lineNo ? { ...line, [name]: value } : line)));
      setFound((before) => new Map([...before].filter(([of]) => of !== lineNo)));
    },
    leaveOut(lineNo: number, isLeftOut: boolean) {
      setLeftOut((before) => {
        const after = new Set(before);
        if (isLeftOut) after.add(lineNo);
        else after.delete(lineNo);
        return after;
      });
    },
    /** Keeps the platform's findings. */
    learn: (result: BatchImportResult) => setFound(new Map(result.lines.map((line) => [line.rowNo, line]))),
    /** The lines for the request, without empty optional cells. */
    wire: (): BatchLine[] =>
      sent.map(({ rowNo, ...own }) => {
        const of = (name: BatchColumn) => own[name]?.trim() ?? '';
        const more = Object.fromEntries(optionalBatchColumns.flatMap((name) => (of(name) ? [[name, of(name)]] : [])));
        return {
          rowNo,
          outItemNo: of('outItemNo'),
          payeeName: of('payeeName'),
          payeeAccountNo: of('payeeAccountNo'),
          payeeBankCode: of('payeeBankCode'),
          amount: of('amount'),
          ...more,
        };
      }),
  };
}

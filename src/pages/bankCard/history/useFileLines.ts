import { useState } from 'react';
import type { SheetLine } from '@/components/sheetErrors';
import type { BankFileLine, BankImportLine, BankImportResult, BankProfile } from '@/contract';
import { bankFreeTexts, bankProfiles, readBankLine } from '@/domain/bankProfiles';
import { mostDigits } from '@/domain/money';
import { useSheetLines } from '@/hooks/useSheetLines';
import { useT } from '@/hooks/useT';
import { bankTitles } from '@/locales/bankTitles';
import type { SheetFile } from '@/sheet/reader';

const lineOf = ({ lineNo, cells }: SheetLine): BankFileLine =>
  ({ rowNo: lineNo, ...Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== '')) }) as BankFileLine;
const withTime = (line: BankFileLine): BankFileLine => ({ ...line, time: line.time ?? '' });

/** The lines of a bank file while you correct them. */
export function useFileLines(profile: BankProfile) {
  const t = useT();
  /** The file's currency, known after the first check. */
  const [currency, setCurrency] = useState<string>();
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
  const lines = useSheetLines<BankImportResult, BankImportLine>({
    columns: bankProfiles[profile].columns.map((column) => ({ ...column, titles: bankTitles[column.name] })),
    saidIn: (answer) => answer.lines ?? [],
    marksOf: (one) => ({ errors: errorsOf(one), warnings: warningsOf(one) }),
    freeTexts: bankFreeTexts,
    errorsOf: (line) => {
      const { faults } = readBankLine(profile, withTime(lineOf(line)), mostDigits(currency ?? ''));
      return faults.map((one) => ({ name: one.name, msg: t(`bankLine.fault.${one.rule}`) }));
    },
  });
  return {
    ...lines,
    currency,
    sent: () => lines.kept.map(lineOf).map(withTime),
    take(sheet: SheetFile) {
      lines.take(sheet);
      setCurrency(undefined);
    },
    learn(answer: BankImportResult) {
      lines.learn(answer);
      setCurrency((before) => answer.currency ?? before);
    },
  };
}

import type { UpstreamFileLine, UpstreamReconLine, UpstreamReconResult } from '@/contract';
import { useSheetLines } from '@/hooks/useSheetLines';
import { useT } from '@/hooks/useT';
import { reconTitles } from '@/locales/bankTitles';

export const RECON_COLUMNS = (['recordNo', 'amount', 'status'] as const).map((name) => ({
  name,
  titles: reconTitles[name],
  isRequired: true,
}));

/** Outcomes that add no warning to a line. */
const PLAIN = ['MATCHED', 'ERROR'];
/** Column that an outcome marks, if not the record number. */
const PLACES: Readonly<Record<string, string>> = { AMOUNT_DIFF: 'amount', STATUS_DIFF: 'status' };

/** The lines of an upstream's file while you correct them. */
export function useReconLines() {
  const t = useT();
  const warningsOf = ({ outcome }: UpstreamReconLine) =>
    PLAIN.includes(outcome) ? [] : [{ name: PLACES[outcome] ?? 'recordNo', msg: t(`upstream.outcome.${outcome}`) }];
  const lines = useSheetLines<UpstreamReconResult, UpstreamReconLine>({
    columns: RECON_COLUMNS,
    saidIn: (answer) => answer.lines,
    marksOf: (one) => ({ errors: one.faults.map(({ name, msg }) => ({ name, msg })), warnings: warningsOf(one) }),
  });
  return {
    ...lines,
    sent: () =>
      lines.kept.map(({ lineNo, cells }): UpstreamFileLine => {
        const { recordNo = '', amount = '', status = '' } = cells;
        return { rowNo: lineNo, recordNo, amount, status };
      }),
  };
}

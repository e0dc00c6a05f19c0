import type { UpstreamFileLine, UpstreamReconLine, UpstreamReconOutcome, UpstreamReconResult } from '@/contract';
import { isInexact } from '../../../src/domain/sheetCell';
import { checkRowNumbers, INEXACT, refuseLines } from '../../base/fileImport';
import { currencyInfo, minorOf, moneyOf } from '../../base/money';
import { invalid } from '../../engine/schema';
import { type Lang, say, type Text } from '../../engine/text';
import { DAY, ZONE_MS } from '../../engine/time';
import { changeRecord } from '../../flow/payin/moves';
import type { CallFor, PlatformCall } from '../../model/operators';
import type { PayRecord } from '../../model/payments';
import type { UpstreamFile } from '../../model/upstreams';
import type { World } from '../../model/world';

const SHOWN_MISSING = 50;
const NOT_SERVED: Text = ['This upstream does not support {currency}.', '该上游不支持 {currency}。'];
const NOT_OVER: Text = ['This day has not ended yet.', '该日尚未结束。'];
const NO_DAY: Text = ['This date does not exist.', '日期不存在。'];

const BAD_LINES: Text = [
  'Lines that cannot be read: {count}. Correct or remove them. Nothing was saved.',
  '有 {count} 行无法读取，请更正或移除；未保存任何数据。',
];

const FAULTS = {
  required: ['This cell is empty.', '该单元格为空。'],
  inexact: INEXACT,
  amount: ['Not a valid amount in this currency.', '不是该币种的有效金额。'],
  status: ['Must be SUCCESS or FAILED.', '只能为 SUCCESS 或 FAILED。'],
} as const satisfies Record<string, Text>;

interface Line {
  rowNo: number;
  index: number;
  outcome: UpstreamReconOutcome;
  record: PayRecord | undefined;
  faults: { name: string; rule: keyof typeof FAULTS }[];
}

/** Amount of an attempt: paid, otherwise requested; minor units. */
const amountOf = ({ order }: PayRecord) => (order.paid > 0n ? order.paid : order.amount);
const DIFFERENT: readonly UpstreamReconOutcome[] = ['AMOUNT_DIFF', 'STATUS_DIFF'];

/** A business day in ms. @throws Refusal 422 */
function dayOf({ lang, at }: PlatformCall, bizDate: string): { from: number; to: number } {
  const start = Date.parse(`${bizDate}T00:00:00Z`);
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== bizDate)
    throw invalid(lang, [{ name: 'bizDate', rule: 'date', text: NO_DAY }]);
  const from = start - ZONE_MS;
  if (from + DAY > at) throw invalid(lang, [{ name: 'bizDate', rule: 'past', text: NOT_OVER }]);
  return { from, to: from + DAY };
}

function faultsOf({ recordNo, amount, status }: UpstreamFileLine, digits: number): Line['faults'] {
  const isAmount = /^\d{1,15}(\.\d{1,4})?$/.test(amount.trim()) && minorOf(amount.trim(), digits) !== undefined;
  return [
    ...(recordNo.trim() ? [] : [{ name: 'recordNo', rule: 'required' as const }]),
    ...(isInexact(recordNo) ? [{ name: 'recordNo', rule: 'inexact' as const }] : []),
    ...(isAmount ? [] : [{ name: 'amount', rule: amount.trim() ? ('amount' as const) : ('required' as const) }]),
    ...(/^(SUCCESS|FAILED)$/i.test(status.trim()) ? [] : [{ name: 'status', rule: 'status' as const }]),
  ];
}

/** Compares a line of the file with the pay record. */
function judge(record: PayRecord, { amount, status }: UpstreamFileLine, digits: number): UpstreamReconOutcome {
  const isPaid = status.trim().toUpperCase() === 'SUCCESS';
  if (isPaid !== (record.status === 'SUCCESS')) return 'STATUS_DIFF';
  return isPaid && minorOf(amount.trim(), digits) !== amountOf(record) ? 'AMOUNT_DIFF' : 'MATCHED';
}

function readLines(own: ReadonlyMap<string, PayRecord>, lines: readonly UpstreamFileLine[], digits: number): Line[] {
  const seen = new Set<string>();
  return lines.map((line, index) => {
    const faults = faultsOf(line, digits);
    const no = line.recordNo.trim().toUpperCase();
    const record = own.get(no);
    const isAgain = seen.has(no);
    seen.add(no);
    const outcome: UpstreamReconOutcome =
      faults.length > 0 ? 'ERROR' : isAgain ? 'DUPLICATE' : record ? judge(record, line, digits) : 'MISSING_PLATFORM';
    return { rowNo: line.rowNo, index, outcome, record, faults };
  });
}

const showFaults = ({ faults }: Line, lang: Lang) =>
  faults.map(({ name, rule }) => ({ name, rule, msg: say(lang, FAULTS[rule]) }));

const showLine = (line: Line, digits: number, lang: Lang): UpstreamReconLine => ({
  rowNo: line.rowNo,
  outcome: line.outcome,
  recordAmount: line.record ? moneyOf(amountOf(line.record), digits) : null,
  recordStatus: line.record?.status ?? null,
  faults: showFaults(line, lang),
});

/**
 * Reconciles an upstream's file of one business day with its pay records (docs/rules/upstream.md#reconciliation). A dry run only
 * returns the results, the import stores them. Handled differences remain. @throws Refusal 422
 */
export function importRecon(world: World, call: CallFor<'importUpstreamRecon'>, code: string, file: UpstreamFile) {
  const { body, lang, actor, note } = call;
  const { bizDate, currency, fileName, lines: sent, dryRun } = body;
  note.detail = { upstreamCode: code, bizDate, currency, fileName, dryRun, lines: sent.length };
  if (!file.currencies.includes(currency))
    throw invalid(lang, [
      { name: 'currency', rule: 'exists', text: [say('en', NOT_SERVED, { currency }), say('zh', NOT_SERVED, { currency })] },
    ]);
  checkRowNumbers(lang, sent);
  const { from, to } = dayOf(call, bizDate);
  const { digits } = currencyInfo(currency);
  const own = new Map<string, PayRecord>();
  for (const one of world.payRecords.rows)
    if (one.channel.upstream.code === code && one.order.way.currency === currency && one.requestAt >= from && one.requestAt < to)
      own.set(one.no.toUpperCase(), one);
  const lines = readLines(own, sent, digits);
  const wrong = lines.filter(({ outcome }) => outcome === 'ERROR');
  if (!dryRun && wrong.length > 0) throw refuseLines(wrong, BAD_LINES, (line) => showFaults(line, lang));
  const found = new Set(lines.flatMap(({ record }) => record ?? []));
  const missing = [...own.values()].filter((one) => one.status === 'SUCCESS' && !found.has(one));
  const count = (outcomes: readonly UpstreamReconOutcome[]) => lines.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const counts = {
    matchedCount: count(['MATCHED']),
    differentCount: count(DIFFERENT),
    missingUpstreamCount: missing.length,
    missingPlatformCount: count(['MISSING_PLATFORM']),
  };
  const batchNo = dryRun ? null : world.numberOf('RC');
  if (batchNo) {
    const write = (one: PayRecord, reconStatus: PayRecord['reconStatus']) => {
      if (!one.handled) changeRecord(world, one, { reconStatus, reconBatchNo: batchNo });
    };
    for (const { record, outcome } of lines)
      if (record && (outcome === 'MATCHED' || outcome === 'AMOUNT_DIFF' || outcome === 'STATUS_DIFF')) write(record, outcome);
    for (const one of missing) write(one, 'MISSING_UPSTREAM');
    file.recons.push({
      no: batchNo,
      bizDate,
      currency,
      fileName,
      matched: counts.matchedCount,
      different: counts.differentCount,
      missingUpstream: counts.missingUpstreamCount,
      missingPlatform: counts.missingPlatformCount,
      at: call.at,
      by: actor.username,
    });
  }
  note.detail = { ...note.detail, ...counts };
  const data: UpstreamReconResult = {
    dryRun,
    batchNo,
    ...counts,
    errorCount: wrong.length,
    missingUpstream: missing.slice(0, SHOWN_MISSING).map(({ no }) => no),
    lines: dryRun ? lines.map((line) => showLine(line, digits, lang)) : [],
  };
  return { data };
}

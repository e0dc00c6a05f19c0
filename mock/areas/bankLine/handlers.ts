import { isWithinDays } from '../../../src/domain/timeRange';
import { bulk, reasonOf } from '../../base/bulk';
import { fileColumns, offerColumns } from '../../base/exportColumns';
import { listFile } from '../../base/exportFile';
import type { OperationLog } from '../../engine/log';
import { selectPage } from '../../engine/page';
import { badParameter } from '../../engine/schema';
import { select } from '../../engine/store';
import { say, type Text } from '../../engine/text';
import { matchLine } from '../../flow/cards/collect';
import type { AreaHandlers } from '../../model/area';
import type { CallFor, PlatformCall } from '../../model/operators';
import { seesCard } from '../../model/scope';
import type { World } from '../../model/world';
import { act, findLine } from './act';
import { showCandidates } from './candidates';
import { importFile } from './import';
import { lineFigures, lineSortOf, linesFor, lineTestsOf, lineTotals } from './list';
import { ignore, match, unmatch } from './match';
import { lineFields, showLine, showLineDetail } from './view';

const REMATCH_DAYS = 31;
const HIDDEN = '******';
const RANGE: Text = [
  '{name} must be before the end, and at most 31 days before it.',
  '{name} 必须早于结束时间，且不超过 31 天。',
];
const TOTAL: Text = ['Total', '合计'];
const IGNORED: Text = ['{done} of {all} ignored.', '已忽略 {done} / {all} 笔。'];

const COLUMNS = fileColumns({
  of: ['bankLine.field'],
  names: `bankTime valueDate lineNo cardId cardNo bankCode currency direction inAmount outAmount bankBalanceAfter
    bookBalanceAfter counterpartyName counterpartyAccountNo postscript bankRefNo source matchStatus bizType bizNo
    matchedBy matchedAt ignoreReason chainBreak`,
  numeric: 'inAmount outAmount bankBalanceAfter bookBalanceAfter',
  own: {
    // In a screen the number and the name share a column, in a file they have one each.
    cardNo: ['Card no.', '卡号'],
  },
});
offerColumns('bank:card:history:down', COLUMNS);

/** Handlers of the movements on own cards by operation id. */
export function bankLineHandlers(world: World, logOf: () => OperationLog): AreaHandlers<'bankLine'> {
  const rowOf = ({ actor, lang }: PlatformCall, line: Parameters<typeof showLine>[1]) => showLine(world, line, actor, lang);
  const single = (call: CallFor<'matchBankLine' | 'unmatchBankLine'>, action: 'match' | 'unmatch', run: typeof match) => ({
    data: rowOf(
      call,
      act(world, call, call.body, action, (line) => run(world, call, line)),
    ),
  });

  return {
    pageBankLines(call) {
      const { actor, query, at } = call;
      const sum = lineTotals();
      const order = { sort: lineSortOf(query), each: sum.add };
      const page = selectPage(linesFor(world, query), lineTestsOf(actor, query, at), query, order, (one) => rowOf(call, one));
      return { data: { ...page, summary: sum.list() } };
    },
    getBankLine: ({ actor, lang, query }) => ({
      data: showLineDetail(world, findLine(world, actor, query.lineNo), actor, lang, logOf()),
    }),
    getBankLineStatistics: (call) => ({ data: lineFigures(world, call) }),
    downloadBankLines(call) {
      const { actor, lang, query, at } = call;
      const sum = lineTotals();
      const { list } = select(linesFor(world, query), lineTestsOf(actor, query, at), {
        sort: lineSortOf(query),
        each: sum.add,
      });
      const { format: _format, columns: _columns, sortField: _field, sortOrder: _order, ...filters } = query;
      // The file header shows the filters, which must not include a name or an account number.
      for (const name of ['counterpartyName', 'counterpartyAccountNo'] as const)
        if (filters[name] !== undefined) filters[name] = HIDDEN;
      return listFile(call, {
        stem: 'cardStatement',
        title: ['Bank card statement', '银行卡流水'],
        columns: COLUMNS,
        filters,
        rows: list.map((line) => {
          const row = lineFields(world, line);
          return { ...row, [line.direction === 'IN' ? 'inAmount' : 'outAmount']: row.amount };
        }),
        tail: sum
          .list()
          .map(({ currency, count, inAmount, outAmount }) => [say(lang, TOTAL), currency, String(count), inAmount, outAmount]),
      });
    },
    listBankLineCandidates: ({ actor, lang, query }) => ({
      data: showCandidates(world, findLine(world, actor, query.lineNo), actor, lang),
    }),
    matchBankLine: (call) => single(call, 'match', match),
    unmatchBankLine: (call) => single(call, 'unmatch', unmatch),
    ignoreBankLines(call) {
      // Checked once for the whole call.
      reasonOf(call);
      return bulk(call, 'lineNo', IGNORED, (ref) => {
        const line = act(world, call, ref, 'ignore', (one) => ignore(world, call, one));
        return { status: line.matchStatus, version: line.version, current: rowOf(call, line) };
      });
    },
    rematchBankLines(call) {
      const { actor, body, note } = call;
      const { cardId, ...range } = body;
      const [from, to] = [Date.parse(range.from), Date.parse(range.to)];
      if (from >= to || !isWithinDays(from, to, REMATCH_DAYS, actor.timeZone)) throw badParameter('from', RANGE);
      const lines = linesFor(world, { cardId: cardId ?? undefined }).filter(
        ({ card, direction, matchStatus, bankTime }) =>
          direction === 'IN' && matchStatus === 'UNMATCHED' && bankTime >= from && bankTime < to && seesCard(actor, card),
      );
      const matched = lines.filter((line) => matchLine(world, line) !== undefined);
      note.detail = { cardId, ...range, tried: lines.length, matched: matched.length };
      note.about = { entity: 'bankLine', ids: matched.map(({ no }) => no).slice(0, 100) };
      return { data: { tried: lines.length, matched: matched.length } };
    },
    importBankLines: (call) => importFile(world, call),
  };
}

import type { SalesRow } from '@/contract';
import { columnsWanted, fileColumns, offerColumns, titleOf } from '../../base/exportColumns';
import { daysFile, fileTime, sheetAnswer } from '../../base/exportFile';
import { moneyIn } from '../../base/money';
import { badParameter } from '../../engine/schema';
import type { Sheet } from '../../engine/sheet';
import { say, type Text } from '../../engine/text';
import { dateOf } from '../../engine/time';
import type { CallFor, PlatformCall } from '../../model/operators';
import type { BizType } from '../../model/payments';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { readSalesCut, showSalesPeriod } from './cut';
import { linesOf } from './lines';
import { sortLines } from './order';
import { isAsked, salesIn } from './sums';
import { createRows, cutOfKey, lineOfKey } from './view';

const COLUMNS = fileColumns({
  of: ['perf.field'],
  names: `rowKey period rank rankChange agentNo agentName level parentAgentNo currency merchantCount activeMerchantCount
    newMerchantCount payinCount payinSuccessCount payinAmount payoutCount payoutAmount successRate mchFee upstreamCost
    directShare teamShare adjustShare totalShare platformProfit shareOfProfit settledShare unsettledShare settleStatus
    target targetRate growth confirmedAt confirmedBy`,
  own: {
    // In a screen the number and the name share a column, in a file they have one each.
    agentNo: 'agent.field.agentNo',
    agentName: 'perf.field.agentNo',
    // The screen shows these at another figure.
    rankChange: ['Rank change', '排名变动'],
    merchantCount: 'product.field.merchantCount',
    activeMerchantCount: ['Active merchants', '活跃商户数'],
    payinSuccessCount: ['Successful pay-ins', '代收成功笔数'],
    confirmedAt: ['Confirmed', '确认时间'],
    confirmedBy: 'collect.field.confirmedBy',
    // Only a file may show it.
    rowKey: ['Row', '行'],
  },
});

/** The number of a row says nothing outside the console. */
const USUAL = Object.keys(COLUMNS).filter((name) => name !== 'rowKey');

offerColumns('user:agent:sales:down', COLUMNS, { usual: USUAL });

const TEXTS = new Set([
  'period',
  'agentNo',
  'agentName',
  'parentAgentNo',
  'currency',
  'settleStatus',
  'confirmedAt',
  'confirmedBy',
]);

const TITLE: Text = ['Agent performance', '代理业绩'];
const TOTAL: Text = ['Total', '合计'];

const plain = (text: string) => text.replaceAll(/[-:]/g, '');

/** All rows as a file (docs/rules/export.md#files). @throws Refusal 400 or 422 */
export function down(world: World, call: CallFor<'downloadSales'>) {
  const { lang, query } = call;
  const { format, columns: _, sortField, sortOrder, ...filters } = query;
  const names = columnsWanted(call, COLUMNS, USUAL);
  const cut = readSalesCut(world, call);
  const lines = sortLines(linesOf(world, cut), { sortField, sortOrder });
  call.note.detail = { filters, format, rows: lines.length };
  const { from, to } = showSalesPeriod(cut);
  const { head, name } = daysFile(call, { stem: 'agentSales', title: TITLE, days: { from, to }, filters, rows: lines.length });
  const show = createRows(world, cut);
  const cellsOf = (row: Partial<SalesRow>) => names.map((name) => String((row as Readonly<Record<string, unknown>>)[name] ?? ''));
  const sheet: Sheet = {
    head,
    titles: names.map((name) => say(lang, titleOf(COLUMNS[name]))),
    isNumeric: names.map((name) => !TEXTS.has(name)),
    rows: lines.map((line) => cellsOf(show(line))),
    // An order with several agents is in several rows, so that totals would count it twice.
    tail: [],
  };
  return sheetAnswer(name, format, sheet, lines.length);
}

const STATEMENT_HEAD: Text = [
  'Statement of {agent}: business days {from} to {to} (UTC+8), {currency}, {status}, by {who}, {when} UTC, {rows} rows',
  '{agent} 对账单，业务日期 {from} 至 {to}（UTC+8），币种 {currency}，{status}，导出人 {who}，{when} UTC，共 {rows} 行',
];

const STATUS: Readonly<Record<'OPEN' | 'CONFIRMED', Text>> = {
  OPEN: ['not confirmed', '未确认'],
  CONFIRMED: ['confirmed', '已确认'],
};

const TITLES: readonly Text[] = [
  ['Time (UTC)', '时间（UTC）'],
  ['Type', '类型'],
  ['Number', '单号'],
  ['Merchant', '商户'],
  ['Share type', '分润类型'],
  ['Amount', '金额'],
  ['Fee', '手续费'],
  ['Share', '分润'],
];

const KINDS: Readonly<Record<BizType, Text>> = {
  PAYIN: ['Pay-in', '代收'],
  PAYOUT: ['Payout', '代付'],
  WITHDRAW: ['Withdrawal', '提现'],
  ADJUST: ['Correction', '更正'],
};

const TAKEN_BACK: Text = ['{kind} (reversed)', '{kind}（冲回）'];
const PLACES = { direct: ['direct merchant', '直属商户'], team: ['team', '团队'], adjust: ['correction', '更正'] } as const;
const HIDDEN: Text = ['outside your data scope', '不在您的数据范围内'];

/** Every posting with a share of the agent in a period; the last row is the total. @throws Refusal 400 or 404 */
export function statementSheet(world: World, call: Pick<PlatformCall, 'actor' | 'lang' | 'at'>, rowKey: string) {
  const { actor, lang, at } = call;
  const of = cutOfKey(world, actor, rowKey);
  const { cut, agent } = of;
  // A statement covers one account.
  if (cut.isReport) throw badParameter('rowKey');
  const { span, currency, total, status } = lineOfKey(world, of);
  const money = (minor: bigint) => moneyIn(currency, minor);
  const rows = [...salesIn(world, span)].flatMap((fact) => {
    const place = fact.shares.findIndex((one) => one.agent === agent);
    const own = fact.shares[place];
    if (!own || !isAsked(cut, fact)) return [];
    const kind = say(lang, KINDS[fact.biz]);
    const isTaken = fact.count === 0 && fact.biz !== 'ADJUST';
    const as = fact.biz === 'ADJUST' ? PLACES.adjust : place === 0 ? PLACES.direct : PLACES.team;
    const isOpen = isInScope(actor, fact.holder);
    return [
      [
        fileTime(fact.at),
        isTaken ? say(lang, TAKEN_BACK, { kind }) : kind,
        isOpen ? fact.ref : '',
        isOpen ? (fact.biz === 'ADJUST' ? '' : `${fact.holder.name} (${fact.holder.no})`) : say(lang, HIDDEN),
        say(lang, as),
        money(fact.amount),
        money(fact.fee),
        money(own.share),
      ],
    ];
  });
  const [from, to] = [dateOf(span.firstDay), dateOf(span.lastDay)];
  const when = fileTime(at);
  const sheet: Sheet = {
    head: [
      say(lang, STATEMENT_HEAD, {
        agent: `${agent.name} (${agent.no})`,
        from,
        to,
        currency,
        status: say(lang, STATUS[status]),
        who: actor.username,
        when,
        rows: rows.length,
      }),
    ],
    titles: TITLES.map((title) => say(lang, title)),
    isNumeric: TITLES.map((_, place) => place > 4),
    rows,
    tail: [[say(lang, TOTAL), '', '', '', '', '', '', money(total)]],
  };
  return { sheet, agent, rows: rows.length, stem: `statement_${agent.no}_${currency}_${plain(from)}-${plain(to)}` };
}

/** The statement of a row as a file. @throws Refusal 400 or 404 */
export function statement(world: World, call: CallFor<'downloadSalesStatement'>) {
  const { query } = call;
  const { sheet, agent, rows, stem } = statementSheet(world, call, query.rowKey);
  call.note.detail = { rowKey: query.rowKey, rows };
  call.note.about = { ...call.note.about, entity: 'agent', ids: [agent.no], name: agent.name };
  return sheetAnswer(stem, 'xlsx', sheet, rows);
}

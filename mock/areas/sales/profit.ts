import type { ProfitExplanation, ProfitGroup, ProfitRow } from '@/contract';
import { columnsWanted, fileColumns, offerColumns, titleOf } from '../../base/exportColumns';
import { daysFile, sheetAnswer } from '../../base/exportFile';
import { pageOf } from '../../engine/page';
import { badParameter } from '../../engine/schema';
import type { Sheet } from '../../engine/sheet';
import { type Lang, say, type Text } from '../../engine/text';
import type { AreaHandlers } from '../../model/area';
import type { CallFor } from '../../model/operators';
import { profitOf } from '../../model/profit';
import type { World } from '../../model/world';
import { type Cut, readCut, showPeriod, USUAL_GROUP } from './profitCut';
import { explain, type Group, groupsOf, showGroup, showTotals, trendOf } from './profitSums';

type Order = (a: Group, b: Group) => number;

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byMinor = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);
const marginOf = ({ now: { usd } }: Group) => (usd.amount > 0n ? Number(profitOf(usd)) / Number(usd.amount) : -Infinity);
const rateOf = ({ now }: Group) => (now.orders > 0 ? now.successes / now.orders : -1);

/** Rows of several currencies are compared in US dollars. */
const ORDERS: Readonly<Record<string, Order>> = {
  currency: (a, b) => byText(a.currency, b.currency),
  orderCount: (a, b) => a.now.orders - b.now.orders,
  successCount: (a, b) => a.now.successes - b.now.successes,
  successRate: (a, b) => rateOf(a) - rateOf(b),
  amount: (a, b) => byMinor(a.now.usd.amount, b.now.usd.amount),
  mchFee: (a, b) => byMinor(a.now.usd.fee, b.now.usd.fee),
  upstreamCost: (a, b) => byMinor(a.now.usd.cost, b.now.usd.cost),
  agentShare: (a, b) => byMinor(a.now.usd.share, b.now.usd.share),
  profit: (a, b) => byMinor(profitOf(a.now.usd), profitOf(b.now.usd)),
  change: (a, b) => byMinor(profitOf(a.now.usd) - profitOf(a.before.usd), profitOf(b.now.usd) - profitOf(b.before.usd)),
  marginRate: (a, b) => marginOf(a) - marginOf(b),
  negativeCount: (a, b) => a.now.negatives - b.now.negatives,
};

const byKey =
  (place: number): Order =>
  (a, b) =>
    byText(a.keys[place]?.value ?? '', b.keys[place]?.value ?? '');

/** Sorts groups: time newest first, otherwise largest profit first. @throws Refusal 400 */
function sort(groups: Group[], { groups: by }: Cut, query: { sortField?: string; sortOrder?: string }): Group[] {
  const { sortField = by[0] === 'DATE' ? 'DATE' : 'profit', sortOrder = 'descend' } = query;
  const place = by.indexOf(sortField as ProfitGroup);
  const order = place >= 0 ? byKey(place) : Object.hasOwn(ORDERS, sortField) ? ORDERS[sortField] : undefined;
  if (!order) throw badParameter('sortField');
  const sign = sortOrder === 'descend' ? -1 : 1;
  return groups.sort((a, b) => sign * order(a, b) || byText(a.key, b.key));
}

const GROUPS = fileColumns({
  of: ['profit.group'],
  names: 'DATE MERCHANT AGENT PRODUCT WAY CHANNEL UPSTREAM CURRENCY COUNTRY BIZ_TYPE',
});

const MEASURES = fileColumns({
  of: ['profit.field'],
  names: `currency orderCount successCount successRate amount mchFee upstreamCost agentShare profit marginRate negativeCount
    profitBefore profitChange`,
  numeric: `orderCount successCount successRate amount mchFee upstreamCost agentShare profit marginRate negativeCount
    profitBefore profitChange`,
  own: {
    // Beside the currency as a grouping.
    currency: ['Amount currency', '金额币种'],
    // The screen shows these at other values.
    successCount: ['Successful', '成功数'],
    profitBefore: ['Previous profit', '对比期利润'],
    profitChange: 'profit.field.change',
  },
});

/** Whether a file by these groups has the column. */
const isColumn = (name: string, groups: readonly string[]) => Object.hasOwn(MEASURES, name) || groups.includes(name);

offerColumns(
  'trade:profit:down',
  { ...GROUPS, ...MEASURES },
  {
    usual: [USUAL_GROUP, ...Object.keys(MEASURES)],
    fits: (name, { groupBy = USUAL_GROUP }) => isColumn(name, groupBy.split(',')),
  },
);

const TITLE: Text = ['Profit statistics', '利润统计'];
const TOTAL: Text = ['Total', '合计'];

type Shown = Pick<ProfitRow, 'changes'> & Partial<ProfitRow>;

/** One cell of the file. @param name a grouping or a measure */
function cellOf(row: Shown, name: string): string {
  const key = row.groups?.find(({ by }) => by === name);
  if (key) return key.name ? `${key.value} ${key.name}` : key.value;
  const profit = row.changes.find(({ measure }) => measure === 'profit');
  if (name === 'profitBefore') return profit?.before ?? '';
  if (name === 'profitChange') return profit?.delta ?? '';
  return String((row as Readonly<Record<string, unknown>>)[name] ?? '');
}

/** The table as a file with its columns, order and totals (docs/rules/export.md#files). @throws Refusal 400 or 422 */
function down(world: World, call: CallFor<'downloadProfit'>) {
  const { lang, query } = call;
  const { format, columns: _, sortField, sortOrder, ...filters } = query;
  const cut = readCut(world, call);
  const known = Object.fromEntries(Object.entries({ ...GROUPS, ...MEASURES }).filter(([one]) => isColumn(one, cut.groups)));
  const wanted = columnsWanted(call, known, [...cut.groups, ...Object.keys(MEASURES)]);
  const groups = sort(groupsOf(world, cut), cut, { sortField, sortOrder });
  call.note.detail = { filters, format, rows: groups.length };
  const { from, to } = showPeriod(cut);
  const { head, name } = daysFile(call, { stem: 'profit', title: TITLE, days: { from, to }, filters, rows: groups.length });
  const sheet: Sheet = {
    head,
    titles: wanted.map((name) => say(lang, titleOf(known[name]))),
    isNumeric: wanted.map((name) => known[name]?.isNumeric === true),
    rows: rowsOf(),
    tail: totals(lang),
  };
  return sheetAnswer(name, format, sheet, groups.length);

  function* rowsOf() {
    for (const group of groups) {
      const row = showGroup(group, cut);
      yield wanted.map((name) => cellOf(row, name));
    }
  }
  // Each total is in its own column, with a label in the first one.
  function totals(said: Lang) {
    return showTotals(groups, cut).map((sums) => [
      `${say(said, TOTAL)} ${sums.currency}`,
      ...wanted.slice(1).map((name) => cellOf(sums, name)),
    ]);
  }
}

/** Handlers of the profit statistics by operation id. */
export function profitHandlers(world: World): AreaHandlers<'profit'> {
  return {
    getProfitStatistics(call) {
      const { query } = call;
      const cut = readCut(world, call);
      const groups = sort(groupsOf(world, cut), cut, query);
      const summary = showTotals(groups, cut);
      return { data: { ...pageOf(groups, query, (group) => showGroup(group, cut)), summary, period: showPeriod(cut) } };
    },
    getProfitTrend: (call) => ({ data: trendOf(world, readCut(world, call)) }),
    explainProfit(call) {
      const { compare } = call.query;
      // A change needs a comparison.
      const asked = compare === 'NONE' ? { ...call, query: { ...call.query, compare: 'PREVIOUS' as const } } : call;
      const cut = readCut(world, asked);
      const data: ProfitExplanation = { period: showPeriod(cut), currencies: explain(world, cut) };
      return { data };
    },
    downloadProfit: (call) => down(world, call),
  };
}

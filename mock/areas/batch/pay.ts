import type { BatchItemCard, BatchItemStatistics, BatchItemStatus } from '@/contract';
import { fileColumns, offerColumns } from '../../base/exportColumns';
import { listFile } from '../../base/exportFile';
import { maskAccount } from '../../base/mask';
import { moneyIn } from '../../base/money';
import { RowFilter, soughtIn, totalsBy } from '../../base/rowFilter';
import { badParameter } from '../../engine/schema';
import { type Sort, select } from '../../engine/store';
import { say, type Text } from '../../engine/text';
import { HOUR, MINUTE, timeOf } from '../../engine/time';
import { bookOf } from '../../flow/cards/accounts';
import { leftToday, promisesOf } from '../../flow/cards/load';
import { channelOfCard, listenOf } from '../../flow/cards/use';
import { showEvents } from '../../flow/show';
import type { AreaHandlers } from '../../model/area';
import type { BankCard, Batch, BatchItem } from '../../model/cards';
import type { CallFor } from '../../model/operators';
import type { World } from '../../model/world';
import { batchPayActions } from './payHandlers';
import { PLAN_OBSTACLES, planOf } from './payPlan';
import { showPayItem } from './payRules';
import { findBatch } from './rules';
import { showBatch } from './view';

/** Time window of the pace. */
const PACE_MS = 5 * MINUTE;
const HOURS_SHOWN = 24;
const OPEN: ReadonlySet<BatchItemStatus> = new Set(['WAIT', 'ASSIGNED', 'APPLYING', 'WAIT_OTP', 'PAYING']);
const ENDED: ReadonlySet<BatchItemStatus> = new Set(['SUCCESS', 'FAILED', 'UNKNOWN']);

const TITLE: Text = ['Lines of a batch', '批次明细'];

const COLUMNS = fileColumns({
  of: ['batchItem.field'],
  names: `rowNo itemNo outItemNo payeeName payeeAccountNo payeeBankCode currency amount fee netAmount status cardId cardNo
    bankRefNo failCode failMsg attempts assigneeName appliedAt paidAt replacedByItemNo updatedAt`,
  numeric: 'rowNo amount fee netAmount attempts',
  own: {
    // The screen shows amount and fee, code and text, and card and number in one column each.
    amount: 'batchItem.field.netAmount',
    netAmount: 'trade.withdraw.field.netRange',
    cardNo: ['Card no.', '付款卡号'],
    failCode: 'sett.field.unifiedCode',
    failMsg: 'batchItem.field.failCode',
    // The screen has other names for these, or shows them at other values.
    payeeBankCode: ['Bank', '收款银行'],
    currency: 'payorder.field.currency',
    assigneeName: 'batchItem.field.assignee',
    replacedByItemNo: 'batchItem.field.replacedBy',
  },
});
offerColumns('bank:card:proxy:batch:item:down', COLUMNS);

const SORTS: Readonly<Record<string, (item: BatchItem) => number>> = {
  rowNo: (item) => item.rowNo,
  netAmount: (item) => Number(item.net),
  updatedAt: (item) => item.updatedAt,
};

/** By row number unless requested otherwise. @throws Refusal 400 */
function sortOf({ sortField = 'rowNo', sortOrder = 'ascend' }: { sortField?: string; sortOrder?: string }): Sort<BatchItem> {
  const sort = SORTS[sortField];
  if (!sort) throw badParameter('sortField');
  return { by: sort, descending: sortOrder === 'descend' };
}

/** The conditions of a filter on batch lines. @throws Refusal 400 */
function testsOf({ actor, query: filter }: CallFor<'downloadBatchItems' | 'pageBatchItems'>) {
  const tests = new RowFilter<BatchItem>(filter, ({ batch }) => batch.currency);
  const numbers = filter.itemNo && new Set(filter.itemNo.split(','));
  tests.add(numbers && ((item) => numbers.has(item.no)));
  const sought = soughtIn(filter.keyword);
  tests.add(
    sought.length > 0 &&
      (({ no, outItemNo, bankRefNo }) => [no, outItemNo, bankRefNo].some((one) => sought.includes(one?.toUpperCase() ?? ''))),
  );
  tests.oneOf('status', ({ status }) => status);
  tests.oneOf('cardId', ({ card }) => card?.id);
  tests.oneOf('bankCode', ({ payeeBankCode }) => payeeBankCode);
  tests.oneOf('failCode', ({ failCode }) => failCode);
  tests.add(filter.assignee === 'ME' && (({ assignee }) => assignee === actor));
  tests.add(filter.assignee === 'NONE' && (({ assignee }) => assignee === null));
  const flags = filter.riskFlag?.split(',');
  tests.add(
    flags && (({ faults, warnings }) => [...faults, ...warnings].some(({ rule }) => flags.includes(FLAG_OF[rule] ?? ''))),
  );
  tests.money('amountMin', 'amountMax', ({ net }) => net);
  return tests.list;
}

/** Risk flags by rule (docs/rules/batch.md#risks). */
const FLAG_OF: Readonly<Record<string, string>> = {
  duplicate: 'DUPLICATE_IN_FILE',
  recent: 'DUPLICATE_RECENT',
  blacklist: 'BLACKLIST_HIT',
};

/** The assigned card, with its remaining limit after all assigned lines. */
function showCard(world: World, card: BankCard): BatchItemCard {
  const money = (minor: bigint) => moneyIn(card.currency, minor);
  const left = leftToday(world, card, promisesOf(world).get(card));
  const channel = channelOfCard(world, card);
  const isHeard = channel && channel.purpose !== 'RECEIPT';
  return {
    cardId: card.id,
    cardNo: maskAccount(card.no),
    bankCode: card.bankCode,
    bankName: card.bankName,
    status: card.status,
    statusReason: card.statusReason,
    listenStatus: isHeard ? listenOf(channel, world.clock.now()).status : null,
    leftToday: money(left.amount),
    leftCount: left.count,
    dailyOutLimit: money(card.dailyOutLimit),
    maxPerTxn: money(card.maxPerTxn),
    bookBalance: money(bookOf(card)),
  };
}

function page(world: World, call: CallFor<'pageBatchItems'>) {
  const { actor, lang, query } = call;
  const batch = findBatch(world, actor, query.batchNo);
  const { current, pageSize } = query;
  const sum = totalsBy<BatchItem, 'amount'>(() => batch.currency, { amount: ({ net }) => net });
  const paging = { sort: sortOf(query), from: (current - 1) * pageSize, count: pageSize, each: sum.add };
  // `select` lists equal rows newest first, but batch lines start with the first row.
  const { list, total } = select([...batch.items].reverse(), testsOf(call), paging);
  const isAlone = query.itemNo !== undefined && !query.itemNo.includes(',');
  const rows = list.map((item) => ({
    ...showPayItem(world, item, actor, lang),
    ...(isAlone && { events: showEvents(item.events), cardState: item.card && showCard(world, item.card) }),
  }));
  return { data: { list: rows, total, current, pageSize, summary: sum.list() } };
}

/** Lines finished per minute, and the estimated end at this pace. */
function paceOf({ items, startedAt, status }: Batch, at: number) {
  const open = items.filter((item) => OPEN.has(item.status)).length;
  const none = { perMinute: null, expectedEndAt: null };
  if (startedAt === null || status !== 'PAYING') return none;
  const from = Math.max(startedAt, at - PACE_MS);
  const ended = items.filter((item) => ENDED.has(item.status) && item.updatedAt >= from).length;
  const minutes = (at - from) / MINUTE;
  if (ended === 0 || minutes === 0) return none;
  const perMinute = ended / minutes;
  return {
    perMinute: perMinute.toFixed(1),
    expectedEndAt: open === 0 ? null : timeOf(Math.round(at + (open / perMinute) * MINUTE)),
  };
}

/** Figures over all lines of a batch. Replaced lines are left out, so that the sums match the batch. */
function statistics(world: World, { actor, lang, query, at }: CallFor<'getBatchItemStatistics'>): BatchItemStatistics {
  const batch = findBatch(world, actor, query.batchNo);
  const { currency } = batch;
  const money = (minor: bigint) => moneyIn(currency, minor);
  const statuses = new Map<BatchItemStatus, { count: number; amount: bigint }>();
  const cards = new Map<BankCard, { count: number; amount: bigint; success: number; fail: number }>();
  const hours = new Map<number, { count: number; amount: bigint }>();
  const add = <Key>(map: Map<Key, { count: number; amount: bigint }>, key: Key, net: bigint) => {
    const { count, amount } = map.get(key) ?? { count: 0, amount: 0n };
    map.set(key, { count: count + 1, amount: amount + net });
  };
  for (const { replacedBy, card, net, status: state, paidAt } of batch.items) {
    if (replacedBy) continue;
    add(statuses, state, net);
    if (state === 'SUCCESS' && paidAt !== null) add(hours, Math.floor(paidAt / HOUR) * HOUR, net);
    if (!card) continue;
    const own = cards.get(card) ?? { count: 0, amount: 0n, success: 0, fail: 0 };
    own.count++;
    own.amount += net;
    if (state === 'SUCCESS') own.success++;
    if (state === 'FAILED') own.fail++;
    cards.set(card, own);
  }
  const promised = promisesOf(world);
  return {
    batch: showBatch(world, batch, actor, lang),
    statuses: [...statuses].map(([state, { count, amount }]) => ({ status: state, count, amount: money(amount) })),
    cards: [...cards].map(([card, { count, amount, success, fail }]) => ({
      cardId: card.id,
      cardNo: maskAccount(card.no),
      bankCode: card.bankCode,
      status: card.status,
      count,
      amount: money(amount),
      successCount: success,
      failCount: fail,
      leftToday: money(leftToday(world, card, promised.get(card)).amount),
    })),
    hours: [...hours]
      .sort(([a], [b]) => a - b)
      .slice(-HOURS_SHOWN)
      .map(([from, { count, amount }]) => ({ from: new Date(from).toISOString(), count, amount: money(amount) })),
    ...paceOf(batch, at),
  };
}

function plan(world: World, { actor, body, lang, note }: CallFor<'planBatch'>) {
  const batch = findBatch(world, actor, body.batchNo);
  const { currency } = batch;
  note.about = { entity: 'batch', ids: [batch.no], name: batch.name };
  note.detail = { batchNo: batch.no, items: body.itemNos?.length ?? 'all' };
  const money = (minor: bigint) => moneyIn(currency, minor);
  const named = body.itemNos;
  const wanted = named && new Set(named);
  const items = batch.items.filter((item) => (wanted ? wanted.has(item.no) : item.status === 'WAIT'));
  const made = planOf(world, batch, items);
  return {
    data: {
      batchNo: batch.no,
      version: batch.version,
      currency,
      plan: made.plan.map(({ card, items: own, sum, left, balanceAfter }) => ({
        cardId: card.id,
        cardNo: maskAccount(card.no),
        bankCode: card.bankCode,
        bankName: card.bankName,
        itemNos: own.map(({ no }) => no),
        count: own.length,
        sum: money(sum),
        leftToday: money(left),
        balanceAfter: money(balanceAfter),
      })),
      unassigned: made.unassigned.map(({ item, obstacle }) => ({
        itemNo: item.no,
        rowNo: item.rowNo,
        amount: money(item.net),
        obstacle,
        why: say(lang, PLAN_OBSTACLES[obstacle]),
      })),
    },
  };
}

/** Handlers of the batch workbench by operation id. */
export function batchPayHandlers(world: World): AreaHandlers<'batchItem'> {
  return {
    ...batchPayActions(world),
    pageBatchItems: (call) => page(world, call),
    getBatchItemStatistics: (call) => ({ data: statistics(world, call) }),
    downloadBatchItems(call) {
      const { actor, lang, query } = call;
      const batch = findBatch(world, actor, query.batchNo);
      const { list } = select([...batch.items].reverse(), testsOf(call), { sort: sortOf(query) });
      const rows = list.map((item) => showPayItem(world, item, actor, lang));
      call.note.about = { entity: 'batch', ids: [batch.no], name: batch.name };
      return listFile(call, { stem: 'batch_items', title: TITLE, columns: COLUMNS, rows });
    },
    planBatch: (call) => plan(world, call),
  };
}

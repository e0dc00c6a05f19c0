import { createHash } from 'node:crypto';
import type { AccountEntry } from '@/contract';
import { fileColumns, offerColumns } from '../../base/exportColumns';
import { listFile } from '../../base/exportFile';
import { moneyIn } from '../../base/money';
import { badParameter } from '../../engine/schema';
import { select } from '../../engine/store';
import { say, type Text } from '../../engine/text';
import { dayIn, dayOf, startOf } from '../../engine/time';
import type { AreaHandlers } from '../../model/area';
import type { CallFor } from '../../model/operators';
import type { World } from '../../model/world';
import { accountOf, entriesFor, entryFigures, entrySortOf, entryTestsOf, entryTotals } from './historyList';
import { findAccountEntry, showAccountEntry, showAccountEntryDetail, showTransaction, sidesOf } from './historyView';
import { createParties, findAccount } from './party';
import { balanceBefore, daysOf } from './view';

const MAX_DAYS = 93;
const SHOWN_DAYS = 30;
const TOTAL: Text = ['Total', '合计'];
const OPENING: Text = ['Opening balance', '期初余额'];
const CLOSING: Text = ['Closing balance', '期末余额'];
const DIGEST: Text = ['SHA-256 of the entries', '分录 SHA-256 摘要'];
const DAYS: Text = ['Must not be after the end date, and at most 93 days before it.', '不能晚于结束日期，最多 93 天。'];
const MONTH: Text = ['This month has not started yet.', '该月份尚未开始。'];

const COLUMNS = fileColumns({
  of: ['account.statement.field'],
  names: `createdAt historyNo txnNo holderType holderNo holderName accountNo accountType currency bizType bizNo mchOrderNo
    bucket inAmount outAmount beforeAmount afterAmount summary operatorName bizDate`,
  numeric: 'inAmount outAmount beforeAmount afterAmount',
  own: {
    // In a screen the number and the name share a column, in a file they have one each.
    holderNo: 'account.info.field.holderNo',
  },
});
offerColumns('user:accountHistory:down', COLUMNS);

const OF_STATEMENT = [
  'createdAt',
  'historyNo',
  'bizType',
  'bizNo',
  'mchOrderNo',
  'bucket',
  'inAmount',
  'outAmount',
  'beforeAmount',
  'afterAmount',
  'summary',
];

/** An entry as a row of a file: its amount is in the column of its direction. */
const lineOf = (row: AccountEntry) => ({ ...row, [row.direction === 'IN' ? 'inAmount' : 'outAmount']: row.amount });

/** Start of a business month and of the next one, ms. */
function monthOf(month: string): { from: number; to: number } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  return { from: startOf(dayIn(`${month}-01`)), to: startOf(dayIn(next)) };
}

/** The holder's statement of one month: opening balance, entries, closing balance and the digest of the entries. */
function statementFile(world: World, call: CallFor<'downloadAccountStatement'>) {
  const { actor, lang, query, at } = call;
  const partyOf = createParties(world);
  const account = findAccount(world, actor, query.accountNo, partyOf);
  const month = query.month;
  const { from, to } = monthOf(month);
  if (from > at) throw badParameter('month', MONTH);
  const rows = account.entries
    .filter(({ transaction }) => transaction.at >= from && transaction.at < to)
    .map((entry) => showAccountEntry(world, entry, partyOf));
  const hash = createHash('sha256');
  for (const { historyNo, createdAt, direction, amount, afterAmount } of rows)
    hash.update(`${historyNo}|${createdAt}|${direction}|${amount}|${afterAmount}\n`);
  const money = (minor: bigint) => moneyIn(account.currency, minor);
  const mark = (text: Text, minor: bigint) => ({ createdAt: say(lang, text), afterAmount: money(minor) });
  call.note.about = { entity: 'account', ids: [account.no], name: partyOf(account).name, currency: account.currency };
  return listFile(call, {
    stem: `statement_${account.no}`,
    days: month.replace('-', ''),
    title: ['Account statement', '账户对账单'],
    columns: COLUMNS,
    names: OF_STATEMENT,
    count: rows.length,
    filters: { accountNo: account.no, holder: partyOf(account).name, currency: account.currency, month },
    rows: [mark(OPENING, balanceBefore(account, from)), ...rows.map(lineOf), mark(CLOSING, balanceBefore(account, to))],
    tail: [[say(lang, DIGEST), hash.digest('hex')]],
  });
}

/** Handlers of the account statement by operation id. */
export function accountHistoryHandlers(world: World) {
  return {
    pageAccountEntries({ actor, query: filter, at }) {
      const partyOf = createParties(world);
      const { current, pageSize } = filter;
      const sum = entryTotals();
      const isByTransaction = filter.by === 'TXN';
      const { list, total } = select(entriesFor(world, actor, filter, at), entryTestsOf(world, partyOf, actor, filter, at), {
        sort: entrySortOf(filter),
        from: (current - 1) * pageSize,
        count: pageSize,
        each: isByTransaction ? undefined : sum.add,
      });
      const rows = list.map((entry) => ({
        ...showAccountEntry(world, entry, partyOf),
        ...(isByTransaction && sidesOf(world, actor, entry.transaction.id, partyOf)),
      }));
      return { data: { list: rows, total, current, pageSize, ...(!isByTransaction && { summary: sum.list() }) } };
    },
    getAccountEntry({ actor, query }) {
      const partyOf = createParties(world);
      const entry = findAccountEntry(world, actor, query.historyNo, partyOf);
      return { data: showAccountEntryDetail(world, entry, actor, partyOf) };
    },
    getAccountEntryStatistics: ({ actor, query, at }) => ({
      data: entryFigures(world, createParties(world), actor, query, at),
    }),
    downloadAccountEntries(call) {
      const { actor, lang, query, at } = call;
      const partyOf = createParties(world);
      const filter = { ...query, by: undefined };
      const sum = entryTotals();
      const tests = entryTestsOf(world, partyOf, actor, filter, at);
      const { list } = select(entriesFor(world, actor, filter, at), tests, { sort: entrySortOf(query), each: sum.add });
      const account = accountOf(world, filter);
      if (account) call.note.about = { entity: 'account', ids: [account.no] };
      return listFile(call, {
        stem: 'accountEntries',
        title: ['Account statement', '账户流水'],
        columns: COLUMNS,
        count: list.length,
        rows: (function* () {
          for (const entry of list) yield lineOf(showAccountEntry(world, entry, partyOf));
        })(),
        tail: sum
          .list()
          .map(({ currency, count, inAmount, outAmount }) => [say(lang, TOTAL), currency, String(count), inAmount, outAmount]),
      });
    },
    getAccountTransaction: ({ actor, query }) => ({
      data: showTransaction(world, actor, query.txnNo, createParties(world)),
    }),
    listAccountDays({ actor, query, at }) {
      const account = findAccount(world, actor, query.accountNo);
      const to = query.to ? dayIn(query.to) : dayOf(at);
      const from = query.from ? dayIn(query.from) : to - SHOWN_DAYS + 1;
      if (from > to || to - from >= MAX_DAYS) throw badParameter('from', DAYS);
      return { data: { accountNo: account.no, currency: account.currency, days: daysOf(account, from, to).reverse() } };
    },
    downloadAccountStatement: (call) => statementFile(world, call),
  } satisfies Partial<AreaHandlers<'account'>>;
}

import type { AccountEntry, AccountEntryDetail, AccountSide, AccountTransaction, MoneyAccountType } from '@/contract';
import { entryAt } from '../../../src/domain/typed';
import { moneyIn } from '../../base/money';
import type { Entry } from '../../engine/ledger';
import { firstAt } from '../../engine/store';
import { notFound, type Text } from '../../engine/text';
import { dateOf, dayOf, iso } from '../../engine/time';
import type { Operator } from '../../model/operators';
import type { World } from '../../model/world';
import { bizTypeOf, causeOf, deedOf, txnNoOf } from './historyBiz';
import { type PartyOf, seesParty } from './party';
import { entryNoOf } from './view';

const NO_ENTRY: Text = ['Entry not found, or outside your data scope.', '流水不存在或不在您的数据范围内。'];
const NUMBER = /^(.+)\.(available|frozen|pending)\.(\d+)$/;

/** All legs of a transaction, in posting order. */
function legsOf({ ledger: { entries } }: World, id: number): Entry[] {
  const legs: Entry[] = [];
  for (let at = firstAt(entries, id, ({ transaction }) => transaction.id); entries[at]?.transaction.id === id; at++)
    legs.push(entryAt(entries, at));
  return legs;
}

/** The entry with this number, when the operator may see it. @throws Refusal 404 */
export function findAccountEntry(world: World, operator: Operator, historyNo: string, partyOf: PartyOf): Entry {
  const [, no = '', bucket, seq] = NUMBER.exec(historyNo) ?? [];
  const account = world.ledger.accounts.get(no);
  const entry = account?.entries.find((one) => one.bucket === bucket && one.seq === Number(seq));
  if (!account || !entry || !seesParty(operator, partyOf(account))) throw notFound(NO_ENTRY);
  return entry;
}

function sideOf(entry: Entry, partyOf: PartyOf): AccountSide {
  const { account, bucket, delta, after } = entry;
  const money = (minor: bigint) => moneyIn(account.currency, minor);
  return {
    historyNo: entryNoOf(entry),
    accountNo: account.no,
    holderName: partyOf(account).name,
    accountType: account.type as MoneyAccountType,
    currency: account.currency,
    bucket: bucket.toUpperCase() as AccountSide['bucket'],
    direction: delta > 0n ? 'IN' : 'OUT',
    amount: money(delta < 0n ? -delta : delta),
    beforeAmount: money(after - delta),
    afterAmount: money(after),
  };
}

/** The entries of a transaction that the operator may see, and the number of hidden entries. */
export function sidesOf(world: World, operator: Operator, id: number, partyOf: PartyOf) {
  const legs = legsOf(world, id);
  const seen = legs.filter(({ account }) => seesParty(operator, partyOf(account)));
  return { sides: seen.map((leg) => sideOf(leg, partyOf)), hiddenSides: legs.length - seen.length };
}

/** One change of one bucket, with its balance before and after (docs/rules/accountHistory.md#entries). */
export function showAccountEntry(world: World, entry: Entry, partyOf: PartyOf): AccountEntry {
  const { account, seq, transaction } = entry;
  const { type, no, name } = partyOf(account);
  const cause = causeOf(world, transaction.ref);
  const deed = deedOf(world, entry);
  return {
    ...sideOf(entry, partyOf),
    txnNo: txnNoOf(entry),
    seq,
    holderType: type,
    holderNo: no,
    holderName: name,
    bizType: bizTypeOf(entry),
    bizNo: transaction.ref,
    bizEntity: cause.entity,
    bizRecordNo: cause.no,
    mchOrderNo: cause.mchOrderNo,
    summary: deed?.remark ?? null,
    operatorName: deed?.operator?.username ?? null,
    bizDate: dateOf(dayOf(transaction.at)),
    createdAt: iso(transaction.at),
  };
}

/** One entry with all legs of its transaction. */
export function showAccountEntryDetail(world: World, entry: Entry, operator: Operator, partyOf: PartyOf): AccountEntryDetail {
  const deed = deedOf(world, entry);
  return {
    ...showAccountEntry(world, entry, partyOf),
    ...sidesOf(world, operator, entry.transaction.id, partyOf),
    reasonCode: deed?.reasonCode ?? null,
    fileId: deed?.file?.id ?? null,
    fileName: deed?.file?.name ?? null,
  };
}

/** A whole transaction; without any visible entry it is treated as missing. @throws Refusal 404 */
export function showTransaction(world: World, operator: Operator, txnNo: string, partyOf: PartyOf): AccountTransaction {
  const id = /^X\d{10}$/.test(txnNo) ? Number(txnNo.slice(1)) : 0;
  const [first] = legsOf(world, id);
  const { sides, hiddenSides } = sidesOf(world, operator, id, partyOf);
  if (!first || sides.length === 0) throw notFound(NO_ENTRY);
  return {
    txnNo,
    createdAt: iso(first.transaction.at),
    bizType: bizTypeOf(legsOf(world, id).find(({ account }) => account.isCustomer) ?? first),
    bizNo: first.transaction.ref,
    sides,
    hiddenSides,
  };
}

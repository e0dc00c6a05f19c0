import type { AccountAction, AccountDay, AccountStatus, MoneyAccount, MoneyAccountDetail, MoneyAccountType } from '@/contract';
import { entryAt } from '../../../src/domain/typed';
import { currencyInfo, moneyIn } from '../../base/money';
import type { Account, Entry } from '../../engine/ledger';
import type { OperationLog } from '../../engine/log';
import { firstAt } from '../../engine/store';
import type { Lang, Text } from '../../engine/text';
import { dateOf, dayOf, startOf, timeOf } from '../../engine/time';
import { stateOf } from '../../flow/accounts';
import { releasableOn, reserveDays } from '../../flow/payin/reserve';
import { rightsOf } from '../../flow/rights';
import { logsOf, showEntry, showEvents } from '../../flow/show';
import type { Operator } from '../../model/operators';
import type { World } from '../../model/world';
import { heldOn, showHold } from './holds';
import type { Party, PartyOf } from './party';

const CHART_DAYS = 90;
const SHOWN = 50;
const SHOWN_LOGS = 50;
const SHOWN_DAYS = 400;
const ACTIONS: readonly AccountAction[] = ['freeze', 'adjust', 'topUp', 'transfer', 'releaseReserve', 'block', 'unblock'];

const NOT_CUSTOMER: Text = ['Only accounts of merchants and agents can be changed manually.', '仅可手工处理商户和代理的账户。'];
const NOT_MERCHANT: Text = ['Only merchant balances can be topped up.', '仅可为商户余额账户充值。'];
const CLOSED: Text = ['The account holder is closed.', '账户持有方已销户。'];
const NOTHING: Text = ['No balance is available.', '没有可用余额。'];
const BLOCKED: Text = ['The account is blocked for manual credits. Unblock it first.', '账户已止收，请先解除。'];
const IS_BLOCKED: Text = ['The account is already blocked. Unblock it first.', '账户已被限制，请先解除。'];
const DEBIT_BLOCKED: Text = ['The account is blocked for debits. Unblock it first.', '账户已止付，请先解除。'];
const NOT_BLOCKED: Text = ['The account is not blocked.', '账户未被限制。'];

const NO_OTHER: Text = [
  'Only merchants have a balance and a payout balance to transfer between.',
  '仅商户有余额账户与代付余额账户可互转。',
];

const IS_RESERVE: Text = ['A reserve can be released, not changed.', '保证金仅可释放，不可变更。'];
const NO_RESERVE: Text = ['Only reserve accounts can be released.', '仅保证金账户可释放。'];

const NOT_DUE: Text = [
  'Nothing can be released: the orders are unsettled or disputed.',
  '暂无可释放保证金：对应订单未结算或处于争议中。',
];

const NO_TIER: Text = ['Your approval tier does not allow adjustments.', '您的审批级别不允许调账。'];

/** Sum of all buckets, minor units. */
export const totalOf = ({ amounts }: Account): bigint => amounts.available + amounts.frozen + amounts.pending;

/** Status of an account: CLOSED with its holder, otherwise its own status. */
export const statusOf = (world: World, account: Account, { holder }: Party): AccountStatus =>
  holder?.status === 'CLOSED' ? 'CLOSED' : stateOf(world, account).status;

/** True while manual credits are blocked. */
export const isCreditBlocked = (status: AccountStatus) => status === 'CREDIT_BLOCKED' || status === 'FROZEN';

/** True while debits are blocked. */
const isDebitBlocked = (status: AccountStatus) => status === 'DEBIT_BLOCKED' || status === 'FROZEN';

/** The account type that this type can transfer to; undefined without one. */
export const otherOf = ({ type }: Account): 'PAYOUT' | 'BALANCE' | undefined =>
  type === 'BALANCE' ? 'PAYOUT' : type === 'PAYOUT' ? 'BALANCE' : undefined;

/** True for an account of a party the platform owes money to. */
const isOfCustomer = ({ type }: Party, account: Account) => (type === 'MERCHANT' || type === 'AGENT') && account.isCustomer;

/** The operator's maximum adjustment in minor units; undefined when not allowed (docs/rules/access.md#tiers). */
export function adjustMax({ withdrawTier }: Operator, currency: string): bigint | undefined {
  const { tier1, tier2, tier3 } = currencyInfo(currency).tiers;
  return [undefined, tier1, tier2, tier3][withdrawTier];
}

/** Why an action is not possible on this account now; undefined when it is possible. */
export function accountObstacle(
  world: World,
  account: Account,
  party: Party,
  action: AccountAction,
  operator: Operator,
): { text: Text } | undefined {
  const status = statusOf(world, account, party);
  if (!isOfCustomer(party, account)) return { text: NOT_CUSTOMER };
  if (status === 'CLOSED') return { text: CLOSED };
  const why: Readonly<Record<AccountAction, () => Text | false>> = {
    freeze: () => account.amounts.available <= 0n && NOTHING,
    transfer: () =>
      otherOf(account) === undefined
        ? NO_OTHER
        : isDebitBlocked(status)
          ? DEBIT_BLOCKED
          : account.amounts.available <= 0n && NOTHING,
    releaseReserve: () =>
      account.type !== 'RESERVE'
        ? NO_RESERVE
        : isDebitBlocked(status)
          ? DEBIT_BLOCKED
          : releasableOn(world, account) === 0n && NOT_DUE,
    adjust: () => (account.type === 'RESERVE' ? IS_RESERVE : adjustMax(operator, account.currency) === undefined && NO_TIER),
    topUp: () => (party.type !== 'MERCHANT' || account.type !== 'BALANCE' ? NOT_MERCHANT : isCreditBlocked(status) && BLOCKED),
    block: () => status !== 'NORMAL' && IS_BLOCKED,
    unblock: () => status === 'NORMAL' && NOT_BLOCKED,
  };
  const text = why[action]();
  return text ? { text } : undefined;
}

/** Fields of a row for everyone who may see the list. */
export function accountFields(world: World, account: Account, party: Party, operator: Operator): MoneyAccount {
  const { no, currency, type, amounts, entries } = account;
  const money = (minor: bigint) => moneyIn(currency, minor);
  const state = stateOf(world, account);
  let [into, out] = [0n, 0n];
  for (const { delta } of entries)
    if (delta > 0n) into += delta;
    else out -= delta;
  const last = entries.at(-1);
  const first = entries[0];
  const max = adjustMax(operator, currency);
  return {
    accountNo: no,
    holderType: party.type,
    holderNo: party.no,
    holderName: party.name,
    accountType: type as MoneyAccountType,
    currency,
    availableAmount: money(amounts.available),
    frozenAmount: money(amounts.frozen),
    pendingAmount: money(amounts.pending),
    totalAmount: money(totalOf(account)),
    overdraftLimit: isOfCustomer(party, account) ? money(0n) : null,
    totalIn: money(into),
    totalOut: money(out),
    lastEntryNo: last ? entryNoOf(last) : null,
    lastEntryAt: timeOf(last?.transaction.at ?? null),
    status: statusOf(world, account, party),
    statusReason: state.reasonCode,
    checkState: state.checkState,
    checkedAt: timeOf(state.checkedAt),
    adjustMax: max === undefined ? null : money(max),
    releasableAmount: type === 'RESERVE' ? money(releasableOn(world, account)) : null,
    createdAt: timeOf(first?.transaction.at ?? null),
    updatedAt: state.updatedAt === 0 ? null : timeOf(state.updatedAt),
    updatedBy: state.updatedAt === 0 ? null : state.updatedBy,
    version: state.version,
  };
}

/** Number of an entry: account, bucket and sequence number. */
export const entryNoOf = ({ account, bucket, seq }: Entry) => `${account.no}.${bucket}.${seq}`;

/** One row, with the actions of this operator. */
export function showAccount(world: World, account: Account, operator: Operator, lang: Lang, partyOf: PartyOf): MoneyAccount {
  const party = partyOf(account);
  return {
    ...accountFields(world, account, party, operator),
    ...rightsOf(operator, lang, 'user:account', ACTIONS, (action) => accountObstacle(world, account, party, action, operator)),
  };
}

/** Business days with opening and closing balance, oldest first. Moves between the buckets count as both credit and debit. */
export function daysOf(account: Account, from: number, to: number): AccountDay[] {
  const { entries, currency } = account;
  const money = (minor: bigint) => moneyIn(currency, minor);
  const left = { available: 0n, frozen: 0n, pending: 0n };
  const total = () => left.available + left.frozen + left.pending;
  let at = 0;
  for (; at < entries.length && entryAt(entries, at).transaction.at < startOf(from); at++) {
    const { bucket, after } = entryAt(entries, at);
    left[bucket] = after;
  }
  const days: AccountDay[] = [];
  for (let day = from; day <= to; day++) {
    const opening = total();
    let [into, out] = [0n, 0n];
    for (; at < entries.length && entryAt(entries, at).transaction.at < startOf(day + 1); at++) {
      const { bucket, after, delta } = entryAt(entries, at);
      left[bucket] = after;
      if (delta > 0n) into += delta;
      else out -= delta;
    }
    days.push({
      date: dateOf(day),
      opening: money(opening),
      inAmount: money(into),
      outAmount: money(out),
      closing: money(total()),
      available: money(left.available),
      frozen: money(left.frozen),
      pending: money(left.pending),
    });
  }
  return days;
}

/** One account with every section of the drawer. */
export function showAccountDetail(
  world: World,
  account: Account,
  operator: Operator,
  lang: Lang,
  partyOf: PartyOf,
  log: OperationLog,
): MoneyAccountDetail {
  const today = dayOf(world.clock.now());
  const held = heldOn(world, account);
  const { events } = stateOf(world, account);
  return {
    ...showAccount(world, account, operator, lang, partyOf),
    days: daysOf(account, today - CHART_DAYS + 1, today),
    entries: account.entries.slice(-SHOWN).reverse().map(showEntry),
    holds: held.slice(0, SHOWN).map((one) => showHold(account, operator, one)),
    holdCount: held.length,
    reserves: reserveDays(world, account).slice(0, SHOWN_DAYS),
    events: showEvents(events),
    logs: logsOf(log, { entity: 'account', no: account.no, events: [...events], notes: [] }, lang)
      .slice(-SHOWN_LOGS)
      .reverse(),
  };
}

/** Balance of an account in one bucket, or in all, before a time; minor units. */
export function balanceBefore({ entries }: Account, time: number, bucket?: string): bigint {
  const left = new Map<string, bigint>();
  const end = firstAt(entries, time, ({ transaction }) => transaction.at);
  for (let at = end - 1; at >= 0 && left.size < 3; at--) {
    const { bucket: own, after } = entryAt(entries, at);
    if (!left.has(own)) left.set(own, after);
  }
  let sum = 0n;
  for (const [own, after] of left) if (!bucket || own.toUpperCase() === bucket) sum += after;
  return sum;
}

import type { AccountAction, AccountBlockMode, AccountDirection } from '@/contract';
import { logChanges, reasonOf, withCurrent } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import { type Checked, fault, insist } from '../../base/faults';
import { currencyInfo, minorOf, moneyIn, moneyText } from '../../base/money';
import type { Account } from '../../engine/ledger';
import { notFound, type Text } from '../../engine/text';
import { DAY } from '../../engine/time';
import { openState, stateOf } from '../../flow/accounts';
import { isReleasable, releasableOn, release, reservesOn } from '../../flow/payin/reserve';
import { corrected, freeze, toppedUp, transferred } from '../../flow/postings';
import { conflictOf, touch } from '../../flow/versions';
import type { AccountState } from '../../model/books';
import type { CallFor, PlatformCall } from '../../model/operators';
import type { OrderEvent, StoredFile } from '../../model/records';
import type { World } from '../../model/world';
import { endHold } from './holds';
import { createParties, findAccount, seesParty } from './party';
import { demandMove, sideOf } from './second';
import { accountObstacle, adjustMax, isCreditBlocked, otherOf, showAccount, statusOf } from './view';

const MAX_UNTIL = 366 * DAY;
const ADJUST_REMARK = 10;

const NO_FILE: Text = ['Upload the evidence file again.', '请先上传证明文件。'];
const TOO_FINE: Text = ['{currency} has {n} decimals.', '{currency} 最多 {n} 位小数。'];
const ZERO: Text = ['Must be above zero.', '必须大于零。'];
const SHORT: Text = ['Only {sum} is available.', '可用余额仅 {sum}。'];

const NOT_FREE: Text = [
  'Only {sum} can be released. The rest belongs to unsettled or disputed orders.',
  '仅 {sum} 可释放：其余对应订单未结算或处于争议中。',
];

const ABOVE: Text = ['Your approval tier allows at most {sum}.', '您的审批级别最多 {sum}。'];
const UNTIL: Text = ['Must be in the future, within 366 days.', '必须晚于当前时间，且不超过 366 天。'];
const REMARK_10: Text = ['At least 10 characters.', '至少填写 10 个字符。'];
const BOOKED: Text = ['This bank reference is already booked.', '该银行流水号已入账。'];
const NO_HOLD: Text = ['Hold not found, or outside your data scope.', '冻结记录不存在或不在您的数据范围内。'];
const RELEASED: Text = ['This hold is already released.', '该冻结已释放。'];
const CREDIT_BLOCKED: Text = ['{no} is blocked for manual credits. Unblock it first.', '账户 {no} 已止收，请先解除。'];

const MODES = { DEBIT: 'DEBIT_BLOCKED', CREDIT: 'CREDIT_BLOCKED', ALL: 'FROZEN' } as const;

interface Body {
  accountNo: string;
  version: number;
  amount?: string;
  evidenceFileId?: string;
  until?: string;
  bankRefNo?: string;
  direction?: AccountDirection;
  relatedNo?: string;
  mode?: AccountBlockMode;
}

interface Acting {
  account: Account;
  state: AccountState;
  body: Body;
}

const buckets = (world: World, account: Account) => {
  const money = (minor: bigint) => moneyIn(account.currency, minor);
  const { status, reasonCode } = stateOf(world, account);
  return {
    availableAmount: money(account.amounts.available),
    frozenAmount: money(account.amounts.frozen),
    status,
    statusReason: reasonCode,
  };
};

const LOGGED_FIELDS = ['availableAmount', 'frozenAmount', 'status', 'statusReason'] as const;

/** An amount of the body in minor units, with its field errors. */
function amountOf({ account, body }: Acting, most?: bigint): { amount: bigint; faults: Checked[] } {
  const { currency, amounts } = account;
  const { digits } = currencyInfo(currency);
  const minor = minorOf(body.amount ?? '', digits);
  const amount = minor ?? 0n;
  const isShort = most !== undefined && amount > most;
  const sum = moneyText(amounts.available < 0n ? 0n : amounts.available, currency);
  return {
    amount,
    faults: [
      minor === undefined && fault('amount', 'digits', TOO_FINE, { currency, n: digits }),
      minor === 0n && fault('amount', 'positive', ZERO),
      isShort && fault('amount', 'balance', SHORT, { sum }),
    ],
  };
}

/** An evidence file of the caller that no other record uses. */
function evidenceOf(world: World, { actor }: PlatformCall, { evidenceFileId }: Body): StoredFile | undefined {
  const file = world.files.get(evidenceFileId ?? '');
  return file?.by === actor && !file.subject && !file.canOpen ? file : undefined;
}

/** From now on everyone who may open the account may open its evidence. */
function keep(world: World, account: Account, file: StoredFile) {
  file.canOpen = (operator) => operator.access.has('user:account:detail') && seesParty(operator, createParties(world)(account));
  return file;
}

/** One action on one account: checks the version, writes the log and returns the new row. */
function act(world: World, call: PlatformCall, action: AccountAction, run: (acting: Acting) => Partial<OrderEvent>) {
  const { actor, lang, at, traceId, note } = call;
  const body = call.body as unknown as Body;
  const partyOf = createParties(world);
  const account = findAccount(world, actor, body.accountNo, partyOf);
  const party = partyOf(account);
  const row = () => showAccount(world, account, actor, lang, partyOf);
  note.about = { ...note.about, name: party.name, currency: account.currency, ...(body.amount && { amount: body.amount }) };
  const before = buckets(world, account);
  try {
    const state = stateOf(world, account);
    const why = accountObstacle(world, account, party, action, actor);
    if (state.version !== body.version) throw conflictOf(call, state, row());
    if (why) throw conflictOf(call, state, row(), why.text, {});
    const opened = openState(world, account);
    const details = run({ account, state: opened, body });
    touch(opened, call);
    opened.events.push({
      at,
      kind: `ACCOUNT_${action.toUpperCase()}`,
      actorType: 'OPERATOR',
      operator: actor,
      traceId,
      ...details,
    });
  } catch (error) {
    throw withCurrent(error, row);
  }
  logChanges(call, changesOf(before, buckets(world, account), LOGGED_FIELDS), account.no);
  return { data: row() };
}

const isFault = (one: Checked): one is Exclude<Checked, false | undefined> => one !== false && one !== undefined;

/** Freezes an amount (docs/rules/account.md#freeze). */
export const freezeAccount = (world: World, call: PlatformCall) =>
  act(world, call, 'freeze', (acting) => {
    const { account, body } = acting;
    const { amount, faults } = amountOf(acting, account.amounts.available);
    const reason = reasonOf(call);
    const now = world.clock.now();
    const until = body.until ? Date.parse(body.until) : null;
    insist(
      call,
      [...faults, until !== null && (until <= now || until > now + MAX_UNTIL) && fault('until', 'range', UNTIL)].filter(isFault),
    );
    const no = world.numberOf('HD');
    world.ledger.post(now, 'FREEZE', no, freeze(account, amount));
    const by = call.actor.username;
    const remark = reason.remark?.trim() ?? '';
    const hold = {
      no,
      account,
      amount,
      reasonCode: reason.reasonCode,
      remark,
      until,
      createdAt: now,
      createdBy: by,
      releasedAt: null,
      version: 1,
      updatedAt: now,
      updatedBy: by,
    };
    world.accountBook.holds.set(no, hold);
    if (until !== null)
      world.clock.schedule(until, () => {
        const { releasedAt } = world.accountBook.holds.get(no) ?? hold;
        if (releasedAt !== null) return;
        endHold(world, hold, 'SYSTEM');
        const state = openState(world, account);
        state.events.push({ at: world.clock.now(), kind: 'ACCOUNT_HOLD_ENDED', actorType: 'SYSTEM', refNo: no });
        Object.assign(state, { version: state.version + 1, updatedAt: world.clock.now(), updatedBy: 'SYSTEM' });
      });
    return { reasonCode: reason.reasonCode, remark: remark || undefined, refNo: no };
  });

/** Releases a hold (docs/rules/account.md#release). */
export function unfreezeAccount(world: World, call: CallFor<'unfreezeAccount'>) {
  const { actor, lang, at, traceId, body, note } = call;
  const { holdNo, version } = body;
  const hold = world.accountBook.holds.get(holdNo);
  const partyOf = createParties(world);
  if (!hold || !seesParty(actor, partyOf(hold.account))) throw notFound(NO_HOLD);
  const { account, amount } = hold;
  const row = () => showAccount(world, account, actor, lang, partyOf);
  const { currency } = account;
  const shown = moneyIn(currency, amount);
  note.about = { entity: 'account', ids: [account.no], name: partyOf(account).name, currency, amount: shown };
  const before = buckets(world, account);
  const reason = reasonOf(call);
  if (hold.releasedAt !== null) throw conflictOf(call, hold, row(), RELEASED, {});
  if (hold.version !== version) throw conflictOf(call, hold, row());
  endHold(world, hold, actor.username);
  const state = openState(world, account);
  touch(state, call);
  const details = { reasonCode: reason.reasonCode, remark: reason.remark?.trim() || undefined, refNo: holdNo };
  state.events.push({ at, kind: 'ACCOUNT_UNFREEZE', actorType: 'OPERATOR', operator: actor, traceId, ...details });
  logChanges(call, changesOf(before, buckets(world, account), LOGGED_FIELDS), account.no);
  return { data: row() };
}

/** @param asked the account named in the call @throws Refusal 409 while manual credits are blocked */
function demandCredit(world: World, call: PlatformCall, account: Account, asked = account) {
  const partyOf = createParties(world);
  if (!isCreditBlocked(statusOf(world, account, partyOf(account)))) return;
  const row = showAccount(world, asked, call.actor, call.lang, partyOf);
  throw conflictOf(call, stateOf(world, asked), row, CREDIT_BLOCKED, { no: account.no });
}

/** Adjusts a balance; the platform's profit is the counter-entry (docs/rules/account.md#adjust). */
export const adjustAccount = (world: World, call: PlatformCall) =>
  act(world, call, 'adjust', (acting) => {
    const { account, body } = acting;
    const { currency } = account;
    const isIn = body.direction === 'IN';
    const { amount, faults } = amountOf(acting, isIn ? undefined : account.amounts.available);
    const reason = reasonOf(call);
    const remark = reason.remark?.trim() ?? '';
    const max = adjustMax(call.actor, currency) ?? 0n;
    const file = evidenceOf(world, call, body);
    const sum = moneyText(max, currency);
    insist(
      call,
      [
        ...faults,
        amount > max && fault('amount', 'limit', ABOVE, { sum }),
        remark.length < ADJUST_REMARK && fault('remark', 'minLength', REMARK_10),
        !file && fault('evidenceFileId', 'exists', NO_FILE),
      ].filter(isFault),
    );
    if (isIn) demandCredit(world, call, account);
    const delta = isIn ? amount : -amount;
    const sides = [sideOf(world, account, delta), sideOf(world, world.ledger.peek('P1', currency, 'PROFIT', false), -delta)];
    demandMove(world, call, account, sides, (operator) => amount <= (adjustMax(operator, currency) ?? 0n));
    const profit = world.ledger.account('P1', currency, 'PROFIT', false);
    const no = world.numberOf('AD');
    const at = world.clock.now();
    // Not ADJUST, which changes the earnings of agents (docs/rules/invariants.md#invariant-19).
    world.ledger.post(at, 'CORRECTION', no, corrected(account, profit, delta));
    const { holder } = createParties(world)(account);
    // A credit costs the platform as much as a lower fee; no agent has a part in it.
    const sums = { count: 0, amount: 0n, fee: -delta, cost: 0n, share: 0n, shares: [] } as const;
    if (holder) world.profits.push({ biz: 'ADJUST', currency, holder, way: null, channel: null, ref: no, at, ...sums });
    const text = [remark, body.relatedNo?.trim()].filter(Boolean).join(' · ');
    return { reasonCode: reason.reasonCode, remark: text, refNo: no, file: file && keep(world, account, file) };
  });

/** Credits money received at the platform's own bank (docs/rules/account.md#top-up). */
export const topUpAccount = (world: World, call: PlatformCall) =>
  act(world, call, 'topUp', (acting) => {
    const { account, body } = acting;
    const { amount, faults } = amountOf(acting);
    const reason = reasonOf(call);
    const file = evidenceOf(world, call, body);
    const ref = body.bankRefNo?.trim().toUpperCase() ?? '';
    const { receipts } = world.accountBook;
    insist(
      call,
      [
        ...faults,
        receipts.has(ref) && fault('bankRefNo', 'unique', BOOKED),
        !file && fault('evidenceFileId', 'exists', NO_FILE),
      ].filter(isFault),
    );
    receipts.add(ref);
    const no = world.numberOf('TU');
    const clearing = world.ledger.account('U01', account.currency, 'CLEARING', false);
    world.ledger.post(world.clock.now(), 'TOPUP', no, toppedUp(account, clearing, amount));
    const remark = [body.bankRefNo?.trim(), reason.remark?.trim()].filter(Boolean).join(' · ');
    return { reasonCode: reason.reasonCode, remark, refNo: no, file: file && keep(world, account, file) };
  });

/** Moves money between the balance and the payout balance of a merchant (docs/rules/account.md#transfer). */
export const transferAccount = (world: World, call: PlatformCall) =>
  act(world, call, 'transfer', (acting) => {
    const { account } = acting;
    const { amount, faults } = amountOf(acting, account.amounts.available);
    const { reasonCode, remark } = reasonOf(call);
    insist(call, faults.filter(isFault));
    const type = otherOf(account) ?? 'BALANCE';
    const known = world.ledger.find(account.holderNo, account.currency, type);
    if (known) demandCredit(world, call, known, account);
    const next = world.ledger.peek(account.holderNo, account.currency, type, true);
    demandMove(world, call, account, [sideOf(world, account, -amount), sideOf(world, next, amount)]);
    const to = world.ledger.account(account.holderNo, account.currency, type, true);
    const no = world.numberOf('TR');
    world.ledger.post(world.clock.now(), 'TRANSFER', no, transferred(account, to, amount));
    return { reasonCode, remark: remark?.trim() || undefined, refNo: no };
  });

/** Releases a reserve to the merchant before its due time (docs/rules/account.md#release-reserve). */
export const releaseAccountReserve = (world: World, call: PlatformCall) =>
  act(world, call, 'releaseReserve', (acting) => {
    const { account } = acting;
    const { currency } = account;
    const { amount, faults } = amountOf(acting);
    const { reasonCode, remark } = reasonOf(call);
    const most = releasableOn(world, account);
    const sum = moneyText(most, currency);
    insist(call, [...faults, amount > most && fault('amount', 'balance', NOT_FREE, { sum })].filter(isFault));
    const no = world.numberOf('RV');
    release(world, account, reservesOn(world, account).filter(isReleasable), amount, no);
    return { reasonCode, remark: remark?.trim() || undefined, refNo: no };
  });

function setStatus(call: PlatformCall, { account, state }: Acting, status: AccountState['status']): Partial<OrderEvent> {
  const { reasonCode, remark } = reasonOf(call);
  Object.assign(state, { status, reasonCode: status === 'NORMAL' ? null : reasonCode });
  account.isDebitBlocked = status === 'DEBIT_BLOCKED' || status === 'FROZEN';
  return { reasonCode, remark: remark?.trim() || undefined };
}

/** Blocks debits, manual credits, or both (docs/rules/account.md#block). */
export const blockAccount = (world: World, call: PlatformCall) =>
  act(world, call, 'block', (acting) => setStatus(call, acting, MODES[acting.body.mode ?? 'ALL']));

export const unblockAccount = (world: World, call: PlatformCall) =>
  act(world, call, 'unblock', (acting) => setStatus(call, acting, 'NORMAL'));

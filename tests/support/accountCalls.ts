import type { AccountHold } from '@/contract';
import type { Outcome } from '../../mock/engine/call';
import type { APlatform } from '../unit/platform/support';
import { actor } from './actor';

const PDF = Buffer.from('%PDF-1.4 receipt').toString('base64');
const REMARK = 'Agreed with the merchant by mail';

/** Calls on money accounts and their entries that succeed, by operation, for the test of the contract; each in a world of its own. */
export function accountCalls(aBench: () => APlatform): Record<string, () => Outcome[]> {
  const bench = () => {
    const { call, platform } = aBench();
    const { world } = platform;
    const { get, post: send } = actor('/user/account')({ call });
    const account = [...world.ledger.accounts.values()].find(
      ({ isCustomer, holderNo, amounts }) => isCustomer && holderNo.startsWith('M') && amounts.available > 100_000n,
    );
    if (!account) throw new Error('No merchant has money');
    const file = call('admin', 'POST /common/file/add', { body: { name: 'a.pdf', type: 'application/pdf', content: PDF } });
    const post = (verb: string, body: object, { no } = account) =>
      send(verb, { accountNo: no, version: world.accountBook.states.get(no)?.version ?? 1, ...body });
    /** The account of a reserve of which something can be released. */
    const reserve = () => {
      const holder = world.holders.find(({ type, status, level }) => type === 'MERCHANT' && status === 'ACTIVE' && level === 'A');
      const merchant = holder && world.merchants.get(holder.no);
      if (!holder || !merchant) throw new Error('No merchant');
      Object.assign(merchant, { reservePpm: 100_000, reserveDays: 30 });
      platform.payIn({ holder, plan: { failures: 0, payAfter: 1_000, isLost: false } });
      platform.clock.advance(2 * 86_400_000);
      const found = world.ledger.find(holder.no, holder.accounts[0]?.account.currency ?? '', 'RESERVE');
      if (!found) throw new Error('Nothing is kept back');
      return found;
    };
    const freeze = () => post('freeze', { amount: '25', reasonCode: 'COURT_ORDER', remark: 'Case 7' });
    return {
      account,
      send,
      post,
      freeze,
      reserve,
      get,
      entries: actor('/user/accountHistory')({ call }).get,
      evidenceFileId: (file.envelope.data as { fileId: string }).fileId,
    };
  };
  const entryNo = ({ account, entries }: ReturnType<typeof bench>) => {
    const { list } = entries(`page?accountNo=${account.no}`).envelope.data as { list: { historyNo: string; txnNo: string }[] };
    return list[0];
  };
  return {
    pageAccounts: () => ['admin', 'auditor'].map((who) => bench().get('page?pageSize=200', who)),
    getAccount: () => {
      const { get, freeze, account } = bench();
      freeze();
      return [get(`detail?accountNo=${account.no}`)];
    },
    getAccountStatistics: () => ['admin', 'auditor'].map((who) => bench().get('statistics', who)),
    pageAccountHolds: () => {
      const { get, freeze, account } = bench();
      freeze();
      return [get(`hold/page?accountNo=${account.no}`)];
    },
    pageAccountReserves: () => {
      const { get, reserve } = bench();
      return [get(`reserve/page?accountNo=${reserve().no}`)];
    },
    transferAccount: () => [bench().post('transfer', { amount: '10', reasonCode: 'PAYOUT_FUNDING' })],
    releaseAccountReserve: () => {
      const { post, reserve } = bench();
      return [post('releaseReserve', { amount: '1', reasonCode: 'RISK_LOWERED' }, reserve())];
    },
    proveAccounts: () => [bench().get('proof')],
    freezeAccount: () => [bench().freeze()],
    unfreezeAccount: () => {
      const { get, freeze, send, account } = bench();
      freeze();
      const { list } = get(`hold/page?accountNo=${account.no}`).envelope.data as { list: AccountHold[] };
      const hold = list.find(({ kind }) => kind === 'MANUAL');
      const body = { holdNo: hold?.holdNo, version: hold?.version, reasonCode: 'CASE_CLOSED' };
      return [send('unfreeze', body)];
    },
    adjustAccount: () => {
      const { post, evidenceFileId } = bench();
      return [post('adjust', { direction: 'IN', amount: '10', reasonCode: 'MISSING_ORDER', evidenceFileId, remark: REMARK })];
    },
    topUpAccount: () => {
      const { post, evidenceFileId } = bench();
      return [post('topUp', { amount: '10', bankRefNo: 'BR-1', evidenceFileId, reasonCode: 'BANK_TRANSFER' })];
    },
    blockAccount: () => [bench().post('block', { mode: 'DEBIT', reasonCode: 'FRAUD_SUSPECT' })],
    unblockAccount: () => {
      const { post } = bench();
      post('block', { mode: 'DEBIT', reasonCode: 'FRAUD_SUSPECT' });
      return [post('unblock', { reasonCode: 'CASE_CLOSED' })];
    },
    pageAccountEntries: () => {
      const { entries, account } = bench();
      return [entries('page?pageSize=200'), entries(`page?accountNo=${account.no}&by=TXN`), entries('page', 'auditor')];
    },
    getAccountEntry: () => {
      const desk = bench();
      return [desk.entries(`detail?historyNo=${entryNo(desk)?.historyNo}`)];
    },
    getAccountEntryStatistics: () => {
      const { entries, account } = bench();
      return [entries('statistics'), entries(`statistics?accountNo=${account.no}`)];
    },
    getAccountTransaction: () => {
      const desk = bench();
      return [desk.entries(`txn?txnNo=${entryNo(desk)?.txnNo}`)];
    },
    listAccountDays: () => {
      const { entries, account } = bench();
      return [entries(`daily?accountNo=${account.no}`)];
    },
  };
}

import { fileColumns, offerColumns } from '../../base/exportColumns';
import { listFile } from '../../base/exportFile';
import type { OperationLog } from '../../engine/log';
import { pageOf, selectPage } from '../../engine/page';
import { select } from '../../engine/store';
import { say, type Text } from '../../engine/text';
import { reservesOn, showReserve } from '../../flow/payin/reserve';
import type { AreaHandlers } from '../../model/area';
import type { World } from '../../model/world';
import {
  adjustAccount,
  blockAccount,
  freezeAccount,
  releaseAccountReserve,
  topUpAccount,
  transferAccount,
  unblockAccount,
  unfreezeAccount,
} from './act';
import { heldOn, showHold } from './holds';
import { accountFigures, accountSortOf, accountsIn, accountTestsOf, accountTotals } from './list';
import { createParties, findAccount } from './party';
import { prove } from './proof';
import { accountFields, showAccount, showAccountDetail } from './view';

const TOTAL: Text = ['Total', '合计'];

const COLUMNS = fileColumns({
  of: ['account.info.field'],
  names: `accountNo holderType holderNo holderName accountType currency availableAmount frozenAmount pendingAmount totalAmount
    totalIn totalOut lastEntryAt status statusReason checkState checkedAt`,
  numeric: 'availableAmount frozenAmount pendingAmount totalAmount totalIn totalOut',
});
offerColumns('user:account:down', COLUMNS);

/** Handlers of the money accounts by operation id. */
export function accountHandlers(world: World, logOf: () => OperationLog) {
  return {
    pageAccounts({ actor, lang, query, at }) {
      const partyOf = createParties(world);
      const sum = accountTotals();
      const tests = accountTestsOf(world, partyOf, actor, query, at);
      const page = selectPage(accountsIn(world), tests, query, { sort: accountSortOf(query), each: sum.add }, (account) =>
        showAccount(world, account, actor, lang, partyOf),
      );
      return { data: { ...page, summary: sum.list() } };
    },
    getAccount({ actor, lang, query }) {
      const partyOf = createParties(world);
      const account = findAccount(world, actor, query.accountNo, partyOf);
      return { data: showAccountDetail(world, account, actor, lang, partyOf, logOf()) };
    },
    getAccountStatistics: (call) => ({ data: accountFigures(world, call) }),
    downloadAccounts(call) {
      const { actor, lang, query, at } = call;
      const partyOf = createParties(world);
      const sum = accountTotals();
      const tests = accountTestsOf(world, partyOf, actor, query, at);
      const { list } = select(accountsIn(world), tests, { sort: accountSortOf(query), each: sum.add });
      return listFile(call, {
        stem: 'accounts',
        title: ['Accounts', '账户列表'],
        columns: COLUMNS,
        rows: list.map((account) => accountFields(world, account, partyOf(account), actor)),
        tail: sum
          .list()
          .map(({ accountType, currency, count, availableAmount, frozenAmount, pendingAmount, totalAmount }) => [
            say(lang, TOTAL),
            accountType,
            currency,
            String(count),
            availableAmount,
            frozenAmount,
            pendingAmount,
            totalAmount,
          ]),
      });
    },
    freezeAccount: (call) => freezeAccount(world, call),
    unfreezeAccount: (call) => unfreezeAccount(world, call),
    adjustAccount: (call) => adjustAccount(world, call),
    topUpAccount: (call) => topUpAccount(world, call),
    transferAccount: (call) => transferAccount(world, call),
    releaseAccountReserve: (call) => releaseAccountReserve(world, call),
    blockAccount: (call) => blockAccount(world, call),
    unblockAccount: (call) => unblockAccount(world, call),
    pageAccountHolds({ actor, query }) {
      const account = findAccount(world, actor, query.accountNo);
      const held = heldOn(world, account);
      return { data: pageOf(held, query, (one) => showHold(account, actor, one)) };
    },
    pageAccountReserves({ actor, query }) {
      const kept = reservesOn(world, findAccount(world, actor, query.accountNo));
      return { data: pageOf(kept, query, showReserve) };
    },
    proveAccounts: (call) => ({ data: prove(world, call) }),
  } satisfies Partial<AreaHandlers<'account'>>;
}

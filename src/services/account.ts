import { answer as ofAccountEntries } from '@/contract/answers/pageAccountEntries';
import { answer as ofAccounts } from '@/contract/answers/pageAccounts';
import { type CallOptions, download, get, getPage, post } from '@/request/compared';
import { checked } from './checked';

export const pageAccounts = checked(getPage.from('/user/account/page'), ofAccounts, 'accountNo');
export const getAccount = (accountNo: string, options: CallOptions) => get('/user/account/detail', { accountNo }, options);
export const getAccountStatistics = get.from('/user/account/statistics');
export const downloadAccounts = download.from('/user/account/down');
export const proveAccounts = (options: CallOptions) => get('/user/account/proof', {}, options);
export const freezeAccount = post.to('/user/account/freeze');
export const unfreezeAccount = post.to('/user/account/unfreeze');
export const adjustAccount = post.to('/user/account/adjust');
export const topUpAccount = post.to('/user/account/topUp');
export const transferAccount = post.to('/user/account/transfer');
export const releaseAccountReserve = post.to('/user/account/releaseReserve');
export const blockAccount = post.to('/user/account/block');
export const unblockAccount = post.to('/user/account/unblock');
export const pageAccountEntries = checked(getPage.from('/user/accountHistory/page'), ofAccountEntries, 'historyNo');

export const getAccountEntry = (historyNo: string, options: CallOptions) =>
  get('/user/accountHistory/detail', { historyNo }, options);

export const getAccountEntryStatistics = get.from('/user/accountHistory/statistics');
export const downloadAccountEntries = download.from('/user/accountHistory/down');
export const listAccountDays = get.from('/user/accountHistory/daily');
export const downloadAccountStatement = download.from('/user/accountHistory/file');

import { type Body, type CallOptions, type DownloadOptions, download, get, getPage, post, type Query } from '@/request/client';

export const pageAccounts = (query: Query<'/user/account/page'>, options: CallOptions) =>
  getPage('/user/account/page', query, options);

export const getAccount = (accountNo: string, options: CallOptions) => get('/user/account/detail', { accountNo }, options);

export const getAccountStatistics = (query: Query<'/user/account/statistics'>, options: CallOptions) =>
  get('/user/account/statistics', query, options);

export const downloadAccounts = (query: Query<'/user/account/down'>, options: DownloadOptions) =>
  download('/user/account/down', query, options);

export const proveAccounts = (options: CallOptions) => get('/user/account/proof', {}, options);

export const freezeAccount = (body: Body<'/user/account/freeze'>, options: CallOptions) =>
  post('/user/account/freeze', body, options);

export const unfreezeAccount = (body: Body<'/user/account/unfreeze'>, options: CallOptions) =>
  post('/user/account/unfreeze', body, options);

export const adjustAccount = (body: Body<'/user/account/adjust'>, options: CallOptions) =>
  post('/user/account/adjust', body, options);

export const topUpAccount = (body: Body<'/user/account/topUp'>, options: CallOptions) =>
  post('/user/account/topUp', body, options);

export const transferAccount = (body: Body<'/user/account/transfer'>, options: CallOptions) =>
  post('/user/account/transfer', body, options);

export const releaseAccountReserve = (body: Body<'/user/account/releaseReserve'>, options: CallOptions) =>
  post('/user/account/releaseReserve', body, options);

export const blockAccount = (body: Body<'/user/account/block'>, options: CallOptions) =>
  post('/user/account/block', body, options);

export const unblockAccount = (body: Body<'/user/account/unblock'>, options: CallOptions) =>
  post('/user/account/unblock', body, options);

export const pageAccountEntries = (query: Query<'/user/accountHistory/page'>, options: CallOptions) =>
  getPage('/user/accountHistory/page', query, options);

export const getAccountEntry = (historyNo: string, options: CallOptions) =>
  get('/user/accountHistory/detail', { historyNo }, options);

export const getAccountEntryStatistics = (query: Query<'/user/accountHistory/statistics'>, options: CallOptions) =>
  get('/user/accountHistory/statistics', query, options);

export const downloadAccountEntries = (query: Query<'/user/accountHistory/down'>, options: DownloadOptions) =>
  download('/user/accountHistory/down', query, options);

export const listAccountDays = (query: Query<'/user/accountHistory/daily'>, options: CallOptions) =>
  get('/user/accountHistory/daily', query, options);

export const downloadAccountStatement = (query: Query<'/user/accountHistory/file'>, options: DownloadOptions) =>
  download('/user/accountHistory/file', query, options);

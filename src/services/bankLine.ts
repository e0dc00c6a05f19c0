import { answer } from '@/contract/answers/pageBankLines';
import { type CallOptions, download, get, getList, getPage, post, postMany } from '@/request/compared';
import { checked } from './checked';

export const pageBankLines = checked(getPage.from('/bank/card/history/page'), answer, 'lineNo');
export const getBankLineStatistics = get.from('/bank/card/history/statistics');
export const getBankLine = (lineNo: string, options: CallOptions) => get('/bank/card/history/detail', { lineNo }, options);

export const listBankLineCandidates = (lineNo: string, options: CallOptions) =>
  getList('/bank/card/history/candidate', { lineNo }, options);

export const matchBankLine = post.to('/bank/card/history/match');
export const unmatchBankLine = post.to('/bank/card/history/unmatch');
export const ignoreBankLines = postMany.to('/bank/card/history/ignore');
export const rematchBankLines = post.to('/bank/card/history/rematch');
export const importBankLines = post.to('/bank/card/history/import');
export const downloadBankLines = download.from('/bank/card/history/down');

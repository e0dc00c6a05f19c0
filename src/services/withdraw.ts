import { answer } from '@/contract/answers/pageWithdraws';
import { type Body, type CallOptions, download, get, getCount, getList, getPage, post, postMany } from '@/request/compared';
import { checked } from './checked';

export const pageWithdraws = checked(getPage.from('/trade/withdraw/page'), answer, 'withdrawNo');
export const getWithdrawStatistics = get.from('/trade/withdraw/statistics');
export const getWithdraw = (withdrawNo: string, options: CallOptions) => get('/trade/withdraw/detail', { withdrawNo }, options);

export const getWithdrawFacts = (withdrawNo: string) =>
  getList('/trade/withdraw/facts', { withdrawNo }, { isQuiet: true, isOptional: true });

export const countPendingWithdraws = () => getCount('/trade/withdraw/count', undefined, { isQuiet: true, isBackground: true });
export const passWithdraws = postMany.to('/trade/withdraw/pass');
export const rejectWithdraws = postMany.to('/trade/withdraw/reject');

export const claimWithdraws = (body: Body<'/trade/withdraw/claim'>, options: CallOptions = {}) =>
  postMany('/trade/withdraw/claim', body, options);

export const releaseWithdraws = (body: Body<'/trade/withdraw/release'>, options: CallOptions = {}) =>
  postMany('/trade/withdraw/release', body, options);

export const holdWithdraws = postMany.to('/trade/withdraw/hold');
export const unholdWithdraws = postMany.to('/trade/withdraw/unhold');
export const queryWithdraws = postMany.to('/trade/withdraw/query');
export const undoWithdraw = post.to('/trade/withdraw/undo');
export const retryWithdraw = post.to('/trade/withdraw/retry');
export const resolveWithdraw = post.to('/trade/withdraw/resolve');
export const refundWithdraw = post.to('/trade/withdraw/refund');
export const escalateWithdraws = postMany.to('/trade/withdraw/escalate');
export const answerWithdraw = post.to('/trade/withdraw/answer');
export const assignWithdraws = postMany.to('/trade/withdraw/assign');
export const markWithdraw = post.to('/trade/withdraw/mark');
export const askWithdrawHolder = post.to('/trade/withdraw/ask');
export const resumeWithdraw = post.to('/trade/withdraw/resume');
export const downloadWithdraws = download.from('/trade/withdraw/down');

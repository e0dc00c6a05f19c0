import { answer } from '@/contract/answers/pageBatchItems';
import { type CallOptions, download, get, getPage, post, postMany } from '@/request/compared';
import { checked } from './checked';

export const pageBatchItems = checked(getPage.from('/bank/card/proxy/batch/item/page'), answer, 'itemNo');

export const getBatchItemStatistics = (batchNo: string, options: CallOptions) =>
  get('/bank/card/proxy/batch/item/statistics', { batchNo }, options);

export const downloadBatchItems = download.from('/bank/card/proxy/batch/item/down');

/** Saves nothing. It is a POST because ten thousand numbers do not fit into an address. */
export const planBatch = post.to('/bank/card/proxy/batch/plan');

export const assignBatch = postMany.to('/bank/card/proxy/batch/assign');
export const applyBatchPay = postMany.to('/bank/card/proxy/batch/applyPay');
export const enterBatchItemOtp = post.to('/bank/card/proxy/batch/item/otp');
export const payBatchItem = post.to('/bank/card/proxy/batch/item/paid');
export const failBatchItem = post.to('/bank/card/proxy/batch/item/fail');
export const loseBatchItem = post.to('/bank/card/proxy/batch/item/unknown');
export const resolveBatchItem = post.to('/bank/card/proxy/batch/item/resolve');
export const retryBatchItems = postMany.to('/bank/card/proxy/batch/item/retry');
export const takeBatchItems = postMany.to('/bank/card/proxy/batch/item/take');
export const releaseBatchItems = postMany.to('/bank/card/proxy/batch/item/release');

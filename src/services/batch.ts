import { answer } from '@/contract/answers/pageBatches';
import { type CallOptions, download, get, getPage, post } from '@/request/compared';
import { checked } from './checked';

export const pageBatches = checked(getPage.from('/bank/card/proxy/batch/page'), answer, 'batchNo');
export const getBatch = (batchNo: string, options: CallOptions) => get('/bank/card/proxy/batch/detail', { batchNo }, options);
export const getBatchStatistics = get.from('/bank/card/proxy/batch/statistics');
export const downloadBatches = download.from('/bank/card/proxy/batch/down');
export const downloadBatchTemplate = download.from('/bank/card/proxy/batch/template');
export const downloadBatchResult = download.from('/bank/card/proxy/batch/result');
export const importBatch = post.to('/bank/card/proxy/batch/import');
export const editBatch = post.to('/bank/card/proxy/batch/edit');
export const submitBatch = post.to('/bank/card/proxy/batch/submit');
export const approveBatch = post.to('/bank/card/proxy/batch/approve');
export const rejectBatch = post.to('/bank/card/proxy/batch/reject');
export const cancelBatch = post.to('/bank/card/proxy/batch/cancel');
export const pauseBatch = post.to('/bank/card/proxy/batch/pause');
export const resumeBatch = post.to('/bank/card/proxy/batch/resume');
export const retryBatch = post.to('/bank/card/proxy/batch/retry');

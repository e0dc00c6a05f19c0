import { answer } from '@/contract/answers/pageTrials';
import { type CallOptions, download, get, getList, getPage, post } from '@/request/compared';
import { checked } from './checked';

export const pageTrials = checked(getPage.from('/sys/test/page'), answer, 'testNo');
export const getTrial = (testNo: string, options: CallOptions) => get('/sys/test/detail', { testNo }, options);
export const getTrialStatistics = (options: CallOptions) => get('/sys/test/statistics', undefined, options);
export const downloadTrials = download.from('/sys/test/down');
export const listTrialOptions = (options: CallOptions) => get('/sys/test/option', undefined, options);
export const runTrial = post.to('/sys/test/pay');
export const cancelTrial = post.to('/sys/test/cancel');
export const listTrialCases = (options: CallOptions) => getList('/sys/test/case/list', undefined, options);
export const saveTrialCase = post.to('/sys/test/case/save');
export const removeTrialCase = post.to('/sys/test/case/remove');
export const runTrialCases = post.to('/sys/test/case/run');

import { answer } from '@/contract/answers/pageExchangeRates';
import { type CallOptions, download, get, getList, getPage, post } from '@/request/compared';
import { checked } from './checked';

export const pageExchangeRates = checked(getPage.from('/sys/exchange/page'), answer, 'pair');
export const getExchangeStatistics = get.from('/sys/exchange/statistics');
export const getExchangeRate = (pair: string, options: CallOptions) => get('/sys/exchange/detail', { pair }, options);
export const getExchangeHistory = (rateId: string, options: CallOptions) => getList('/sys/exchange/history', { rateId }, options);
export const convertCurrency = get.from('/sys/exchange/convert');
export const downloadExchangeRates = download.from('/sys/exchange/down');
export const addExchangeRate = post.to('/sys/exchange/add');
export const editExchangeRate = post.to('/sys/exchange/edit');
export const overrideExchangeRate = post.to('/sys/exchange/override');
export const endExchangeOverride = post.to('/sys/exchange/endOverride');
export const suspendExchangeRate = post.to('/sys/exchange/suspend');
export const resumeExchangeRate = post.to('/sys/exchange/resume');
export const fetchExchangeRate = post.to('/sys/exchange/fetch');

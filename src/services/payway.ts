import { answer } from '@/contract/answers/pagePayways';
import { type CallOptions, download, get, getPage, post } from '@/request/compared';
import { checked } from './checked';

export const pagePayways = checked(getPage.from('/product/payway/page'), answer, 'wayCode');
export const getPaywayStatistics = get.from('/product/payway/statistics');
export const getPayway = (wayCode: string, options: CallOptions) => get('/product/payway/detail', { wayCode }, options);
export const downloadPayways = download.from('/product/payway/down');
export const addPayway = post.to('/product/payway/add');
export const editPayway = post.to('/product/payway/edit');
export const enablePayway = post.to('/product/payway/enable');
export const disablePayway = post.to('/product/payway/disable');
export const removePayway = post.to('/product/payway/remove');
export const copyPayway = post.to('/product/payway/copy');

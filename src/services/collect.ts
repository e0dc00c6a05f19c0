import { answer } from '@/contract/answers/pageCollects';
import { type CallOptions, download, get, getPage, post, postMany } from '@/request/compared';
import { checked } from './checked';

export const pageCollects = checked(getPage.from('/bank/card/order/page'), answer, 'collectNo');
export const getCollectStatistics = get.from('/bank/card/order/statistics');
export const getCollect = (collectNo: string, options: CallOptions) => get('/bank/card/order/detail', { collectNo }, options);
export const getCandidates = get.from('/bank/card/order/candidate');
export const confirmCollect = post.to('/bank/card/order/confirm');
export const closeCollects = postMany.to('/bank/card/order/close');
export const extendCollect = post.to('/bank/card/order/extend');
export const reallocateCollect = post.to('/bank/card/order/reallocate');
export const disputeCollect = post.to('/bank/card/order/dispute');
export const notifyCollects = postMany.to('/bank/card/order/notify');
export const downloadCollects = download.from('/bank/card/order/down');

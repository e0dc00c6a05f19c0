import { answer } from '@/contract/answers/pagePayOrders';
import { type CallOptions, download, get, getPage, post, postMany } from '@/request/compared';
import { checked } from './checked';

export const pagePayOrders = checked(getPage.from('/trade/payorder/page'), answer, 'payOrderNo');
export const getPayOrderStatistics = get.from('/trade/payorder/statistics');
export const getPayOrder = (payOrderNo: string, options: CallOptions) => get('/trade/payorder/detail', { payOrderNo }, options);
export const queryPayOrders = postMany.to('/trade/payorder/query');
export const notifyPayOrders = postMany.to('/trade/payorder/notify');
export const supplementPayOrder = post.to('/trade/payorder/supplement');
export const closePayOrder = post.to('/trade/payorder/close');
export const refundPayOrder = post.to('/trade/payorder/refund');
export const disputePayOrder = post.to('/trade/payorder/dispute');
export const undisputePayOrder = post.to('/trade/payorder/undispute');
export const downloadPayOrders = download.from('/trade/payorder/down');

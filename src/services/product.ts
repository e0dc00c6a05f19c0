import { answer } from '@/contract/answers/pageProducts';
import { type CallOptions, download, get, getPage, post, postMany, type Query } from '@/request/compared';
import { checked } from './checked';

export const pageProducts = checked(getPage.from('/product/pay/page'), answer, 'productCode');
export const getProductStatistics = get.from('/product/pay/statistics');
export const getProduct = (productCode: string, options: CallOptions) => get('/product/pay/detail', { productCode }, options);
export const downloadProducts = download.from('/product/pay/down');
export const addProduct = post.to('/product/pay/add');
export const editProduct = post.to('/product/pay/edit');
export const cloneProduct = post.to('/product/pay/clone');
export const enableProducts = postMany.to('/product/pay/enable');
export const disableProducts = postMany.to('/product/pay/disable');
export const removeProduct = post.to('/product/pay/remove');

export const pageProductPrices = (query: Query<'/product/pay/merchant/page'>) =>
  getPage('/product/pay/merchant/page', query, { isQuiet: true });

export const setProductPrices = postMany.to('/product/pay/merchant/price');

import {
  type Body,
  type CallOptions,
  type DownloadOptions,
  download,
  get,
  getPage,
  post,
  postMany,
  type Query,
} from '@/request/client';

export const pageProducts = (query: Query<'/product/pay/page'>, options: CallOptions) =>
  getPage('/product/pay/page', query, options);

export const getProductStatistics = (query: Query<'/product/pay/statistics'>, options: CallOptions) =>
  get('/product/pay/statistics', query, options);

export const getProduct = (productCode: string, options: CallOptions) => get('/product/pay/detail', { productCode }, options);

export const downloadProducts = (query: Query<'/product/pay/down'>, options: DownloadOptions) =>
  download('/product/pay/down', query, options);

export const addProduct = (body: Body<'/product/pay/add'>, options: CallOptions) => post('/product/pay/add', body, options);

export const editProduct = (body: Body<'/product/pay/edit'>, options: CallOptions) => post('/product/pay/edit', body, options);

export const cloneProduct = (body: Body<'/product/pay/clone'>, options: CallOptions) => post('/product/pay/clone', body, options);

export const enableProducts = (body: Body<'/product/pay/enable'>, options: CallOptions) =>
  postMany('/product/pay/enable', body, options);

export const disableProducts = (body: Body<'/product/pay/disable'>, options: CallOptions) =>
  postMany('/product/pay/disable', body, options);

export const removeProduct = (body: Body<'/product/pay/remove'>, options: CallOptions) =>
  post('/product/pay/remove', body, options);

export const pageProductPrices = (query: Query<'/product/pay/merchant/page'>) =>
  getPage('/product/pay/merchant/page', query, { isQuiet: true });

export const setProductPrices = (body: Body<'/product/pay/merchant/price'>, options: CallOptions) =>
  postMany('/product/pay/merchant/price', body, options);

import {
  type Body,
  type CallOptions,
  type DownloadOptions,
  download,
  get,
  getList,
  getPage,
  post,
  postMany,
  type Query,
} from '@/request/client';

export const pageMerchants = (query: Query<'/merchant/user/page'>, options: CallOptions) =>
  getPage('/merchant/user/page', query, options);

export const getMerchantStatistics = (query: Query<'/merchant/user/statistics'>, options: CallOptions) =>
  get('/merchant/user/statistics', query, options);

export const getMerchant = (mchNo: string, options: CallOptions) => get('/merchant/user/detail', { mchNo }, options);

/** Products of a merchant, or for a new merchant by country and agent. */
export const listMerchantProducts = (query: Query<'/merchant/user/product/list'>) =>
  getList('/merchant/user/product/list', query, { isQuiet: true });

export const downloadMerchants = (query: Query<'/merchant/user/down'>, options: DownloadOptions) =>
  download('/merchant/user/down', query, options);

export const addMerchant = (body: Body<'/merchant/user/add'>, options: CallOptions) => post('/merchant/user/add', body, options);

export const editMerchant = (body: Body<'/merchant/user/edit'>, options: CallOptions) =>
  post('/merchant/user/edit', body, options);

export const reviewMerchant = (body: Body<'/merchant/user/review'>, options: CallOptions) =>
  post('/merchant/user/review', body, options);

export const suspendMerchant = (body: Body<'/merchant/user/suspend'>, options: CallOptions) =>
  post('/merchant/user/suspend', body, options);

export const resumeMerchant = (body: Body<'/merchant/user/resume'>, options: CallOptions) =>
  post('/merchant/user/resume', body, options);

export const switchMerchants = (body: Body<'/merchant/user/switch'>, options: CallOptions) =>
  postMany('/merchant/user/switch', body, options);

export const rotateMerchantSecret = (body: Body<'/merchant/user/rotateSecret'>, options: CallOptions) =>
  post('/merchant/user/rotateSecret', body, options);

export const resetMerchantPassword = (body: Body<'/merchant/user/resetPassword'>, options: CallOptions) =>
  post('/merchant/user/resetPassword', body, options);

export const closeMerchant = (body: Body<'/merchant/user/close'>, options: CallOptions) =>
  post('/merchant/user/close', body, options);

export const saveMerchantProducts = (body: Body<'/merchant/user/product/save'>, options: CallOptions) =>
  post('/merchant/user/product/save', body, options);

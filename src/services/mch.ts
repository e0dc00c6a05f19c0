import { answer } from '@/contract/answers/pageMerchants';
import { type CallOptions, download, get, getList, getPage, post, postMany, type Query } from '@/request/compared';
import { checked } from './checked';

export const pageMerchants = checked(getPage.from('/merchant/user/page'), answer, 'mchNo');
export const getMerchantStatistics = get.from('/merchant/user/statistics');
export const getMerchant = (mchNo: string, options: CallOptions) => get('/merchant/user/detail', { mchNo }, options);

/** Products of a merchant, or for a new merchant by country and agent. */
export const listMerchantProducts = (query: Query<'/merchant/user/product/list'>) =>
  getList('/merchant/user/product/list', query, { isQuiet: true });

export const downloadMerchants = download.from('/merchant/user/down');
export const addMerchant = post.to('/merchant/user/add');
export const editMerchant = post.to('/merchant/user/edit');
export const reviewMerchant = post.to('/merchant/user/review');
export const suspendMerchant = post.to('/merchant/user/suspend');
export const resumeMerchant = post.to('/merchant/user/resume');
export const switchMerchants = postMany.to('/merchant/user/switch');
export const rotateMerchantSecret = post.to('/merchant/user/rotateSecret');
export const resetMerchantPassword = post.to('/merchant/user/resetPassword');
export const closeMerchant = post.to('/merchant/user/close');
export const saveMerchantProducts = post.to('/merchant/user/product/save');

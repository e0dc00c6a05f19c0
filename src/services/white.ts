import { answer } from '@/contract/answers/pageWhiteIps';
import {
  type CallOptions,
  download,
  get,
  getList,
  getPage,
  post,
  postForList,
  postForNothing,
  type Query,
} from '@/request/compared';
import { checked } from './checked';

export const pageWhiteIps = checked(getPage.from('/sys/white/ip/page'), answer, 'ipId');
export const listRefusedIps = (mchNo: string, options: CallOptions = {}) => getList('/sys/white/ip/refused', { mchNo }, options);

export const testWhiteIp = (query: Query<'/sys/white/ip/test'>, options: CallOptions = {}) =>
  get('/sys/white/ip/test', query, options);

export const downloadWhiteIps = download.from('/sys/white/ip/down');
export const addWhiteIps = postForList.to('/sys/white/ip/add');
export const editWhiteIp = post.to('/sys/white/ip/edit');
export const enableWhiteIp = post.to('/sys/white/ip/enable');
export const disableWhiteIp = post.to('/sys/white/ip/disable');
export const removeWhiteIp = postForNothing.to('/sys/white/ip/remove');

import { answer } from '@/contract/answers/pageChannels';
import { type CallOptions, download, get, getList, getPage, post, postMany } from '@/request/compared';
import { checked } from './checked';

export const pageChannels = checked(getPage.from('/bank/channel/page'), answer, 'channelCode');
export const getChannelStatistics = get.from('/bank/channel/statistics');
export const getChannel = (channelCode: string, options: CallOptions) => get('/bank/channel/detail', { channelCode }, options);
export const downloadChannels = download.from('/bank/channel/down');

export const listChannelCosts = (channelCode: string, options: CallOptions) =>
  getList('/bank/channel/cost/list', { channelCode }, options);

export const getChannelUsage = (channelCode: string, options: CallOptions) =>
  get('/bank/channel/usage', { channelCode }, options);

export const getChannelHealth = get.from('/bank/channel/health');
export const addChannel = post.to('/bank/channel/add');
export const editChannel = post.to('/bank/channel/edit');
export const setChannelHours = postMany.to('/bank/channel/hours');
export const limitChannel = post.to('/bank/channel/limit');
export const setChannelCost = post.to('/bank/channel/cost');
export const enableChannels = postMany.to('/bank/channel/enable');
export const disableChannels = postMany.to('/bank/channel/disable');
export const recycleChannel = post.to('/bank/channel/recycle');
export const restoreChannel = post.to('/bank/channel/restore');

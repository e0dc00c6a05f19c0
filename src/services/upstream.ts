import { type CallOptions, download, get, getList, getPage, post } from '@/request/compared';

export const pageUpstreams = getPage.from('/bank/config/page');
export const getUpstreamStatistics = get.from('/bank/config/statistics');
export const getUpstream = (upstreamCode: string, options: CallOptions) => get('/bank/config/detail', { upstreamCode }, options);
export const downloadUpstreams = download.from('/bank/config/down');
export const getUpstreamSchema = getList.from('/bank/config/schema');
export const pageUpstreamCallbacks = getPage.from('/bank/config/callback/page');
export const pageUpstreamRecons = getPage.from('/bank/config/recon/page');
export const addUpstream = post.to('/bank/config/add');
export const editUpstream = post.to('/bank/config/edit');
export const setUpstreamCredential = post.to('/bank/config/credential');
export const rollbackUpstreamCredential = post.to('/bank/config/rollback');
export const testUpstream = post.to('/bank/config/test');
export const queryUpstreamBalance = post.to('/bank/config/queryBalance');
export const enableUpstream = post.to('/bank/config/enable');
export const disableUpstream = post.to('/bank/config/disable');
export const saveUpstreamErrorCode = post.to('/bank/config/errorCode/save');
export const importUpstreamRecon = post.to('/bank/config/recon/import');

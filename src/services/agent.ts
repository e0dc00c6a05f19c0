import { answer } from '@/contract/answers/pageAgents';
import { type CallOptions, download, get, getList, getPage, post } from '@/request/compared';
import { checked } from './checked';

export const pageAgents = checked(getPage.from('/user/agent/page'), answer, 'agentNo');
export const treeAgents = getList.from('/user/agent/tree');
export const getAgent = (agentNo: string, options: CallOptions) => get('/user/agent/detail', { agentNo }, options);
export const getAgentStatistics = get.from('/user/agent/statistics');
export const downloadAgents = download.from('/user/agent/down');
export const addAgent = post.to('/user/agent/add');
export const editAgent = post.to('/user/agent/edit');
export const reviewAgent = post.to('/user/agent/review');
export const suspendAgent = post.to('/user/agent/suspend');
export const resumeAgent = post.to('/user/agent/resume');
export const setAgentPrices = post.to('/user/agent/price');
export const moveAgent = post.to('/user/agent/move');
export const moveAgentMerchants = post.to('/user/agent/moveMerchant');
export const resetAgentPassword = post.to('/user/agent/resetPassword');
export const closeAgent = post.to('/user/agent/close');

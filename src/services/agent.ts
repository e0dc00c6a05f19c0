import {
  type Body,
  type CallOptions,
  type DownloadOptions,
  download,
  get,
  getList,
  getPage,
  post,
  type Query,
} from '@/request/client';

export const pageAgents = (query: Query<'/user/agent/page'>, options: CallOptions) => getPage('/user/agent/page', query, options);

export const treeAgents = (query: Query<'/user/agent/tree'>, options: CallOptions) => getList('/user/agent/tree', query, options);

export const getAgent = (agentNo: string, options: CallOptions) => get('/user/agent/detail', { agentNo }, options);

export const getAgentStatistics = (query: Query<'/user/agent/statistics'>, options: CallOptions) =>
  get('/user/agent/statistics', query, options);

export const downloadAgents = (query: Query<'/user/agent/down'>, options: DownloadOptions) =>
  download('/user/agent/down', query, options);

export const addAgent = (body: Body<'/user/agent/add'>, options: CallOptions) => post('/user/agent/add', body, options);

export const editAgent = (body: Body<'/user/agent/edit'>, options: CallOptions) => post('/user/agent/edit', body, options);

export const reviewAgent = (body: Body<'/user/agent/review'>, options: CallOptions) => post('/user/agent/review', body, options);

export const suspendAgent = (body: Body<'/user/agent/suspend'>, options: CallOptions) =>
  post('/user/agent/suspend', body, options);

export const resumeAgent = (body: Body<'/user/agent/resume'>, options: CallOptions) => post('/user/agent/resume', body, options);

export const setAgentPrices = (body: Body<'/user/agent/price'>, options: CallOptions) => post('/user/agent/price', body, options);

export const moveAgent = (body: Body<'/user/agent/move'>, options: CallOptions) => post('/user/agent/move', body, options);

export const moveAgentMerchants = (body: Body<'/user/agent/moveMerchant'>, options: CallOptions) =>
  post('/user/agent/moveMerchant', body, options);

export const resetAgentPassword = (body: Body<'/user/agent/resetPassword'>, options: CallOptions) =>
  post('/user/agent/resetPassword', body, options);

export const closeAgent = (body: Body<'/user/agent/close'>, options: CallOptions) => post('/user/agent/close', body, options);

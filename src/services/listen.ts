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

export const pageCardChannels = (query: Query<'/bank/card/channel/page'>, options: CallOptions) =>
  getPage('/bank/card/channel/page', query, options);

export const getCardChannel = (cardChannelNo: string, options: CallOptions) =>
  get('/bank/card/channel/detail', { cardChannelNo }, options);

export const getCardChannelStatistics = (query: Query<'/bank/card/channel/statistics'>, options: CallOptions) =>
  get('/bank/card/channel/statistics', query, options);

export const downloadCardChannels = (query: Query<'/bank/card/channel/down'>, options: DownloadOptions) =>
  download('/bank/card/channel/down', query, options);

export const pairCard = (body: Body<'/bank/card/channel/pair'>, options: CallOptions) =>
  post('/bank/card/channel/pair', body, options);

export const unpairCardChannel = (body: Body<'/bank/card/channel/unpair'>, options: CallOptions) =>
  post('/bank/card/channel/unpair', body, options);

export const enableCardChannel = (body: Body<'/bank/card/channel/enable'>, options: CallOptions) =>
  post('/bank/card/channel/enable', body, options);

export const disableCardChannel = (body: Body<'/bank/card/channel/disable'>, options: CallOptions) =>
  post('/bank/card/channel/disable', body, options);

export const pingCardChannel = (cardChannelNo: string) => post('/bank/card/channel/ping', { cardChannelNo });

export const rotateCardChannelKey = (body: Body<'/bank/card/channel/rotateKey'>, options: CallOptions) =>
  post('/bank/card/channel/rotateKey', body, options);

export const pageDeviceMessages = (query: Query<'/bank/card/channel/message/page'>, options: CallOptions) =>
  getPage('/bank/card/channel/message/page', query, options);

export const lineDeviceMessage = (body: Body<'/bank/card/channel/message/line'>, options: CallOptions) =>
  post('/bank/card/channel/message/line', body, options);

export const ignoreDeviceMessage = (body: Body<'/bank/card/channel/message/ignore'>, options: CallOptions) =>
  post('/bank/card/channel/message/ignore', body, options);

/** The answer holds a one-time code; only the dialog that shows it may keep it. */
export const revealCode = (body: Body<'/bank/card/channel/message/reveal'>, options: CallOptions) =>
  post('/bank/card/channel/message/reveal', body, options);

export const listMessageTemplates = (options: CallOptions) => getList('/bank/card/channel/template/list', {}, options);

export const saveMessageTemplate = (body: Body<'/bank/card/channel/template/save'>, options: CallOptions) =>
  post('/bank/card/channel/template/save', body, options);

export const testMessageTemplate = (body: Body<'/bank/card/channel/template/test'>, options: CallOptions) =>
  post('/bank/card/channel/template/test', body, options);

export const enableMessageTemplate = (body: Body<'/bank/card/channel/template/enable'>, options: CallOptions) =>
  post('/bank/card/channel/template/enable', body, options);

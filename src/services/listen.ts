import { answer } from '@/contract/answers/pageCardChannels';
import { type CallOptions, download, get, getList, getPage, post } from '@/request/compared';
import { checked } from './checked';

export const pageCardChannels = checked(getPage.from('/bank/card/channel/page'), answer, 'cardChannelNo');

export const getCardChannel = (cardChannelNo: string, options: CallOptions) =>
  get('/bank/card/channel/detail', { cardChannelNo }, options);

export const getCardChannelStatistics = get.from('/bank/card/channel/statistics');
export const downloadCardChannels = download.from('/bank/card/channel/down');
export const pairCard = post.to('/bank/card/channel/pair');
export const unpairCardChannel = post.to('/bank/card/channel/unpair');
export const enableCardChannel = post.to('/bank/card/channel/enable');
export const disableCardChannel = post.to('/bank/card/channel/disable');
export const pingCardChannel = (cardChannelNo: string) => post('/bank/card/channel/ping', { cardChannelNo });
export const rotateCardChannelKey = post.to('/bank/card/channel/rotateKey');
export const pageDeviceMessages = getPage.from('/bank/card/channel/message/page');
export const lineDeviceMessage = post.to('/bank/card/channel/message/line');
export const ignoreDeviceMessage = post.to('/bank/card/channel/message/ignore');

/** The answer holds a one-time code; only the dialog that shows it may keep it. */
export const revealCode = post.to('/bank/card/channel/message/reveal');

export const listMessageTemplates = (options: CallOptions) => getList('/bank/card/channel/template/list', {}, options);
export const saveMessageTemplate = post.to('/bank/card/channel/template/save');
export const testMessageTemplate = post.to('/bank/card/channel/template/test');
export const enableMessageTemplate = post.to('/bank/card/channel/template/enable');

import { answer } from '@/contract/answers/pageCards';
import { type CallOptions, download, get, getPage, post, postMany } from '@/request/compared';
import { checked } from './checked';

export const pageCards = checked(getPage.from('/bank/card/proxy/card/page'), answer, 'cardId');
export const getCardStatistics = get.from('/bank/card/proxy/card/statistics');
export const getCard = (cardId: string, options: CallOptions) => get('/bank/card/proxy/card/detail', { cardId }, options);
export const downloadCards = download.from('/bank/card/proxy/card/down');
export const addCard = post.to('/bank/card/proxy/card/add');
export const importCards = post.to('/bank/card/proxy/card/import');
export const editCard = post.to('/bank/card/proxy/card/edit');
export const reviewCard = post.to('/bank/card/proxy/card/review');
export const enableCards = postMany.to('/bank/card/proxy/card/enable');
export const pauseCards = postMany.to('/bank/card/proxy/card/pause');
export const limitCards = postMany.to('/bank/card/proxy/card/limit');
export const retireCard = post.to('/bank/card/proxy/card/retire');
export const queryCardBalance = post.to('/bank/card/proxy/card/queryBalance');
export const correctCardBalance = post.to('/bank/card/proxy/card/correct');

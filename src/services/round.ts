import { answer } from '@/contract/answers/pageRounds';
import { type CallOptions, download, get, getList, getPage, post, postMany } from '@/request/compared';
import { checked } from './checked';

export const pageRounds = checked(getPage.from('/product/payway/round/page'), answer, 'roundId');
export const getRound = (roundId: string, options: CallOptions) => get('/product/payway/round/detail', { roundId }, options);
export const getRoundStatistics = get.from('/product/payway/round/statistics');

export const listRoundVersions = (wayCode: string) =>
  getList('/product/payway/round/version/list', { wayCode }, { isQuiet: true });

export const downloadRounds = download.from('/product/payway/round/down');
export const saveRounds = post.to('/product/payway/round/save');
export const publishRounds = post.to('/product/payway/round/publish');
export const discardRounds = post.to('/product/payway/round/discard');
export const rollBackRounds = post.to('/product/payway/round/rollback');
export const enableRounds = postMany.to('/product/payway/round/enable');
export const disableRounds = postMany.to('/product/payway/round/disable');
export const tripRounds = postMany.to('/product/payway/round/trip');
export const resetRoundBreakers = postMany.to('/product/payway/round/resetBreaker');
export const simulateRounds = post.to('/product/payway/round/simulate');

import { get, getPage, post, type Query } from '@/request/compared';

/** What loads after the rows of the desk. */
export const getRelatedWithdraws = (withdrawNo: string) =>
  get('/trade/withdraw/related', { withdrawNo }, { isQuiet: true, isOptional: true });

export const getWithdrawForecast = () => get('/trade/withdraw/cover', undefined, { isQuiet: true, isOptional: true });

export const pageHandovers = (query: Query<'/trade/withdraw/handover/page'>) =>
  getPage('/trade/withdraw/handover/page', query, { isQuiet: true, isOptional: true });

export const addHandover = post.to('/trade/withdraw/handover');

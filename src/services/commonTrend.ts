import { type CallOptions, get, type Query } from '@/request/client';

/*
 * Sums over time of the rows of a list, for its charts. They are in one file, so that they load with the charts and not with the
 * lists.
 */
export const getWithdrawTrend = (query: Query<'/trade/withdraw/trend'>, options: CallOptions) =>
  get('/trade/withdraw/trend', query, { ...options, isQuiet: true, isOptional: true });

export const getPayOrderTrend = (query: Query<'/trade/payorder/trend'>, options: CallOptions) =>
  get('/trade/payorder/trend', query, { ...options, isQuiet: true, isOptional: true });

export const getSettTrend = (query: Query<'/trade/sett/trend'>, options: CallOptions) =>
  get('/trade/sett/trend', query, { ...options, isQuiet: true, isOptional: true });

export const getChannelTrend = (query: Query<'/bank/channel/trend'>, options: CallOptions) =>
  get('/bank/channel/trend', query, { ...options, isQuiet: true, isOptional: true });

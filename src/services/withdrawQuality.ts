import { get, type Query } from '@/request/client';

/** A file of its own: three screens open the drawer that shows it. */
export const getWithdrawQuality = (query: Query<'/trade/withdraw/quality'>) =>
  get('/trade/withdraw/quality', query, { isQuiet: true, isOptional: true });

import { get, type Query } from '@/request/client';

/** Loaded with the drawer that shows it, on several screens. */
export const getWithdrawQuality = (query: Query<'/trade/withdraw/quality'>) =>
  get('/trade/withdraw/quality', query, { isQuiet: true, isOptional: true });

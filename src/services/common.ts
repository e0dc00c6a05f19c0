import type { OptionType } from '@/contract';
import { type Body, type CallOptions, get, post } from '@/request/client';

const OPTION_PAGE = 20;

export const pageOptions = (type: OptionType, keyword: string, current: number) =>
  get('/common/option', { type, keyword, current, pageSize: OPTION_PAGE }, { isQuiet: true });

export const revealSensitive = (body: Body<'/common/sensitive/reveal'>, options: CallOptions) =>
  post('/common/sensitive/reveal', body, options);

import type { OptionType } from '@/contract';
import { type Body, type CallOptions, get, post } from '@/request/client';

export const listOptions = (type: OptionType, keyword?: string) => get('/common/option', { type, keyword }, { isQuiet: true });

export const revealSensitive = (body: Body<'/common/sensitive/reveal'>, options: CallOptions) =>
  post('/common/sensitive/reveal', body, options);

import type { OptionType } from '@/contract';
import { type Body, type CallOptions, download, get, post } from '@/request/client';

const OPTION_PAGE = 20;

export const pageOptions = (type: OptionType, keyword: string, current: number) =>
  get('/common/option', { type, keyword, current, pageSize: OPTION_PAGE }, { isQuiet: true });

export const revealSensitive = (body: Body<'/common/sensitive/reveal'>, options: CallOptions) =>
  post('/common/sensitive/reveal', body, options);

export const addNote = (body: Body<'/common/note/add'>, options: CallOptions) => post('/common/note/add', body, options);

export const addFile = (body: Body<'/common/file/add'>, options: CallOptions) => post('/common/file/add', body, options);

export const downloadFile = (fileId: string) => download('/common/file/down', { fileId });

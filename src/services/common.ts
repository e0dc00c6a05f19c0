import type { OptionType } from '@/contract';
import {
  type Body,
  type CallOptions,
  download,
  fetchFile,
  get,
  getList,
  getPage,
  post,
  postForList,
  postForNothing,
} from '@/request/client';

const OPTION_PAGE = 20;
/** For calls that the console makes by itself, and that the server may not have. */
const OPTIONAL = { isQuiet: true, isOptional: true };

export const pageOptions = (type: OptionType, keyword: string, current: number) =>
  getPage('/common/option', { type, keyword, current, pageSize: OPTION_PAGE }, OPTIONAL);

export const revealSensitive = (body: Body<'/common/sensitive/reveal'>, options: CallOptions) =>
  post('/common/sensitive/reveal', body, options);

export const ackNotice = (noticeId: string, options: CallOptions) => postForNothing('/common/notice/ack', { noticeId }, options);

export const addNote = (body: Body<'/common/note/add'>, options: CallOptions) =>
  post('/common/note/add', body, { ...options, isOptional: true });

export const addFile = (body: Body<'/common/file/add'>, options: CallOptions) => post('/common/file/add', body, options);

export const downloadFile = (fileId: string) => download('/common/file/down', { fileId });

export const fetchPicture = (fileId: string, options: CallOptions) => fetchFile('/common/file/down', { fileId }, options);

export const pageMentions = (pageSize: number) => getPage('/common/note/mention', { current: 1, pageSize }, OPTIONAL);

export const readMentions = (body: Body<'/common/note/read'>, options: CallOptions) => post('/common/note/read', body, options);

export const searchRecords = (no: string, options: { signal?: AbortSignal } = {}) =>
  getList('/common/search', { no }, { ...options, ...OPTIONAL });

export const searchNames = (text: string, options: { signal?: AbortSignal } = {}) =>
  getList('/common/search/name', { text }, { ...options, ...OPTIONAL });

export const listViews = (screen?: string) => getList('/common/view/list', { screen }, OPTIONAL);

export const addView = (body: Body<'/common/view/add'>, options: CallOptions) => post('/common/view/add', body, options);

export const editView = (body: Body<'/common/view/edit'>, options: CallOptions) => post('/common/view/edit', body, options);

export const removeView = (body: Body<'/common/view/remove'>, options: CallOptions) =>
  postForList('/common/view/remove', body, options);

export const arrangeViews = (body: Body<'/common/view/arrange'>, options: CallOptions) =>
  postForList('/common/view/arrange', body, options);

export const getLabels = () => get('/common/dict', undefined, OPTIONAL);

/** The calls of the saved views, for the list kit. */
export const viewCalls = { listViews, addView, editView, removeView, arrangeViews };

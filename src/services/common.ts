import type { OptionType } from '@/contract';
import { type Body, type CallOptions, get, getList, getPage, post, postForList, postForNothing } from '@/request/client';

const OPTION_PAGE = 20;
/** For calls that the console makes by itself, and that the server may not have. */
const OPTIONAL = { isQuiet: true, isOptional: true };

export const pageOptions = (type: OptionType, keyword: string, current: number) =>
  getPage('/common/option', { type, keyword, current, pageSize: OPTION_PAGE }, OPTIONAL);

export const ackNotice = (noticeId: string, options: CallOptions) => postForNothing('/common/notice/ack', { noticeId }, options);

export const pageMentions = (pageSize: number, isBackground = false) =>
  getPage('/common/note/mention', { current: 1, pageSize }, { ...OPTIONAL, isBackground });

export const readMentions = (body: Body<'/common/note/read'>, options: CallOptions) => post('/common/note/read', body, options);

export const listViews = (screen?: string) => getList('/common/view/list', { screen }, OPTIONAL);

export const addView = (body: Body<'/common/view/add'>, options: CallOptions) => post('/common/view/add', body, options);

export const editView = (body: Body<'/common/view/edit'>, options: CallOptions) => post('/common/view/edit', body, options);

export const removeView = (body: Body<'/common/view/remove'>, options: CallOptions) =>
  postForList('/common/view/remove', body, options);

export const arrangeViews = (body: Body<'/common/view/arrange'>, options: CallOptions) =>
  postForList('/common/view/arrange', body, options);

export const getLabels = () => get('/common/dict', undefined, { ...OPTIONAL, isBackground: true });

/** The calls of the saved views, for the list kit. */
export const viewCalls = { listViews, addView, editView, removeView, arrangeViews };

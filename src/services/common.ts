import type { OptionType } from '@/contract';
import { type CallOptions, get, getList, getPage, post, postForList, postForNothing } from '@/request/compared';

const OPTION_PAGE = 20;
/** For calls that the console makes by itself, and that the server may not have. */
const OPTIONAL = { isQuiet: true, isOptional: true };

export const pageOptions = (type: OptionType, keyword: string, current: number) =>
  getPage('/common/option', { type, keyword, current, pageSize: OPTION_PAGE }, OPTIONAL);

export const ackNotice = (noticeId: string, options: CallOptions) => postForNothing('/common/notice/ack', { noticeId }, options);

export const pageMentions = (pageSize: number, isBackground = false) =>
  getPage('/common/note/mention', { current: 1, pageSize }, { ...OPTIONAL, isBackground });

export const readMentions = post.to('/common/note/read');
export const listViews = (screen?: string) => getList('/common/view/list', { screen }, OPTIONAL);
export const addView = post.to('/common/view/add');
export const editView = post.to('/common/view/edit');
export const removeView = postForList.to('/common/view/remove');
export const arrangeViews = postForList.to('/common/view/arrange');
export const getLabels = () => get('/common/dict', undefined, { ...OPTIONAL, isBackground: true });

/** The calls of the saved views, for the list kit. */
export const viewCalls = { listViews, addView, editView, removeView, arrangeViews };

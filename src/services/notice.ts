import { type Body, type CallOptions, getPage, post, type Query } from '@/request/client';

export const pageOwnNotices = (query: Query<'/common/notice/page'>, isBackground = false) =>
  getPage('/common/notice/page', { current: 1, ...query }, { isQuiet: true, isOptional: true, isBackground });

/** Marks own notices as read; all of them without numbers. */
export const readOwnNotices = (body: Body<'/common/notice/read'>, options: CallOptions) =>
  post('/common/notice/read', body, options);

export const setOwnNotices = (body: Body<'/common/notice/settings'>, options: CallOptions) =>
  post('/common/notice/settings', body, options);

import { getPage, post, type Query } from '@/request/compared';

export const pageOwnNotices = (query: Query<'/common/notice/page'>, isBackground = false) =>
  getPage('/common/notice/page', { current: 1, ...query }, { isQuiet: true, isOptional: true, isBackground });

/** Marks own notices as read; all of them without numbers. */
export const readOwnNotices = post.to('/common/notice/read');

export const setOwnNotices = post.to('/common/notice/settings');

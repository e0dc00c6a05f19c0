import { type Body, type CallOptions, download, fetchFile, post } from '@/request/compared';
import { pageOptions } from './common';

/** Files, notes and sensitive values of records: apart from the calls of every list, as only drawers and dialogs need them. */
export const revealSensitive = post.to('/common/sensitive/reveal');

export const addNote = (body: Body<'/common/note/add'>, options: CallOptions) =>
  post('/common/note/add', body, { ...options, isOptional: true });

export const addFile = post.to('/common/file/add');
export const downloadFile = (fileId: string) => download('/common/file/down', { fileId });
export const fetchPicture = (fileId: string, options: CallOptions) => fetchFile('/common/file/down', { fileId }, options);

/** The operators that a note can mention, page by page. */
export const pagePeople = (keyword: string, current: number) => pageOptions('operator', keyword, current);

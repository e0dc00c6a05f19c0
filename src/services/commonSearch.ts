import { getList } from '@/request/client';

const OPTIONAL = { isQuiet: true, isOptional: true };

/** Apart from the calls of every list, as only the palette searches. */
export const searchRecords = (no: string, options: { signal?: AbortSignal } = {}) =>
  getList('/common/search', { no }, { ...options, ...OPTIONAL });

export const searchNames = (text: string, options: { signal?: AbortSignal } = {}) =>
  getList('/common/search/name', { text }, { ...options, ...OPTIONAL });

import { getPage, type Query } from '@/request/client';

/** What waits for the operator; not built on every server. */
export const pageWork = (query: Query<'/common/work'>) => getPage('/common/work', query, { isQuiet: true, isOptional: true });

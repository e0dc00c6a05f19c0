import { answer } from '@/contract/answers/pageLogs';
import { type CallOptions, download, get, getPage, type Query } from '@/request/compared';
import { checked } from './checked';

export const pageLogs = checked(getPage.from('/sys/log/page'), answer, 'logNo');
export const getLog = (logNo: string, options: CallOptions) => get('/sys/log/detail', { logNo }, options);
export const getLogStatistics = get.from('/sys/log/statistics');
export const verifyLogs = (query: Query<'/sys/log/verify'>, options: CallOptions = {}) => get('/sys/log/verify', query, options);
export const downloadLogs = download.from('/sys/log/down');

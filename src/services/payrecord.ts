import { answer } from '@/contract/answers/pagePayRecords';
import { type CallOptions, download, get, getPage, post, postMany } from '@/request/compared';
import { checked } from './checked';

export const pagePayRecords = checked(getPage.from('/trade/payrecord/page'), answer, 'recordNo');
export const getPayRecordStatistics = get.from('/trade/payrecord/statistics');
export const getPayRecord = (recordNo: string, options: CallOptions) => get('/trade/payrecord/detail', { recordNo }, options);
export const queryPayRecords = postMany.to('/trade/payrecord/query');
export const mapUpstreamCode = post.to('/trade/payrecord/mapCode');
export const handlePayRecordDiff = post.to('/trade/payrecord/handleDiff');
export const downloadPayRecords = download.from('/trade/payrecord/down');

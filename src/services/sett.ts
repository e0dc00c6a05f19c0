import { answer } from '@/contract/answers/pageSetts';
import { download, get, getPage, post, postMany } from '@/request/compared';
import { checked } from './checked';

export const pageSetts = checked(getPage.from('/trade/sett/page'), answer, 'settNo');
export const getSettStatistics = get.from('/trade/sett/statistics');
export const passSetts = postMany.to('/trade/sett/pass');
export const rejectSetts = postMany.to('/trade/sett/reject');
export const routeSetts = postMany.to('/trade/sett/route');
export const querySetts = postMany.to('/trade/sett/query');
export const notifySetts = postMany.to('/trade/sett/notify');
export const retrySett = post.to('/trade/sett/retry');
export const cancelSett = post.to('/trade/sett/cancel');
export const resolveSett = post.to('/trade/sett/resolve');
export const reverseSett = post.to('/trade/sett/reverse');
export const downloadSetts = download.from('/trade/sett/down');

import { type CallOptions, download, get, getList } from '@/request/compared';

export const getSett = (settNo: string, options: CallOptions) => get('/trade/sett/detail', { settNo }, options);

export const listSettMessages = (settNo: string) => getList('/trade/sett/raw', { settNo }, { isQuiet: true });

export const downloadSettReceipt = (settNo: string) => download('/trade/sett/receipt', { settNo });

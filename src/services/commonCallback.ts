import type { CallbackEntity, NotifyTry } from '@/contract';
import { type CallOptions, getList, getPage, postMany, type Query } from '@/request/compared';

/** The server may not have this list. */
export const pageCallbacks = (query: Query<'/common/notify/page'>, options: CallOptions) =>
  getPage('/common/notify/page', query, { ...options, isQuiet: true, isOptional: true });

export const resendCallbacks = postMany.to('/common/notify/resend');

/** More attempts than an order can have. */
const ALL = { current: 1, pageSize: 100 };

/** The attempts of one order, with request and answer. */
export const listTries = (entity: CallbackEntity, no: string, options: CallOptions): Promise<NotifyTry[]> =>
  entity === 'sett'
    ? getPage('/trade/sett/notify/page', { settNo: no, ...ALL }, options).then(({ list }) => list)
    : getList('/trade/payorder/notify/page', { payOrderNo: no }, options);

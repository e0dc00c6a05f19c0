import type { AccessKey, RecordEntity } from '@/contract';
import { namesOf } from './typed';

interface Home {
  path: string;
  keys: readonly AccessKey[];
  /** Start of the address, for a record with its own page instead of a drawer over its list. */
  page?: string;
}

/** Where the records of each kind open: path of their list, and the required keys. A new kind needs one line here. */
const homes = {
  withdraw: { path: '/trade/withdraw', keys: ['trade:withdraw:page', 'trade:withdraw:detail'] },
  payorder: { path: '/trade/payorder', keys: ['trade:payorder:page', 'trade:payorder:detail'] },
  payrecord: { path: '/trade/payrecord', keys: ['trade:payrecord:page', 'trade:payrecord:detail'] },
  sett: { path: '/trade/settorder', page: '/trade/settorder/detail/', keys: ['trade:sett:detail'] },
  batch: { path: '/bankCard/proxyBatch', keys: ['bank:card:proxy:batch:page', 'bank:card:proxy:batch:detail'] },
  collect: { path: '/bankCard/order', keys: ['bank:card:order:page', 'bank:card:order:detail'] },
  merchant: { path: '/merchant/user', keys: ['merchant:user:page', 'merchant:user:detail'] },
  product: { path: '/merchant/product/pay', keys: ['product:pay:page', 'product:pay:detail'] },
  payway: { path: '/merchant/product/payway', keys: ['product:payway:page', 'product:payway:detail'] },
  channel: { path: '/bank/channel', keys: ['bank:channel:page', 'bank:channel:detail'] },
  bankLine: { path: '/bankCard/history', keys: ['bank:card:history:page', 'bank:card:history:detail'] },
  account: { path: '/account/info', keys: ['user:account:page', 'user:account:detail'] },
  entry: { path: '/account/statement', keys: ['user:accountHistory:page', 'user:accountHistory:detail'] },
  upstream: { path: '/bank/config', keys: ['bank:config:page', 'bank:config:detail'] },
  agent: { path: '/agency/list', keys: ['user:agent:page', 'user:agent:detail'] },
  card: { path: '/bankCard/proxyCard', keys: ['bank:card:proxy:card:page', 'bank:card:proxy:card:detail'] },
  operator: { path: '/sys/operator', keys: ['sys:operator:page', 'sys:operator:detail'] },
  role: { path: '/sys/role', keys: ['sys:role:page', 'sys:role:detail'] },
  menu: { path: '/sys/menu', keys: ['sys:menu:list'] },
  dict: { path: '/sys/dict', keys: ['sys:dict:page', 'sys:dict:detail'] },
  log: { path: '/sys/log', keys: ['sys:log:page', 'sys:log:detail'] },
} as const satisfies Record<RecordEntity, Home> & Record<string, Home>;

/** A kind of record that this console has a screen for. RecordEntity lists the kinds that take notes. */
export type KnownEntity = keyof typeof homes;

/** Address parameter that opens a record's detail beside its list. */
export const RECORD_PARAM = 'no';
const NUMBER = /^[\w-]{1,64}$/;

/** One record by its number. */
export interface RecordRef {
  entity: KnownEntity;
  no: string;
}

/** True for a kind of record that this console has a screen for; a server may know others. */
export function isKnownEntity(entity: unknown): entity is KnownEntity {
  return typeof entity === 'string' && Object.hasOwn(homes, entity);
}

/** The record kind of an account holder; undefined for the platform itself. */
export const holderEntity = (type: string | undefined): 'merchant' | 'agent' | undefined =>
  type === 'MERCHANT' ? 'merchant' : type === 'AGENT' ? 'agent' : undefined;

/** Path of the list with the records of this kind. */
export function screenOfEntity(entity: KnownEntity): string {
  return homes[entity].path;
}

/** Whether these keys allow opening a record of this kind. */
export function canOpenRecord(access: Readonly<Record<AccessKey, boolean>>, entity: KnownEntity): boolean {
  return (homes[entity].keys as readonly AccessKey[]).every((key) => access[key]);
}

/** Whether these keys allow opening any kind of record that takes notes. */
export function canOpenRecords(access: Readonly<Record<AccessKey, boolean>>): boolean {
  return canOpenRecord(access, 'withdraw');
}

/** True for a valid record number. */
export function isRecordNo(no: unknown): no is string {
  return typeof no === 'string' && NUMBER.test(no);
}

/**
 * Address that opens a record. On the record's own list, the present filter is kept.
 * @param from the present address
 */
export function recordAddress({ entity, no }: RecordRef, from?: { pathname: string; search: string }): string {
  const { path, page }: Home = homes[entity];
  if (page) return `${page}${encodeURIComponent(no)}`;
  const params = new URLSearchParams(from?.pathname === path ? from.search : '');
  params.set(RECORD_PARAM, no);
  return `${path}?${params}`;
}

/** The record that is open at an address, if any. */
export function recordAt({ pathname, search }: { pathname: string; search: string }): RecordRef | undefined {
  for (const entity of namesOf(homes)) {
    const { path, page }: Home = homes[entity];
    const isAlone = page !== undefined && pathname.startsWith(page);
    const no = isAlone
      ? pathname.slice(page.length)
      : page || path !== pathname
        ? null
        : new URLSearchParams(search).get(RECORD_PARAM);
    if (isRecordNo(no)) return { entity, no };
  }
  return undefined;
}

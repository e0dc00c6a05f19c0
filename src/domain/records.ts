import type { AccessKey, RecordEntity } from '@/contract';

/** Where the records of each kind open: path of their list, and the keys that it takes. A new kind is one line here. */
const homes = {
  withdraw: { path: '/trade/withdraw', keys: ['trade:withdraw:page', 'trade:withdraw:detail'] },
} as const satisfies Record<RecordEntity, { path: string; keys: readonly AccessKey[] }>;

/** Parameter of the address that opens the detail of one record beside its list. */
export const RECORD_PARAM = 'no';
const NUMBER = /^[\w-]{3,64}$/;

/** One record by its own number. */
export interface RecordRef {
  entity: RecordEntity;
  no: string;
}

/** True for a kind of records that this console has a screen for; a server may know more of them. */
export function isKnownEntity(entity: unknown): entity is RecordEntity {
  return typeof entity === 'string' && Object.hasOwn(homes, entity);
}

/** Path of the list that the records of this kind stand in. */
export function screenOfEntity(entity: RecordEntity): string {
  return homes[entity].path;
}

/** Whether somebody with these keys can open a record of any kind at all. */
export function canOpenRecords(access: Readonly<Record<AccessKey, boolean>>): boolean {
  return Object.values(homes).some(({ keys }) => keys.every((key) => access[key]));
}

/** True for what can be the number of a record. */
export function isRecordNo(no: unknown): no is string {
  return typeof no === 'string' && NUMBER.test(no);
}

/**
 * Address that opens a record, whatever its list shows. On its own list the filter that stands there is kept.
 * @param from the present address
 */
export function recordAddress({ entity, no }: RecordRef, from?: { pathname: string; search: string }): string {
  const { path } = homes[entity];
  const params = new URLSearchParams(from?.pathname === path ? from.search : '');
  params.set(RECORD_PARAM, no);
  return `${path}?${params}`;
}

/** The record that stands open at an address, if one does. */
export function recordAt({ pathname, search }: { pathname: string; search: string }): RecordRef | undefined {
  const entity = Object.keys(homes).find((one) => isKnownEntity(one) && homes[one].path === pathname);
  const no = new URLSearchParams(search).get(RECORD_PARAM);
  return isKnownEntity(entity) && isRecordNo(no) ? { entity, no } : undefined;
}

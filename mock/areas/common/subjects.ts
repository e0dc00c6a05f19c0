import type { RecordEntity } from '@/contract';
import { demandFound, type Text } from '../../engine/text';
import type { Operator } from '../../model/operators';
import { seesRecord } from '../../model/recordScope';
import type { Subject } from '../../model/records';
import type { World } from '../../model/world';

const NO_RECORD: Text = ['Record not found, or outside your data scope.', '记录不存在或不在您的数据范围内。'];

/** Access key that permits reading and writing notes and opening files of a record. */
const DETAIL_KEYS: Readonly<Record<RecordEntity, string>> = {
  withdraw: 'trade:withdraw:detail',
  payorder: 'trade:payorder:detail',
  sett: 'trade:sett:detail',
  collect: 'bank:card:order:detail',
  merchant: 'merchant:user:detail',
  agent: 'user:agent:detail',
  batch: 'bank:card:proxy:batch:detail',
  card: 'bank:card:proxy:card:detail',
};

/** True when the operator has the key that opens records of this kind; kinds without notes and files need none. */
export const mayOpen = ({ access }: Operator, entity: string): boolean =>
  !Object.hasOwn(DETAIL_KEYS, entity) || access.has(DETAIL_KEYS[entity as RecordEntity]);

/** The record of a reference; undefined when missing. A card is referenced by its id, never by its card number. */
function recordOf(world: World, { entity, no }: Subject) {
  const tables = {
    withdraw: world.withdraws,
    payorder: world.payOrders,
    sett: world.payouts,
    collect: world.pool.collects,
    merchant: world.merchants,
    agent: world.agencies,
    batch: world.pool.batches,
    card: world.pool.cards,
  };
  return tables[entity].get(no);
}

type SubjectRecord = NonNullable<ReturnType<typeof recordOf>>;

/** Wire status of a record. */
export const statusOf = (record: SubjectRecord) => ('status' in record ? record.status : record.holder.status);

/** The record of a reference, when the operator may open it. */
export function openSubject(world: World, operator: Operator, subject: Subject): SubjectRecord | undefined {
  const { entity, no } = subject;
  return mayOpen(operator, entity) && seesRecord(world, operator, entity, no) ? recordOf(world, subject) : undefined;
}

/** A record with notes; without access it is treated as missing. @throws Refusal 404 */
export const findSubject = (world: World, operator: Operator, subject: Subject): SubjectRecord =>
  demandFound(openSubject(world, operator, subject), NO_RECORD);

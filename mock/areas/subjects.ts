import type { RecordEntity } from '@/contract';
import { Refusal, type Text } from '../engine/text';
import { seesCard } from './pool';

import type { Operator, Subject, World } from './world';
import { isInScope, seesHolder } from './world';

const NO_RECORD: Text = ['There is no such record, or it is outside your scope.', '记录不存在或不在您的数据范围内。'];
/** Who may read the whole record may read its notes, write one, and open its files. */
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

/** The number by which the wire names a record; that of a card is not the one that stands on it. */
export const subjectNo = (record: Subject['record']): string => ('id' in record ? record.id : record.no);

/** True when this operator may open the record. */
export const canOpenSubject = (operator: Operator, { entity, record }: Subject): boolean =>
  operator.access.has(DETAIL_KEYS[entity]) &&
  ('holder' in record
    ? entity === 'batch'
      ? seesHolder(operator, record.holder)
      : isInScope(operator, record.holder)
    : seesCard(operator, record));

/** A record that takes notes; one that somebody may not open is not there for him. @throws Refusal 404 */
export function findSubject(world: World, operator: Operator, entity: RecordEntity, no: string): Subject {
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
  const record: Subject['record'] | undefined = tables[entity].get(no);
  if (!record || !canOpenSubject(operator, { entity, record })) throw new Refusal(404, 'NOT_FOUND', NO_RECORD);
  return { entity, record };
}

import { type About, aboutIn } from '../base/callLog';
import type { LogEntry } from '../engine/log';
import type { Operator } from './operators';
import type { Holder } from './parties';
import {
  coversScope,
  isInScope,
  seesBank,
  seesCard,
  seesChannel,
  seesHolder,
  seesProduct,
  seesRounds,
  seesUpstream,
} from './scope';
import type { World } from './world';

/** Whether the record with this number is in an operator's data scope; undefined when there is no such record. */
type Sees = (world: World, operator: Operator, no: string) => boolean | undefined;

/** Records that every operator with the key of their screen sees. */
const open: Sees = () => true;

/** By what a record is found in the world, and by what it is seen. */
const by =
  <Row>(
    find: (world: World, no: string) => Row | undefined,
    sees: (operator: Operator, row: Row, world: World) => boolean,
  ): Sees =>
  (world, operator, no) => {
    const row = find(world, no);
    return row === undefined ? undefined : sees(operator, row, world);
  };

const held = (operator: Operator, { holder }: { holder: Holder }) => isInScope(operator, holder);
const owned = (operator: Operator, { owner }: { owner: Operator }) => coversScope(operator.scope, owner.scope);

/**
 * The data scope of every kind of record that a log entry can be about (docs/rules/access.md#records-without-scope). A kind that is
 * missing here is hidden from every scope but ALL.
 */
const RULES: Readonly<Record<string, Sees>> = {
  withdraw: by(({ withdraws }, no) => withdraws.get(no), held),
  payorder: by(({ payOrders }, no) => payOrders.get(no), held),
  payrecord: by(
    ({ payRecords }, no) => payRecords.get(no),
    (operator, { order }) => held(operator, order),
  ),
  sett: by(({ payouts }, no) => payouts.get(no), held),
  collect: by(({ pool }, no) => pool.collects.get(no), held),
  batch: by(
    ({ pool }, no) => pool.batches.get(no),
    (operator, { holder }) => seesHolder(operator, holder),
  ),
  batchItem: by(
    ({ pool }, no) => pool.items.get(no),
    (operator, { batch }) => seesHolder(operator, batch.holder),
  ),
  merchant: by(({ merchants }, no) => merchants.get(no), held),
  agent: by(({ agencies }, no) => agencies.get(no), held),
  ip: by(
    ({ ips }, no) => [...ips.values()].flat().find(({ id }) => id === no),
    (operator, { owner }) => isInScope(operator, owner),
  ),
  // The platform's own accounts need the scope ALL.
  account: by(
    ({ ledger }, no) => ledger.accounts.get(no),
    (operator, { holderNo }, { holders }) => {
      const holder = holders.find((one) => one.no === holderNo);
      return holder ? seesHolder(operator, holder) : operator.scope.type === 'ALL';
    },
  ),
  card: by(({ pool }, no) => pool.cards.get(no), seesCard),
  cardChannel: by(
    ({ pool }, no) => pool.channels.get(no),
    (operator, { card }) => seesCard(operator, card),
  ),
  bankLine: by(
    ({ pool }, no) => pool.lines.get(no),
    (operator, { card }) => seesCard(operator, card),
  ),
  message: by(
    ({ pool }, no) => pool.messages.find((one) => one.no === no),
    (operator, { channel }) => seesCard(operator, channel.card),
  ),
  template: by(
    ({ pool }, no) => pool.templates.get(no),
    (operator, { bankCode }) => seesBank(operator, bankCode),
  ),
  product: by(
    ({ catalog }, no) => catalog.products.get(no),
    (operator, product, world) => seesProduct(world, operator, product),
  ),
  payway: by(
    ({ catalog }, no) => catalog.ways.get(no),
    (operator, { product }, world) => seesProduct(world, operator, product),
  ),
  round: by(({ catalog }, no) => catalog.ways.get(no), seesRounds),
  channel: by(({ catalog }, no) => catalog.channels.get(no), seesChannel),
  upstream: by(
    ({ catalog }, no) => catalog.upstreams.get(no),
    (operator, upstream, world) => seesUpstream(world, operator, upstream),
  ),
  trial: by(
    ({ trialBook }, no) => trialBook.trials.get(no),
    (operator, { plan }) => held(operator, plan),
  ),
  trialCase: by(
    ({ trialBook }, no) => trialBook.cases.get(no),
    (operator, { plan }, { holders }) => {
      const holder = holders.find((one) => one.no === plan.mchNo);
      return holder ? isInScope(operator, holder) : operator.scope.type === 'ALL';
    },
  ),
  /** An operator, and what belongs to one, is seen by those whose scope has all that this operator sees. */
  operator: by(
    ({ operators }, no) => operators.find(({ id }) => id === no),
    (operator, other) => coversScope(operator.scope, other.scope),
  ),
  view: by(({ views }, no) => views.get(no), owned),
  task: by((world, no) => world.exports.tasks.get(no), owned),
  schedule: by((world, no) => world.exports.schedules.get(no), owned),
  file: by(
    ({ files }, no) => files.get(no),
    (operator, { by: owner, subject }, world) =>
      subject ? sees(world, operator, subject.entity, subject.no) === true : owner !== null && owned(operator, { owner }),
  ),
  approval: by(
    ({ approvals }, no) => approvals.byNo.get(no),
    (operator, { entity, ids, maker }, world) => !namedPart(world, operator, { entity, ids, scope: maker.scope }).isCut,
  ),
  role: open,
  menu: open,
  mchMenu: open,
  dict: open,
  exchange: open,
  maintenance: open,
};

const sees = (world: World, operator: Operator, entity: string, no: string): boolean | undefined => {
  const rule = Object.hasOwn(RULES, entity) ? RULES[entity] : undefined;
  return rule ? rule(world, operator, no) : operator.scope.type === 'ALL';
};

/** True when the record exists and is in the operator's data scope. */
export const seesRecord = (world: World, operator: Operator, entity: string, no: string): boolean =>
  sees(world, operator, entity, no) === true;

interface Part {
  ids: readonly string[];
  isCut: boolean;
}

type Named = Readonly<Pick<About, 'entity' | 'scope' | 'within'>> & { ids: readonly string[] };

function namedPart(world: World, operator: Operator, { entity, ids, scope, within }: Named): Part {
  if (operator.scope.type === 'ALL') return { ids, isCut: false };
  // What names no record that still exists was named by an operator who saw all of this scope.
  const isInside = within
    ? within.ids.every((no) => seesRecord(world, operator, within.entity, no))
    : coversScope(operator.scope, scope);
  if (entity === null) return { ids: isInside ? ids : [], isCut: !isInside };
  const known = ids.filter((no) => sees(world, operator, entity, no) ?? isInside);
  const isNamed = ids.length > 0 || RULES[entity] === open;
  return { ids: known, isCut: known.length < ids.length || !(isInside || (isNamed && !within)) };
}

/**
 * The records of a log entry that the operator may read about; `isCut` when there are others. A record that no longer exists, and a
 * call that named none, are judged by the data scope that the entry's operator had (docs/rules/log.md#scope).
 */
export function partOf(world: World, operator: Operator, entry: LogEntry): Part {
  const about = aboutIn(entry);
  // Calls about the own account name nobody but its operator, whom every entry shows.
  return entry.action.startsWith('/auth/') ? { ids: about.ids, isCut: false } : namedPart(world, operator, about);
}

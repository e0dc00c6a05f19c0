import { createHash } from 'node:crypto';
import { screens } from '../../base/screens';
import { pendingCount } from '../../flow/withdraw/pending';
import { isClaimed } from '../../flow/withdraw/request';
import type { Collect } from '../../model/cards';
import type { Operator } from '../../model/operators';
import type { PayOrder, Payout, PayRecord, Withdraw } from '../../model/payments';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { inboxOf } from './inbox';

/** The records of one screen, as the live stream compares them. */
export interface RowSource<Row extends object = object> {
  screen: string;
  /** Key of the screen: without it none of its rows is sent. */
  key: string;
  rows: () => readonly Row[];
  noOf: (row: Row) => string;
  sees: (operator: Operator, row: Row) => boolean;
  /** Another value after every change that the list shows. */
  stampOf: (row: Row) => number | string;
}

/** What a record has of these. */
interface Aging {
  updatedAt: number;
  version: number;
  events?: readonly unknown[];
  notes?: readonly unknown[];
  notify?: { tries: readonly unknown[] };
  callbackCount?: number;
}

/** Rises with every change, as each of its parts only rises. */
function ageOf({ updatedAt, version, events, notes, notify, callbackCount = 0 }: Aging): number {
  const lists = (events?.length ?? 0) + (notes?.length ?? 0) + (notify?.tries.length ?? 0);
  return updatedAt + version + lists + callbackCount;
}

type Held = Pick<Withdraw | PayOrder | Payout | Collect, 'no' | 'holder'> & Aging;

/** A claim changes neither version nor time of an order, and ends by itself. The balance of its account is changed by other bookings too. */
function stampOfWithdraw(world: World, order: Withdraw): number | string {
  if (!world.open.has(order)) return ageOf(order);
  const { available, frozen } = order.account.amounts;
  return [ageOf(order), isClaimed(world, order) ? order.claimedUntil : 0, available, frozen].join();
}

function sourceOf<Row extends Aging & { no: string }>(
  path: string,
  rows: () => readonly Row[],
  sees: RowSource<Row>['sees'],
  stampOf: RowSource<Row>['stampOf'] = ageOf,
): RowSource {
  const key = screens.find((one) => one.path === path)?.key ?? '';
  const source: RowSource<Row> = { screen: path, key, rows, sees, noOf: ({ no }) => no, stampOf };
  return source as unknown as RowSource;
}

const seesHeld = (operator: Operator, { holder }: Held) => isInScope(operator, holder);

/** Screens whose changed rows the stream brings; the console polls the others (docs/rules/events.md#rows). */
export const rowSources = (world: World): readonly RowSource[] => [
  sourceOf<Withdraw>(
    '/trade/withdraw',
    () => world.withdraws.rows,
    seesHeld,
    (order) => stampOfWithdraw(world, order),
  ),
  sourceOf<PayOrder>('/trade/payorder', () => world.payOrders.rows, seesHeld),
  sourceOf<PayRecord>(
    '/trade/payrecord',
    () => world.payRecords.rows,
    (operator, { order }) => seesHeld(operator, order),
  ),
  sourceOf<Payout>('/trade/settorder', () => world.payouts.rows, seesHeld),
  sourceOf<Collect>(
    '/bankCard/order',
    () => world.pool.collects.rows,
    seesHeld,
    // Its callbacks are those of its order.
    (collect) => ageOf(collect) + ageOf(collect.order),
  ),
];

/** What the stream says about the operator; sent when it has changed. Undefined: not for this operator. */
export type EventKinds = Readonly<Record<string, (operator: Operator, at: number) => unknown>>;

function rightsDigest({ menu }: World, { access, roles, scope, withdrawTier, status }: Operator): string {
  let age = 0;
  for (const node of menu.values()) age += node.version;
  const rights = [[...access].sort(), roles, scope, withdrawTier, status, menu.size, age];
  return createHash('sha256').update(JSON.stringify(rights)).digest('hex').slice(0, 16);
}

/** The kinds of events beside rows. A further kind is one line here, and its data in config/openapi/events.yaml. */
export const eventKinds = (world: World): EventKinds => ({
  pending: (operator) => (operator.access.has('trade:withdraw:count') ? pendingCount(world, operator) : undefined),
  inbox: (operator, at) => inboxOf(world, operator, at),
  rights: (operator) => ({ version: rightsDigest(world, operator) }),
});

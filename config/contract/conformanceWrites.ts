import { randomUUID } from 'node:crypto';
import { type Answer, type Caller, demand, demandDone, demandRefusal, isRecord, type Row, told } from './conformanceClient';

const PATH = '/trade/withdraw/reject';

export interface Order {
  withdrawNo: string;
  version: number;
}

const WAITING = ['PENDING', 'SECOND_REVIEW'];

/** Orders that this operator may reject now, those first that were changed before: they have had another version. */
export function findRejectable(rows: readonly Row[]): Order[] {
  const orders = rows
    .filter(({ allowed, status }) => (Array.isArray(allowed) ? allowed.includes('reject') : WAITING.includes(String(status))))
    .filter((row): row is Row & Order => typeof row.withdrawNo === 'string' && typeof row.version === 'number');
  const once = [...new Map(orders.map((order) => [order.withdrawNo, order])).values()];
  return once.sort((a, b) => Number(b.version > 1) - Number(a.version > 1));
}

const reject = (caller: Caller, { withdrawNo, version }: Order, key: string, reasonCode = 'DUPLICATE') =>
  caller.send('POST', PATH, { body: { items: [{ withdrawNo, version }], reasonCode }, key });

function demandCurrent(answer: Answer, { withdrawNo }: Order): void {
  const current = isRecord(answer.data) ? answer.data.current : undefined;
  demand(
    isRecord(current) && current.withdrawNo === withdrawNo,
    `the refusal does not carry the row of ${withdrawNo} as it is now`,
  );
}

/** Sends a version that is not the stored one. @throws Error when it is not refused as a conflict with the current row */
export async function demandOldVersionRefused(caller: Caller, order: Order): Promise<void> {
  const version = order.version > 1 ? order.version - 1 : order.version + 1;
  const answer = await reject(caller, { ...order, version }, randomUUID());
  demandRefusal(answer, 409);
  demandCurrent(answer, order);
}

/** Rejects the order. @throws Error when a repeated key changes anything or answers anything else */
export async function demandIdempotency(caller: Caller, order: Order): Promise<void> {
  const key = randomUUID();
  const first = await reject(caller, order, key);
  demandDone(first);
  const again = await reject(caller, order, key);
  demand(
    again.code === first.code && JSON.stringify(again.data) === JSON.stringify(first.data),
    `the second call with the same key was answered otherwise: ${told(again)}`,
  );
  demand(again.headers.get('idempotency-replayed') === 'true', 'the second answer has no header idempotency-replayed: true');
  const other = await reject(caller, order, key, 'LIMIT');
  demandRefusal(other, 409);
  demand(other.error === 'IDEMPOTENCY_REUSED', `the same key with another body was refused as ${String(other.error)}`);
}

/** @throws Error when an order that is decided can be decided again */
export async function demandDecidedOnce(caller: Caller, order: Order): Promise<void> {
  const answer = await reject(caller, order, randomUUID());
  demandRefusal(answer, 409);
  demandCurrent(answer, order);
}

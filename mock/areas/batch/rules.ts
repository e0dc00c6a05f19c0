import type { BatchAction } from '@/contract';
import { batchFits } from '../../../src/domain/batch';
import { withCurrent } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import { CHANGED, type ConflictCode, conflict, MOVED } from '../../base/conflict';
import { moneyIn } from '../../base/money';
import { demandFound, type Lang, Refusal, say, type Text } from '../../engine/text';
import { timeOf } from '../../engine/time';
import { by, SYSTEM_NAME } from '../../flow/show';
import type { Batch } from '../../model/cards';
import type { Operator, PlatformCall } from '../../model/operators';
import { seesHolder } from '../../model/scope';
import type { World } from '../../model/world';
import { batchObstacle, showBatch } from './view';

const NO_BATCH: Text = ['Batch not found, or outside your data scope.', '批次不存在或不在您的数据范围内。'];

/** Contributions to what is approved. */
const MAKES: ReadonlySet<BatchAction> = new Set(['import', 'edit', 'submit']);

/** The batch, when the operator may see it. @throws Refusal 404 */
export const findBatch = (world: World, operator: Operator, no: unknown): Batch =>
  demandFound(world.pool.batches.get(String(no)), NO_BATCH, (one) => seesHolder(operator, one.holder));

/** 409: who changed the batch and when (docs/rules/calls.md#conflicts); the caller adds the current row. */
export function batchConflict(
  world: World,
  batch: Batch,
  lang: Lang,
  text: Text,
  error: ConflictCode = 'STATE_CONFLICT',
  more: Readonly<Record<string, string | number>> = {},
): Refusal {
  const last = batch.events.findLast(({ isSide }) => !isSide);
  const who = last?.operator?.username ?? say(lang, SYSTEM_NAME);
  return conflict(error, text, { who, at: batch.updatedAt, now: world.clock.now(), lang }, more);
}

/** Checks all conditions of an action on the version that the operator saw. @throws Refusal 403 or 409 */
function demand(world: World, { actor, lang }: PlatformCall, batch: Batch, version: unknown, action: BatchAction) {
  if (!batchFits(action, batch.status)) throw batchConflict(world, batch, lang, MOVED);
  if (batch.version !== version) throw batchConflict(world, batch, lang, CHANGED, 'VERSION_CONFLICT');
  const obstacle = batchObstacle(batch, actor, action);
  if (!obstacle) return;
  if (obstacle.isOwn) throw new Refusal(403, 'SELF_APPROVAL', obstacle.text, {}, { makerName: actor.username });
  throw batchConflict(world, batch, lang, obstacle.text, 'STATE_CONFLICT', obstacle.values);
}

/** Fields of a batch for the operation log. */
const stateOf = ({ status, name, groupCode, scheduleAt, held, currency }: Batch) => ({
  status,
  batchName: name,
  groupCode,
  scheduleAt: timeOf(scheduleAt),
  heldAmount: moneyIn(currency, held),
});

/**
 * One action on the batch of a call, with its log entry.
 * @throws Refusal with the row as the caller sees it; then nothing has changed
 */
export function actOnBatch(world: World, call: PlatformCall, action: BatchAction, run: (batch: Batch) => void) {
  const { actor, lang, body, note } = call;
  const batch = findBatch(world, actor, body.batchNo);
  const { currency, holder } = batch;
  const amount = moneyIn(
    currency,
    batch.items.reduce((sum, { net }) => sum + net, 0n),
  );
  note.about = { name: holder.name, amount, currency, entity: 'batch', ids: [batch.no], ...note.about };
  const before = stateOf(batch);
  try {
    demand(world, call, batch, body.version, action);
    run(batch);
    if (MAKES.has(action)) batch.makers.add(actor.username);
  } catch (error) {
    throw withCurrent(error, () => showBatch(world, batch, actor, lang));
  }
  const after = stateOf(batch);
  note.about.changes = changesOf(before, after, ['status', 'batchName', 'groupCode', 'scheduleAt', 'heldAmount']);
  return { data: showBatch(world, batch, actor, lang) };
}

/** Details of an operator's event on a batch. */
export const detailsBy = (
  call: PlatformCall,
  kind: string,
  more: { reasonCode?: string; remark?: string; refNo?: string } = {},
) => by(call, kind, more);

import type { BatchItemAction, BatchItem as WireItem } from '@/contract';
import { batchItemActions, batchItemFits, batchLets } from '../../../src/domain/batchItem';
import { bulk as bulkOf, isAbout, logChanges, withCurrent } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import { CHANGED, conflict, MOVED } from '../../base/conflict';
import { moneyIn } from '../../base/money';
import { type Lang, Refusal, say, type Text } from '../../engine/text';
import { timeOf } from '../../engine/time';
import { digestOf, findItem } from '../../flow/cards/batch';
import { recordedFailure } from '../../flow/makers';
import { rightsOf } from '../../flow/rights';
import { SYSTEM_NAME } from '../../flow/show';
import type { Batch, BatchItem } from '../../model/cards';
import type { CallWith, Operator, PlatformCall } from '../../model/operators';
import type { World } from '../../model/world';
import { canRetry } from './retry';
import { batchConflict, findBatch } from './rules';
import { OWN_FAILURE, showBatch, showItem } from './view';

const STEM = 'bank:card:proxy:batch';

const BATCH_STATE: Text = ['Not allowed in the current state of the batch.', '批次当前状态不允许此操作。'];
const SCHEDULED: Text = ['The batch is scheduled for {time} UTC.', '批次预定于 {time}（UTC）之后付款。'];

const OTHER_CONTENT: Text = ['The lines changed after approval. Nothing can be paid.', '明细与复核通过的内容不一致，禁止付款。'];

const CLAIMED: Text = ['{who} is working on this line.', '{who} 正在处理该笔。'];
const NOT_TAKEN: Text = ['You have not claimed this line.', '您未认领该笔。'];
const TAKEN: Text = ['You have already claimed this line.', '您已认领该笔。'];
const REPLACED: Text = ['Already repaid as {no}.', '已重新付款，新明细号 {no}。'];

export interface ItemRef {
  itemNo: string;
  version: number;
}

type Obstacle = { text: Text; values?: Record<string, string>; isClaim?: true; isOwn?: true };

/** The other operator who claimed a line; undefined when it is free or the caller's own. */
const rivalOf = ({ assignee }: BatchItem, operator: Operator) =>
  assignee && assignee !== operator ? assignee.username : undefined;

/** Why this operator cannot act on a line although its state allows it; undefined when possible. Does not check the access key. */
function obstacleOf(world: World, item: BatchItem, operator: Operator, action: BatchItemAction): Obstacle | undefined {
  const { batch, assignee, replacedBy } = item;
  if (!batchLets(action, batch.status)) return { text: BATCH_STATE };
  if ((action === 'applyPay' || action === 'paid') && batch.scheduleAt !== null && batch.scheduleAt > world.clock.now())
    return { text: SCHEDULED, values: { time: timeOf(batch.scheduleAt)?.slice(0, 16).replace('T', ' ') ?? '' } };
  if (action === 'release') return assignee === operator ? undefined : { text: NOT_TAKEN };
  if (action === 'take' && assignee === operator) return { text: TAKEN };
  if (action === 'retry') {
    if (!canRetry(item)) return { text: REPLACED, values: { no: replacedBy?.no ?? '' } };
    return recordedFailure(item, operator) ? { text: OWN_FAILURE, isOwn: true } : undefined;
  }
  const who = rivalOf(item, operator);
  return who === undefined ? undefined : { text: CLAIMED, values: { who }, isClaim: true };
}

/** One line for this operator, masked, with its actions. */
export const showPayItem = (world: World, item: BatchItem, operator: Operator, lang: Lang): WireItem => ({
  ...showItem(world, item, operator, lang),
  ...rightsOfItem(world, item, operator, lang),
});

function rightsOfItem(world: World, item: BatchItem, operator: Operator, lang: Lang) {
  const fitting = batchItemActions.filter((action) => batchItemFits(action, item.status));
  const { allowed, denied } = rightsOf(operator, lang, `${STEM}:item`, fitting.filter(isOfItem), (action) =>
    obstacleOf(world, item, operator, action),
  );
  const whole = rightsOf(
    operator,
    lang,
    STEM,
    fitting.filter((action) => !isOfItem(action)),
    (action) => obstacleOf(world, item, operator, action),
  );
  return { allowed: [...allowed, ...whole.allowed], denied: [...denied, ...whole.denied] };
}

/** Assigning and applying are batch calls. */
const isOfItem = (action: BatchItemAction) => action !== 'assign' && action !== 'applyPay';

/** 409: who changed a line and when (docs/rules/calls.md#conflicts); the caller adds the current row. */
function itemConflict(
  world: World,
  { updatedAt, events }: BatchItem,
  lang: Lang,
  text: Text,
  more: Readonly<Record<string, string>> = {},
) {
  const who = events.findLast(({ isSide }) => !isSide)?.operator?.username ?? say(lang, SYSTEM_NAME);
  const error = text === CHANGED ? 'VERSION_CONFLICT' : 'STATE_CONFLICT';
  return conflict(error, text, { who, at: updatedAt, now: world.clock.now(), lang }, more);
}

/** Checks all conditions of an action on the version of a line that the operator saw. @throws Refusal 403, 409 or 423 */
export function demandItem(
  world: World,
  { actor, lang }: PlatformCall,
  item: BatchItem,
  action: BatchItemAction,
  version?: number,
) {
  if (!batchItemFits(action, item.status)) throw itemConflict(world, item, lang, MOVED);
  if (version !== undefined && item.version !== version) throw itemConflict(world, item, lang, CHANGED);
  const obstacle = obstacleOf(world, item, actor, action);
  if (obstacle?.isClaim) throw new Refusal(423, 'CLAIMED', obstacle.text, obstacle.values, { claimedBy: obstacle.values?.who });
  if (obstacle?.isOwn) throw new Refusal(403, 'SELF_APPROVAL', obstacle.text, {}, { makerName: actor.username });
  if (obstacle) throw itemConflict(world, item, lang, obstacle.text, obstacle.values);
}

/**
 * The batch of a call, in the version that the operator saw and in a state that allows payments.
 * @throws Refusal 404, or 409 with the current batch
 */
export function demandBatch(world: World, call: PlatformCall, action: 'assign' | 'applyPay'): Batch {
  const { actor, body, lang, note } = call;
  const batch = findBatch(world, actor, body.batchNo);
  note.about = { entity: 'batch', ids: [batch.no], name: batch.name };
  const refuse = (refusal: Refusal) => withCurrent(refusal, () => showBatch(world, batch, actor, lang));
  if (!batchLets(action, batch.status)) throw refuse(batchConflict(world, batch, lang, MOVED));
  if (batch.version !== body.version) throw refuse(batchConflict(world, batch, lang, CHANGED, 'VERSION_CONFLICT'));
  return batch;
}

/**
 * Only the approved content may be paid: compared once, before the first payment (docs/rules/batch.md#content). @throws Refusal 409
 */
export function demandContent(world: World, batch: Batch, lang: Lang) {
  if (batch.status === 'APPROVED' && batch.digest !== digestOf(batch)) throw batchConflict(world, batch, lang, OTHER_CONTENT);
}

/** Fields of a line for the operation log. */
const stateOf = ({ status, card, bankRefNo, failCode, assignee, replacedBy }: BatchItem) => ({
  status,
  cardId: card?.id ?? null,
  bankRefNo,
  failCode,
  assignee: assignee?.username ?? null,
  replacedBy: replacedBy?.no ?? null,
});

const LOGGED_FIELDS = ['status', 'cardId', 'bankRefNo', 'failCode', 'assignee', 'replacedBy'] as const;

/**
 * One action on one line, with its log entry.
 * @throws Refusal with the row as the caller sees it; then nothing has changed
 */
function act(
  world: World,
  call: PlatformCall,
  { itemNo, version }: ItemRef,
  action: BatchItemAction,
  run: (item: BatchItem) => void,
) {
  const { actor, lang, note } = call;
  const item = findItem(world, actor, itemNo);
  const { currency, name } = item.batch;
  if (isAbout(call, itemNo))
    note.about = { entity: 'batchItem', ids: [itemNo], name, amount: moneyIn(currency, item.net), currency };
  const before = stateOf(item);
  try {
    demandItem(world, call, item, action, version);
    run(item);
  } catch (error) {
    throw withCurrent(error, () => showPayItem(world, item, actor, lang));
  }
  logChanges(call, changesOf(before, stateOf(item), LOGGED_FIELDS), itemNo);
  return item;
}

/** One action on one line; returns its row. @throws Refusal */
export function single(world: World, call: CallWith<ItemRef>, action: BatchItemAction, run: (item: BatchItem) => void) {
  const item = act(world, call, call.body, action, run);
  return { data: showPayItem(world, item, call.actor, call.lang) };
}

/** One action on many lines, each separately. */
export const bulk = (
  world: World,
  call: CallWith<{ items: ItemRef[] }>,
  action: BatchItemAction,
  text: Text,
  run: (item: BatchItem) => void,
) =>
  bulkOf(call, 'itemNo', text, (ref) => {
    const { status, version } = act(world, call, ref, action, run);
    return { status, version };
  });

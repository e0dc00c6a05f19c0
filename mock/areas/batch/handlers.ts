import type { BatchDetail } from '@/contract';
import { reasonOf } from '../../base/bulk';
import { currencyInfo, minorOf } from '../../base/money';
import type { OperationLog } from '../../engine/log';
import { invalid } from '../../engine/schema';
import type { Text } from '../../engine/text';
import {
  cancelItems,
  changeBatch,
  countsOf,
  demandBalance,
  digestOf,
  endWhenDone,
  holdBatch,
  moveBatch,
  moveItem,
  releaseHeld,
} from '../../flow/cards/batch';
import { recordedFailure } from '../../flow/makers';
import { entriesOf, logsOf, showEvents, showNote } from '../../flow/show';
import type { AreaHandlers } from '../../model/area';
import type { Batch } from '../../model/cards';
import type { CallFor, PlatformCall } from '../../model/operators';
import type { World } from '../../model/world';
import { batchesFile, resultFile, templateFile } from './file';
import { APPROVAL_MS, correctLines, demandGroup, importBatch, scheduleIn } from './import';
import { batchFigures, findBatches } from './list';
import { canRetry, retryItems } from './retry';
import { actOnBatch, batchConflict, detailsBy, findBatch } from './rules';
import { showBatch, unsentOf } from './view';

const CONTROL_COUNT: Text = ['Does not match the number of lines.', '与明细笔数不一致。'];
const CONTROL_AMOUNT: Text = ['Does not match the total of the lines.', '与明细合计金额不一致。'];

const OTHER_CONTENT: Text = [
  'The lines changed after submission. Reject the batch and have it resubmitted.',
  '明细内容与提交时不一致，请驳回并重新提交。',
];

/** Compares the control totals. The error never reveals the right value (docs/rules/batch.md#create). @throws Refusal 422 */
function demandControl({ body, lang }: PlatformCall, batch: Batch) {
  const { count, amount } = countsOf(batch).total;
  const faults: { name: string; rule: string; text: Text }[] = [];
  if (body.controlCount !== count) faults.push({ name: 'controlCount', rule: 'equals', text: CONTROL_COUNT });
  if (minorOf(String(body.controlAmount), currencyInfo(batch.currency).digits) !== amount)
    faults.push({ name: 'controlAmount', rule: 'equals', text: CONTROL_AMOUNT });
  if (faults.length > 0) throw invalid(lang, faults);
}

/** Voids an approval or submission: releases the frozen amount and the assigned cards. */
function voidApproval(world: World, call: PlatformCall, batch: Batch) {
  releaseHeld(world, batch, batch.held);
  Object.assign(batch, { digest: null, submittedAt: null, checker: null, decidedAt: null, decisionRemark: null });
  for (const item of batch.items)
    if (item.status === 'ASSIGNED') {
      Object.assign(item, { card: null, assignee: null });
      moveItem(world, item, 'unassign', 'WAIT', detailsBy(call, 'UNASSIGNED'), call.actor.username);
    }
}

/** Handlers of the batches by operation id. */
export function batchHandlers(world: World, logOf: () => OperationLog): AreaHandlers<'batch'> {
  const { clock } = world;

  function submit(call: PlatformCall) {
    return actOnBatch(world, call, 'submit', (batch) => {
      demandControl(call, batch);
      demandBalance(
        batch,
        batch.items.reduce((sum, { amount }) => sum + amount, 0n),
      );
      const { username } = call.actor;
      holdBatch(world, batch);
      const now = clock.now();
      const change = { maker: username, submittedAt: now, dueAt: now + APPROVAL_MS, digest: digestOf(batch) };
      Object.assign(batch, change, { checker: null, decidedAt: null, decisionRemark: null });
      moveBatch(world, batch, 'submit', 'WAIT_APPROVE', detailsBy(call, 'BATCH_SUBMITTED'), username);
    });
  }

  function approve(call: CallFor<'approveBatch'>) {
    const { actor, lang } = call;
    const { remark } = call.body;
    return actOnBatch(world, call, 'approve', (batch) => {
      if (batch.digest !== digestOf(batch)) throw batchConflict(world, batch, lang, OTHER_CONTENT);
      Object.assign(batch, { checker: actor.username, decidedAt: clock.now(), decisionRemark: remark ?? null });
      moveBatch(world, batch, 'approve', 'APPROVED', detailsBy(call, 'BATCH_APPROVED', { remark }), actor.username);
    });
  }

  function reject(call: PlatformCall) {
    const reason = reasonOf(call);
    const { username } = call.actor;
    return actOnBatch(world, call, 'reject', (batch) => {
      releaseHeld(world, batch, batch.held);
      Object.assign(batch, { checker: username, decidedAt: clock.now(), decisionRemark: reason.remark ?? null });
      moveBatch(world, batch, 'reject', 'REJECTED', detailsBy(call, 'BATCH_REJECTED', reason), username);
    });
  }

  function edit(call: CallFor<'editBatch'>) {
    const { body, actor, note } = call;
    const { batchName, groupCode, scheduleAt, lines } = body;
    if (lines) note.detail = { ...body, lines: lines.length };
    return actOnBatch(world, call, 'edit', (batch) => {
      if (groupCode !== undefined) demandGroup(world, call, batch.currency, groupCode ?? '');
      const change: Partial<Batch> = {
        ...(batchName !== undefined && { name: batchName }),
        ...(groupCode !== undefined && { groupCode: groupCode ?? '' }),
        ...(scheduleAt !== undefined && { scheduleAt: scheduleIn(call, scheduleAt) }),
      };
      if (lines) correctLines(world, call, batch, lines);
      voidApproval(world, call, batch);
      Object.assign(batch, change);
      const to = batch.items.some(({ status }) => status === 'INVALID') ? 'INVALID' : 'DRAFT';
      moveBatch(world, batch, 'edit', to, detailsBy(call, lines ? 'LINES_CORRECTED' : 'BATCH_EDITED'), actor.username);
    });
  }

  function cancel(call: PlatformCall) {
    const details = detailsBy(call, 'BATCH_CANCELED', reasonOf(call));
    const { username } = call.actor;
    return actOnBatch(world, call, 'cancel', (batch) => {
      cancelItems(world, batch, unsentOf(batch), { ...details, kind: 'ITEM_CANCELED' }, username);
      if (batch.status === 'PAUSED') {
        changeBatch(world, batch, {}, details, username);
        endWhenDone(world, batch);
        return;
      }
      batch.finishedAt = clock.now();
      moveBatch(world, batch, 'cancel', 'CANCELED', details, username);
    });
  }

  const detail = ({ actor, lang, query }: PlatformCall): BatchDetail => {
    const batch = findBatch(world, actor, query.batchNo);
    return {
      ...showBatch(world, batch, actor, lang),
      events: showEvents(batch.events),
      entries: entriesOf(world, actor, batch.account, batch.no).filter(({ accountNo }) => accountNo === batch.account.no),
      noteList: batch.notes.map(showNote),
      logs: logsOf(logOf(), { entity: 'batch', no: batch.no, events: batch.events, notes: batch.notes }, lang),
    };
  };

  return {
    pageBatches(call) {
      const { actor, lang, query } = call;
      const { current, pageSize } = query;
      const { list, total, summary } = findBatches(world, call, (current - 1) * pageSize, pageSize);
      return { data: { list: list.map((batch) => showBatch(world, batch, actor, lang)), total, current, pageSize, summary } };
    },
    getBatch: (call) => ({ data: detail(call) }),
    getBatchStatistics: (call) => ({ data: batchFigures(world, call) }),
    downloadBatches: (call) => batchesFile(world, call),
    downloadBatchTemplate: (call) => templateFile(world, call),
    downloadBatchResult: (call) => resultFile(world, call),
    importBatch: (call) => importBatch(world, call),
    editBatch: edit,
    submitBatch: submit,
    approveBatch: approve,
    rejectBatch: reject,
    cancelBatch: cancel,
    pauseBatch(call) {
      const details = detailsBy(call, 'BATCH_PAUSED', reasonOf(call));
      return actOnBatch(world, call, 'pause', (batch) =>
        moveBatch(world, batch, 'pause', 'PAUSED', details, call.actor.username),
      );
    },
    resumeBatch: (call) =>
      actOnBatch(world, call, 'resume', (batch) =>
        moveBatch(world, batch, 'resume', 'PAYING', detailsBy(call, 'BATCH_RESUMED'), call.actor.username),
      ),
    retryBatch: (call) =>
      actOnBatch(world, call, 'retry', (batch) => {
        const failed = batch.items.filter((item) => canRetry(item) && !recordedFailure(item, call.actor));
        retryItems(world, batch, failed, detailsBy(call, 'BATCH_RETRIED'), call.actor.username);
      }),
  };
}

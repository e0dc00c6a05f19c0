import { isOneOf } from '../../../src/domain/typed';
import { reasonOf } from '../../base/bulk';
import type { OperationLog } from '../../engine/log';
import { selectPage } from '../../engine/page';
import { invalid } from '../../engine/schema';
import type { Text } from '../../engine/text';
import { demandTotals } from '../../flow/controlTotals';
import { isBankRefUsed } from '../../flow/findByNumber';
import { by } from '../../flow/show';
import { claim, hold, pass, reject, release, undo, unhold } from '../../flow/withdraw/decide';
import { answer, assign, escalate } from '../../flow/withdraw/escalate';
import { askHolder, resume } from '../../flow/withdraw/holder';
import { mark } from '../../flow/withdraw/mark';
import { addEvent } from '../../flow/withdraw/moves';
import { CHANNELS, query, refund, resolve, retry } from '../../flow/withdraw/payouts';
import { pendingCount } from '../../flow/withdraw/pending';
import { demand, findOrder, obstacle } from '../../flow/withdraw/rules';
import type { AreaContext, AreaHandlers } from '../../model/area';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { bulk, single } from './act';
import { answerOf, assigneeOf, questionOf, requestOf, textOf } from './asking';
import { showDetail, showFacts } from './detail';
import { down } from './file';
import { forecast } from './forecast';
import { handoverHandlers } from './handover';
import { quality } from './quality';
import { placesFor, sortOf, testsOf, totals } from './query';
import { relatedOrders } from './related';
import { statistics } from './statistics';
import { withdrawTrend } from './trend';
import { showWithdraw } from './view';

const FACTS_LIMIT = 100;
const PAST: Text = ['Must be in the future.', '必须晚于当前时间。'];
const NO_CHANNEL: Text = ['Channel not found.', '通道不存在。'];
const NO_FILE: Text = ['File not found, uploaded by another user, or already used.', '文件不存在、由他人上传或已用于其他订单。'];
const REFERENCE_USED: Text = ['Another payout uses this bank reference.', '该银行流水号已用于其他代付。'];
const REFERENCE: Text = ['Required when the money has arrived.', '已到账时必填。'];

/** Handlers of the withdraw area by operation id. @param spoil test hook that changes response data */
export function withdrawHandlers(world: World, logOf: () => OperationLog, spoil: AreaContext['spoil']): AreaHandlers<'withdraw'> {
  return {
    ...handoverHandlers(world),
    pageWithdraws(call) {
      const { query: asked, actor, lang } = call;
      const sum = totals(world);
      const order = { sort: sortOf(asked, actor), each: sum.add, places: placesFor(world, asked) };
      const page = selectPage(world.withdraws.rows, testsOf(world, actor, asked), asked, order, (one) =>
        showWithdraw(world, one, actor, lang),
      );
      return { data: { ...page, summary: sum.list() } };
    },
    countPendingWithdraws: ({ actor }) => ({ data: pendingCount(world, actor) }),
    getWithdrawStatistics: (call) => ({ data: statistics(world, call) }),
    getWithdrawTrend: (call) => ({ data: withdrawTrend(world, call) }),
    getWithdraw: ({ actor, lang, query: asked }) => ({
      data: showDetail(world, logOf(), findOrder(world, actor, asked.withdrawNo), actor, lang),
    }),
    getWithdrawFacts({ actor, lang, query: asked }) {
      const orders = asked.withdrawNo
        .split(',')
        .slice(0, FACTS_LIMIT)
        .flatMap((no) => world.withdraws.get(no) ?? []);
      return {
        data: orders.filter(({ holder }) => isInScope(actor, holder)).map((order) => showFacts(world, order, actor, lang)),
      };
    },
    getRelatedWithdraws: ({ actor, lang, query: asked }) => ({
      data: relatedOrders(world, findOrder(world, actor, asked.withdrawNo), actor, lang),
    }),
    getWithdrawForecast: ({ actor }) => ({ data: forecast(world, actor) }),
    getWithdrawQuality: (call) => ({ data: quality(world, call) }),
    passWithdraws(call) {
      const {
        items,
        acknowledgedFlags: acknowledged = [],
        acknowledgedDuplicates = [],
        remark,
        confirmAssigned = false,
      } = call.body;
      demandTotals(
        world,
        call,
        items.map(({ withdrawNo }) => world.withdraws.get(withdrawNo)),
      );
      const given = { acknowledged, acknowledgedDuplicates, remark, isBulk: items.length > 1, isConfirmed: confirmAssigned };
      return bulk(world, call, 'pass', (order, { version }) => {
        const payout = pass(world, call, order, { version, ...given });
        return payout && { settNo: payout.no };
      });
    },
    rejectWithdraws(call) {
      const reason = reasonOf(call);
      const { messageToHolder: message, confirmAssigned = false } = call.body;
      return bulk(world, call, 'reject', (order, { version }) => {
        reject(world, call, order, { version, ...reason, message, isConfirmed: confirmAssigned });
        return undefined;
      });
    },
    claimWithdraws(call) {
      const isTakeOver = call.body.takeOver === true;
      if (isTakeOver) call.note.level = 'HIGH';
      // A claim does not change the version, so that an older version is accepted.
      return bulk(world, call, 'claim', (order) => {
        const refusal = obstacle(world, order, call.actor, isTakeOver ? 'takeOver' : 'claim', call.lang);
        if (refusal) throw refusal;
        claim(world, call, order, isTakeOver);
        return { claimedUntil: new Date(order.claimedUntil).toISOString() };
      });
    },
    releaseWithdraws: (call) =>
      bulk(world, call, 'release', (order) => {
        const refusal = obstacle(world, order, call.actor, 'release', call.lang);
        if (refusal) throw refusal;
        release(world, call, order);
        return undefined;
      }),
    holdWithdraws(call) {
      const reason = reasonOf(call);
      const until = call.body.holdUntil ? Date.parse(call.body.holdUntil) : null;
      if (until !== null && until <= call.at) throw invalid(call.lang, [{ name: 'holdUntil', rule: 'future', text: PAST }]);
      return bulk(world, call, 'hold', (order, { version }) => {
        demand(world, call, order, version, 'hold');
        hold(world, order, by(call, 'HELD', reason), until);
        return undefined;
      });
    },
    unholdWithdraws(call) {
      const reason = reasonOf(call);
      return bulk(world, call, 'unhold', (order, { version }) => {
        demand(world, call, order, version, 'unhold');
        unhold(world, order, by(call, 'UNHELD', reason));
        return undefined;
      });
    },
    escalateWithdraws(call) {
      const { to, question } = questionOf(world, call);
      return bulk(world, call, 'escalate', (order, { version }) => {
        escalate(world, call, order, { version, to, question });
        return undefined;
      });
    },
    answerWithdraw(call) {
      const { version } = call.body;
      const given = answerOf(call);
      return single(world, call, 'answer', (order) => answer(world, call, order, { version, ...given }));
    },
    assignWithdraws(call) {
      const to = assigneeOf(world, call);
      return bulk(world, call, to === null ? 'unassign' : 'assign', (order, { version }) => {
        assign(world, call, order, version, to);
        return undefined;
      });
    },
    askWithdrawHolder(call) {
      const request = requestOf(call);
      return single(world, call, 'ask', (order) => askHolder(world, call, order, request));
    },
    resumeWithdraw: (call) => single(world, call, 'resume', (order) => resume(world, order, by(call, 'RESUMED'))),
    queryWithdraws: (call) =>
      bulk(world, call, 'query', (order, { version }) => {
        demand(world, call, order, version, 'query');
        addEvent(world, order, by(call, 'QUERIED', { refNo: order.payouts.at(-1)?.no }));
        query(world, order);
        return undefined;
      }),
    undoWithdraw: (call) => single(world, call, 'undo', (order) => undo(world, call, order)),
    retryWithdraw(call) {
      const { channelCode } = call.body;
      if (channelCode && !isOneOf(CHANNELS, channelCode))
        throw invalid(call.lang, [{ name: 'channelCode', rule: 'enum', text: NO_CHANNEL }]);
      return single(world, call, 'retry', (order) => retry(world, order, by(call, 'RETRIED'), channelCode));
    },
    resolveWithdraw(call) {
      const { result, bankRefNo, evidenceFileId, remark } = call.body;
      const isSuccess = result === 'SUCCESS';
      const file = world.files.get(evidenceFileId);
      const fields: { name: string; rule: string; text: Text }[] = [];
      if (isSuccess && !bankRefNo?.trim()) fields.push({ name: 'bankRefNo', rule: 'required', text: REFERENCE });
      const isOfOther = file?.subject && file.subject.no !== call.body.withdrawNo;
      if (file?.by !== call.actor || isOfOther) fields.push({ name: 'evidenceFileId', rule: 'exists', text: NO_FILE });
      if (fields.length > 0 || !file) throw invalid(call.lang, fields);
      return single(world, call, 'resolve', (order) => {
        if (isSuccess && isBankRefUsed(world, bankRefNo ?? ''))
          throw invalid(call.lang, [{ name: 'bankRefNo', rule: 'unique', text: REFERENCE_USED }]);
        file.subject = { entity: 'withdraw', no: order.no };
        const details = by(call, isSuccess ? 'RESOLVED_SUCCESS' : 'RESOLVED_FAILED', { remark, file });
        resolve(world, order, details, isSuccess, bankRefNo?.trim());
      });
    },
    refundWithdraw(call) {
      const reason = reasonOf(call);
      return single(world, call, 'refund', (order) => refund(world, order, by(call, 'REFUNDED', reason)));
    },
    markWithdraw(call) {
      const { outcome } = call.body;
      const remark = textOf(call, 'remark');
      return single(world, call, 'mark', (order) => mark(world, call, order, { outcome, remark }));
    },
    downloadWithdraws: (call) => down(world, call, spoil),
  };
}

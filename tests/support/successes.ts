import type { SavedView } from '@/contract';
import type { Outcome } from '../../mock/engine/call';
import { agentCalls, salesCalls } from '../unit/platform/agentSupport';
import { aDesk, type Desk, PDF, pathOf, type Verb } from '../unit/platform/deskSupport';
import { operatorCalls } from '../unit/platform/operatorSupport';
import { type APlatform, aPlatform } from '../unit/platform/support';
import { accountCalls } from './accountCalls';
import { approvalCalls } from './approvalCalls';
import { bankLineCalls } from './bankLineCalls';
import { batchCalls } from './batchCalls';
import { batchPayCalls } from './batchPayCalls';
import { callbackCalls } from './callbackCalls';
import { cardCalls } from './cardCalls';
import { channelCalls } from './channelCalls';
import { collectCalls } from './collectCalls';
import { dictCalls } from './dictCalls';
import { exportCalls } from './exportCalls';
import { factorCalls } from './factorCalls';
import { linkCalls } from './linkCalls';
import { listenCalls } from './listenCalls';
import { maintainCalls } from './maintainCalls';
import { merchantCalls } from './mchCalls';
import { menuCalls } from './menuCalls';
import { noticeCalls } from './noticeCalls';
import { payOrderCalls, profitCalls } from './payOrderCalls';
import { payRecordCalls } from './payRecordCalls';
import { productCalls } from './productCalls';
import { rateCalls } from './rateCalls';
import { roleCalls } from './roleCalls';
import { roundCalls } from './roundCalls';
import { securityCalls } from './securityCalls';
import { settCalls } from './settCalls';
import { settDetailCalls } from './settDetailCalls';
import { trialCalls } from './trialCalls';
import { upstreamCalls } from './upstreamCalls';
import { mchMenuCalls, whiteCalls } from './whiteCalls';

/** A successful action of the desk in a separate world: alone, and in bulk with refused ones where possible. */
function deskCalls(
  verb: Verb,
  who: string,
  noOf: (desk: Desk) => string | undefined,
  prepare?: (desk: Desk, no: string) => void,
) {
  return () => {
    const desk = aDesk();
    const no = noOf(desk) ?? '';
    prepare?.(desk, no);
    const body = desk.bodyOf(who, verb, desk.order(no)) as { items?: object[] };
    const others = [desk.stories.claimedByColleague, desk.stories.reversed, desk.stories.addedByOperator, 'W0'];
    const many = body.items && {
      ...body,
      items: [...body.items, ...others.map((withdrawNo) => ({ withdrawNo, version: 1 }))],
    };
    const send = (sent: object) => desk.call(who, `POST ${pathOf(verb)}`, { body: sent });
    if (!many) return [send(body)];
    const outcomes = [send(many)];
    if (verb === 'claim' || verb === 'query') outcomes.push(send(body));
    return outcomes;
  };
}

/**
 * Calls that succeed, by operation; those that need no world of their own share this one.
 */
export function successesOn(bench: () => APlatform): Record<string, () => Outcome[]> {
  /** A new view of ops.lee with all that a view can hold. */
  const viewOf = (name: string) =>
    bench().call('ops.lee', 'POST /common/view/add', {
      body: {
        screen: '/trade/withdraw',
        name,
        content: {
          filters: { view: 'ALL', currency: 'THB' },
          ranges: { submittedFrom: 'today' },
          sortField: 'amount',
          sortOrder: 'descend',
          pageSize: 50,
          layout: { density: 'compact', columns: [{ key: 'status', isHidden: false, pin: 'start', width: 120 }] },
        },
      },
    });
  return {
    ...batchPayCalls(),
    ...approvalCalls(),
    ...factorCalls(),
    ...linkCalls(),
    ...securityCalls(),
    ...noticeCalls(),
    ...exportCalls(),
    ...callbackCalls(() => aPlatform({ days: 1 })),
    ...operatorCalls(() => aPlatform({ days: 1 })),
    ...merchantCalls(() => aPlatform({ days: 2, flow: 0.2 })),
    ...agentCalls(() => aPlatform({ days: 1 })),
    ...salesCalls(() => aPlatform({ now: Date.parse('2026-12-02T06:00:00Z'), days: 4, flow: 0.2 })),
    getCurrentUser: () => {
      const { viewId } = viewOf('To open with').envelope.data as SavedView;
      const body = { screen: '/trade/withdraw', viewIds: [], defaultViewId: viewId };
      bench().call('ops.lee', 'POST /common/view/arrange', { body });
      return ['li.na', 'd.kumar', 'auditor', 'ops.lee'].map((who) => bench().call(who, 'GET /auth/current'));
    },
    getMenu: () => [bench().call('li.na', 'GET /auth/menu')],
    reportActivity: () => [bench().call('li.na', 'POST /auth/activity', { body: {} })],
    logout: () => [bench().call('li.na', 'POST /auth/logout', { body: {} })],
    login: () => [bench().call('li.na', 'POST /auth/login', { body: { username: 'li.na', password: 'demo-password-1234' } })],
    listOptions: () =>
      ['holder', 'agent', 'operator', 'channel', 'bank'].map((type) => bench().call('li.na', `GET /common/option?type=${type}`)),
    revealSensitive: () => {
      const body = { entity: 'withdraw', id: bench().platform.stories.split[0], field: 'payeeName', reasonCode: 'INVESTIGATION' };
      return [bench().call('r.santos', 'POST /common/sensitive/reveal', { body })];
    },
    pageLogs: () => ['en', 'zh'].map((lang) => bench().call('auditor', 'GET /sys/log/page?pageSize=200', { lang: lang as 'en' })),
    getLog: () => {
      bench().call('r.santos', 'POST /common/sensitive/reveal', { body: {} });
      return bench()
        .platform.log.entries.slice(-60)
        .map(({ seq, at }) => {
          const stamp = new Date(at).toISOString().replace(/\D/g, '').slice(0, 14);
          return bench().call('auditor', `GET /sys/log/detail?logNo=O${stamp}${String(seq).padStart(6, '0')}`);
        });
    },
    getLogStatistics: () => [bench().call('auditor', 'GET /sys/log/statistics')],
    verifyLogs: () => [
      bench().call('auditor', 'GET /sys/log/verify'),
      bench().call('auditor', 'GET /sys/log/verify?fromSeq=2&toSeq=3'),
    ],
    pageWithdraws: () =>
      ['en', 'zh'].flatMap((lang) =>
        [1, 2, 3].map((current) =>
          bench().call('li.na', `GET /trade/withdraw/page?current=${current}&pageSize=200`, { lang: lang as 'en' }),
        ),
      ),
    countPendingWithdraws: () => [bench().call('li.na', 'GET /trade/withdraw/count')],
    getRelatedWithdraws: () =>
      bench()
        .platform.world.withdraws.rows.slice(-20)
        .map(({ no }) => bench().call('li.na', `GET /trade/withdraw/related?withdrawNo=${no}`)),
    getWithdrawFacts: () => {
      const numbers = bench()
        .platform.world.withdraws.rows.slice(-100)
        .map(({ no }) => no);
      return ['li.na', 'auditor'].map((who) => bench().call(who, `GET /trade/withdraw/facts?withdrawNo=${numbers.join()}`));
    },
    pageHandovers: () => [bench().call('li.na', 'GET /trade/withdraw/handover/page?current=1&pageSize=10')],
    addHandover: () => [bench().call('li.na', 'POST /trade/withdraw/handover', { body: { text: 'All quiet.' } })],
    getWithdrawForecast: () => [bench().call('li.na', 'GET /trade/withdraw/cover')],
    getWithdrawStatistics: () => [bench().call('li.na', 'GET /trade/withdraw/statistics')],
    getWithdrawTrend: () =>
      ['view=ALL', 'withdrawNo=W0'].map((query) => bench().call('li.na', `GET /trade/withdraw/trend?${query}`)),
    getWithdraw: () =>
      bench()
        .platform.world.withdraws.rows.slice(-150)
        .map(({ no }) => bench().call('li.na', `GET /trade/withdraw/detail?withdrawNo=${no}`)),
    passWithdraws: () => {
      const orders = bench().simpleOrders().slice(0, 2);
      const items = [
        ...orders.map(({ no, version }) => ({ withdrawNo: no, version })),
        { withdrawNo: bench().platform.stories.heldByRisk, version: 2 },
        { withdrawNo: bench().platform.stories.claimedByColleague, version: 1 },
      ];
      return [
        bench().call('w.chai', 'POST /trade/withdraw/pass', { body: { items: items.slice(0, 1) } }),
        bench().call('w.chai', 'POST /trade/withdraw/reject', { body: { items, reasonCode: 'LIMIT' } }),
      ];
    },
    rejectWithdraws: () => {
      const [row, next] = bench().simpleOrders();
      return [
        bench().call('w.chai', 'POST /trade/withdraw/reject', {
          body: { items: [{ withdrawNo: row?.no, version: 1 }], reasonCode: 'DUPLICATE', claimNext: next?.no },
        }),
      ];
    },
    claimWithdraws: deskCalls('claim', 'li.na', ({ stories }) => stories.overdue),
    releaseWithdraws: deskCalls(
      'release',
      'li.na',
      ({ stories }) => stories.overdue,
      (desk, no) => desk.done('li.na', 'claim', desk.order(no)),
    ),
    holdWithdraws: deskCalls('hold', 'r.santos', ({ stories }) => stories.secondStageBy['li.na']),
    unholdWithdraws: deskCalls('unhold', 'r.santos', ({ stories }) => stories.heldByRisk),
    escalateWithdraws: deskCalls('escalate', 'li.na', ({ stories }) => stories.overdue),
    answerWithdraw: deskCalls(
      'answer',
      'r.santos',
      ({ stories }) => stories.overdue,
      (desk, no) => desk.done('li.na', 'escalate', desk.order(no)),
    ),
    markWithdraw: deskCalls('mark', 'r.santos', ({ stories }) => stories.reversed),
    getWithdrawQuality: () => [bench().call('auditor', 'GET /trade/withdraw/quality')],
    assignWithdraws: deskCalls('assign', 'ops.lee', ({ stories }) => stories.overdue),
    askWithdrawHolder: deskCalls('ask', 'li.na', ({ stories }) => stories.overdue),
    resumeWithdraw: deskCalls(
      'resume',
      'ops.lee',
      ({ stories }) => stories.overdue,
      (desk, no) => desk.done('li.na', 'ask', desk.order(no)),
    ),
    queryWithdraws: deskCalls('query', 'li.na', ({ stories }) => stories.unknownPayout),
    undoWithdraw: deskCalls(
      'undo',
      'li.na',
      ({ stories }) => stories.overdue,
      (desk, no) => desk.done('li.na', 'pass', desk.order(no)),
    ),
    retryWithdraw: deskCalls('retry', 'ops.lee', ({ stories }) => stories.failed),
    resolveWithdraw: deskCalls('resolve', 'chen.yu', ({ stories }) => stories.unknownPayout),
    refundWithdraw: deskCalls('refund', 'chen.yu', ({ stories }) => stories.reversed),
    addNote: () => [
      bench().call('k.wong', 'POST /common/note/add', {
        body: {
          entity: 'withdraw',
          id: bench().platform.stories.failed,
          text: 'Called, @li.na',
          mentions: [bench().operator('li.na').id],
        },
      }),
    ],
    listMentions: () => ['ops.lee', 'auditor'].map((who) => bench().call(who, 'GET /common/note/mention')),
    readMentions: () => [bench().call('ops.lee', 'POST /common/note/read', { body: {} })],
    searchNames: () => ['a', 'se', 'no such name'].map((text) => bench().call('admin', `GET /common/search/name?text=${text}`)),
    searchRecords: () =>
      [bench().platform.stories.failed, 'W0000'].map((no) => bench().call('li.na', `GET /common/search?no=${no}`)),
    listViews: () => ['ops.lee', 'auditor'].map((who) => bench().call(who, 'GET /common/view/list')),
    addView: () => [viewOf('Added')],
    editView: () => {
      const { viewId, version } = viewOf('To change').envelope.data as SavedView;
      return [
        bench().call('ops.lee', 'POST /common/view/edit', { body: { viewId, version, name: 'Changed', roleCode: 'OPS_LEAD' } }),
      ];
    },
    removeView: () => {
      const { viewId, version } = viewOf('To remove').envelope.data as SavedView;
      return [bench().call('ops.lee', 'POST /common/view/remove', { body: { viewId, version } })];
    },
    arrangeViews: () => {
      const { viewId } = viewOf('To arrange').envelope.data as SavedView;
      const body = { screen: '/trade/withdraw', viewIds: [viewId], defaultViewId: viewId };
      return [bench().call('ops.lee', 'POST /common/view/arrange', { body })];
    },
    ...listenCalls(() => aPlatform({ days: 1 })),
    ...bankLineCalls(() => aPlatform({ days: 2, flow: 0.5 })),
    ...productCalls(() => aPlatform({ days: 1, flow: 0.2 })),
    ...maintainCalls(() => aPlatform({ days: 1 })),
    ...accountCalls(() => aPlatform({ days: 1, flow: 0.1 })),
    ...trialCalls(() => aPlatform({ days: 1 })),
    ...rateCalls(() => aPlatform({ days: 1 })),
    ...channelCalls(() => aPlatform({ days: 1, flow: 0.2 })),
    ...roleCalls(bench),
    ...payRecordCalls(() => aPlatform({ days: 1, flow: 0.2 })),
    ...payOrderCalls(() => aPlatform({ days: 1 })),
    ...profitCalls(() => aPlatform({ days: 2, flow: 0.2 })),
    ...roundCalls(() => aPlatform({ days: 1 })),
    ...upstreamCalls(() => aPlatform({ days: 2, flow: 0.2 })),
    ...batchCalls(),
    ...settCalls(),
    ...collectCalls(),
    ...settDetailCalls,
    ...cardCalls(() => aPlatform({ days: 1 })),
    addFile: () => [
      bench().call('k.wong', 'POST /common/file/add', {
        body: { name: 'a.pdf', type: 'application/pdf', content: PDF },
      }),
    ],
    ...menuCalls,
    ...whiteCalls,
    ...mchMenuCalls,
    ...dictCalls(bench),
  };
}

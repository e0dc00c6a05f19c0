import type { Approval } from '@/contract';
import type { Envelope, Outcome } from '../../mock/engine/call';
import type { Platform } from '../../mock/platform';
import { aPlatform, dataOf } from '../unit/platform/support';

const PDF = Buffer.from('%PDF-1.4 agreement').toString('base64');

export interface ApprovalPage {
  list: Approval[];
  total: number;
  toDecide: number;
  mine: number;
}

/** The balance of a merchant with money. */
export function merchantBalance({ platform: { world } }: { platform: Pick<Platform, 'world'> }) {
  const found = [...world.ledger.accounts.values()].find(
    ({ isCustomer, holderNo, type, amounts }) =>
      isCustomer && holderNo.startsWith('M') && type === 'BALANCE' && amounts.available > 100_000n,
  );
  if (!found) throw new Error('No merchant has money');
  return found;
}

/** A small world in which second people are asked. */
export function anApprovalDesk(isOn = true) {
  const bench = aPlatform({ days: 1, scale: 0, approvals: isOn });
  const { platform, call, operator } = bench;
  const { world, log, clock } = platform;
  const post = (who: string, path: string, body: object): Envelope => call(who, `POST ${path}`, { body }).envelope;
  const account = merchantBalance(bench);
  const versionOf = (no: string) => world.accountBook.states.get(no)?.version ?? 1;
  const evidence = (who: string) =>
    dataOf<{ fileId: string }>(post(who, '/common/file/add', { name: 'a.pdf', type: 'application/pdf', content: PDF })).fileId;
  const adjust = (who: string, more: object = {}) =>
    post(who, '/user/account/adjust', {
      accountNo: account.no,
      version: versionOf(account.no),
      direction: 'IN',
      amount: '10',
      reasonCode: 'MISSING_ORDER',
      remark: 'Agreed with the merchant by mail',
      evidenceFileId: evidence(who),
      ...more,
    });
  const asked = (answer: Envelope) => {
    expect(answer).toMatchObject({ code: 202, success: true });
    return dataOf<{ approvalNo: string }>(answer).approvalNo;
  };
  const page = (who: string, query = '') =>
    dataOf<ApprovalPage>(call(who, `GET /common/approval/page?current=1&pageSize=10${query}`));
  const detail = (who: string, no: string) => call(who, `GET /common/approval/detail?approvalNo=${no}`).envelope;
  const versionIn = (no: string) => world.approvals.byNo.get(no)?.version ?? 1;
  const decide = (who: string, no: string, more: object = {}) =>
    post(who, '/common/approval/decide', { approvalNo: no, decision: 'APPROVE', version: versionIn(no), ...more });
  const recall = (who: string, no: string) => post(who, '/common/approval/recall', { approvalNo: no, version: versionIn(no) });
  const stateOf = (no: string) => world.approvals.byNo.get(no)?.status;
  const entriesOf = (no: string) =>
    log.entries
      .filter(({ about }) => about.approvalNo === no)
      .map(({ username, action, code, about }) => ({ username, action, code, by: about.approvedBy }));
  return {
    ...bench,
    world,
    clock,
    operator,
    post,
    account,
    adjust,
    asked,
    page,
    detail,
    decide,
    evidence,
    recall,
    stateOf,
    entriesOf,
    versionOf,
  };
}

/** Calls on approvals that succeed, by operation; each in a world of its own. */
export function approvalCalls(): Record<string, () => Outcome[]> {
  const asked = () => {
    const desk = anApprovalDesk();
    return { ...desk, no: desk.asked(desk.adjust('li.na')) };
  };
  return {
    pageApprovals: () => {
      const { call, decide, no } = asked();
      const page = () => ['li.na', 'chen.yu'].map((who) => call(who, 'GET /common/approval/page?current=1&pageSize=10'));
      const before = page();
      decide('chen.yu', no);
      return [...before, ...page()];
    },
    pageWork: () => {
      const { call } = asked();
      return ['li.na', 'chen.yu'].map((who) => call(who, 'GET /common/work?current=1&pageSize=10'));
    },
    getApproval: () => {
      const { call, no } = asked();
      return [call('chen.yu', `GET /common/approval/detail?approvalNo=${no}`)];
    },
    decideApproval: () => {
      const { call, no } = asked();
      const body = { approvalNo: no, decision: 'APPROVE', version: 1 };
      return [call('chen.yu', 'POST /common/approval/decide', { body })];
    },
    recallApproval: () => {
      const { call, no } = asked();
      return [call('li.na', 'POST /common/approval/recall', { body: { approvalNo: no, version: 1 } })];
    },
  };
}

import type { RiskFlag, WithdrawDetail } from '@/contract';
import { decisionNeeds } from '@/domain/withdrawPolicy';

type Order = Parameters<typeof decisionNeeds>[0];
type Decision = NonNullable<WithdrawDetail['decisions']>[number];

const POLICY = { requiredStages: 2, tier1: '50000.00', tier2: '500000.00', tier3: '5000000.00' };
const HIGH: RiskFlag = { code: 'NEW_PAYEE', severity: 'HIGH' };
const MEDIUM: RiskFlag = { code: 'AMOUNT_SPIKE', severity: 'MEDIUM' };
const decidedBy = (operatorId: string, decision: Decision['decision'] = 'PASS'): Decision => ({
  stage: 1,
  decision,
  operatorId,
  operatorName: `name of ${operatorId}`,
  at: '2026-11-20T06:00:00.000Z',
});

const anOrder = (changes: Partial<Order> = {}): Order => ({
  status: 'PENDING',
  netAmount: '62400.00',
  requiredStages: 2,
  reviewStage: 2,
  decisions: [],
  riskFlags: [],
  policy: POLICY,
  ...changes,
});

describe('the number of approvals and its reasons', () => {
  test.each([
    ['below tier 1', { netAmount: '49999.99', requiredStages: 1 }, 1, ['below 50000.00']],
    ['at tier 1', { netAmount: '50000.00' }, 2, ['tier1 50000.00']],
    ['at tier 1 in other digits', { netAmount: '50000' }, 2, ['tier1 50000.00']],
    ['above tier 2: the second person came with tier 1', { netAmount: '700000.00' }, 2, ['tier1 50000.00']],
    ['above tier 3 of a server that wants three', { netAmount: '5000000.00', requiredStages: 3 }, 3, ['tier3 5000000.00']],
    ['three people below tier 3', { netAmount: '700000.00', requiredStages: 3 }, 3, ['tier2 500000.00']],
    ['a HIGH flag below tier 1', { netAmount: '100.00', riskFlags: [MEDIUM, HIGH] }, 2, ['NEW_PAYEE']],
    ['a HIGH flag and tier 1', { riskFlags: [HIGH] }, 2, ['tier1 50000.00', 'NEW_PAYEE']],
    ['a flag that is not HIGH', { netAmount: '100.00', requiredStages: 1, riskFlags: [MEDIUM] }, 1, ['below 50000.00']],
    [
      'amounts beyond 2^53',
      { netAmount: '9007199254740993.01', requiredStages: 1, policy: { requiredStages: 1, tier1: '9007199254740993.02' } },
      1,
      ['below 9007199254740993.02'],
    ],
    ['a number that the limits do not explain', { netAmount: '100.00', requiredStages: 2 }, 2, []],
    ['one person although tier 1 is reached', { requiredStages: 1 }, 1, []],
    ['one person in spite of a HIGH flag', { netAmount: '100.00', requiredStages: 1, riskFlags: [HIGH] }, 1, []],
  ] as const)('%s', (_, changes, people, reasons) => {
    const needs = decisionNeeds(anOrder(changes as Partial<Order>), '7');
    expect(needs.people).toBe(people);
    expect(
      needs.reasons.map((reason) =>
        reason.kind === 'flag' ? reason.code : `${reason.kind === 'reached' ? reason.tier : reason.kind} ${reason.limit}`,
      ),
    ).toEqual(reasons);
  });

  const bare = { status: 'PENDING', netAmount: '62400.00' } as const;
  test.each([
    ['nothing at all', { status: 'PENDING' }, undefined, 0],
    ['the net amount only', bare, undefined, 0],
    ['no policy, but the number', { ...bare, requiredStages: 2 }, 2, 0],
    ['the number in the policy only', { ...bare, policy: { requiredStages: 2 } }, 2, 0],
    ['no number, but the limits', { ...bare, policy: { tier1: '50000.00' } }, 2, 1],
    ['no number, below the limits', { ...bare, policy: { tier1: '70000.00' } }, 1, 1],
    ['a HIGH flag only', { status: 'PENDING', riskFlags: [HIGH] }, 2, 1],
    ['flags that are not HIGH', { status: 'PENDING', riskFlags: [MEDIUM] }, undefined, 0],
    ['only a higher limit that is not reached', { ...bare, policy: { tier2: '70000.00' } }, undefined, 0],
    ['a limit that is no amount', { ...bare, policy: { tier1: '******' } }, undefined, 0],
    ['an amount that is none', { ...bare, netAmount: '1e9', policy: POLICY }, 2, 0],
  ])('follow the server when it sends %s', (_, order, people, reasons) => {
    const needs = decisionNeeds(order as Order, '7');
    expect(needs.people).toBe(people);
    expect(needs.reasons).toHaveLength(reasons);
  });
});

describe('the approvals left, and the place of this operator', () => {
  test.each([
    ['alone', { requiredStages: 1, reviewStage: 1 }, 1, 'only'],
    ['the first of two', {}, 2, 'first'],
    ['the last of two', { status: 'SECOND_REVIEW', reviewStage: 1, decisions: [decidedBy('3')] }, 1, 'last'],
    ['the second of three', { requiredStages: 3, reviewStage: 2, decisions: [decidedBy('3')] }, 2, 'next'],
    ['the one who passed before', { status: 'SECOND_REVIEW', reviewStage: 1, decisions: [decidedBy('7')] }, 1, 'decided'],
    ['on hold', { status: 'HELD', reviewStage: 2 }, 2, 'first'],
    ['without the number that is left', { reviewStage: undefined, decisions: [decidedBy('3')] }, 1, 'last'],
    ['without the decisions', { decisions: undefined, reviewStage: undefined }, 2, 'first'],
    ['passed', { status: 'PASSED', reviewStage: 0 }, 0, undefined],
    ['passed by a server that counts on', { status: 'PASSED', reviewStage: 2 }, 0, undefined],
    ['in a state that this console does not know', { status: 'FROZEN_BY_COURT' }, 0, undefined],
    ['more decisions than were needed', { reviewStage: undefined, requiredStages: 1, decisions: [decidedBy('3')] }, 0, undefined],
    ['without any number', { requiredStages: undefined, reviewStage: undefined, policy: undefined }, undefined, undefined],
  ])('%s', (_, changes, left, place) => {
    const needs = decisionNeeds(anOrder(changes as Partial<Order>), '7');
    expect({ left: needs.left, place: needs.place }).toEqual({ left, place });
  });

  test('have no place without an operator', () => {
    expect(decisionNeeds(anOrder(), undefined)).toMatchObject({ people: 2, left: 2, place: undefined });
  });
});

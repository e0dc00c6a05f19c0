import { sumsOf } from '@/domain/sums';
import { sharingPayee, stagesLeft, unknownFacts } from '@/domain/withdrawFacts';
import { aWithdraw } from '../support/domBuilders';

const pass = { decision: 'PASS' } as never;

describe('the facts for a decision', () => {
  test.each([
    ['all there', {}, []],
    ['no net amount', { netAmount: undefined }, ['netAmount']],
    ['a net amount that is null', { netAmount: null }, ['netAmount']],
    ['a net amount that is no amount', { netAmount: '******' }, ['netAmount']],
    ['no stage', { requiredStages: undefined }, ['stage']],
    ['no currency', { currency: '' }, ['currency']],
    ['no beneficiary', { payeeName: undefined, payeeAccountNo: undefined }, ['payee']],
    ['no flags', { riskFlags: undefined }, ['riskFlags']],
  ])('are missing before the detail is read (%s)', (_, changes, facts) => {
    expect(unknownFacts(aWithdraw(changes as never), 'pass', false)).toEqual(facts);
  });

  test('block a pass after the detail is read only without amounts or stages', () => {
    const bare = aWithdraw({ payeeName: undefined, payeeAccountNo: undefined, riskFlags: undefined });
    expect(unknownFacts(bare, 'pass', true)).toEqual([]);
    expect(unknownFacts({ ...bare, netAmount: undefined }, 'pass', true)).toEqual(['netAmount']);
    expect(unknownFacts({ ...bare, netAmount: undefined }, 'reject', true)).toEqual([]);
  });

  test.each([
    ['the number that the server sent', { reviewStage: 2, requiredStages: 3 }, 2],
    ['one, with nothing decided', { requiredStages: 1, decisions: undefined }, 1],
    ['what is left of those needed', { status: 'SECOND_REVIEW', requiredStages: 2, decisions: [pass] }, 1],
    ['one in the second review of two', { status: 'SECOND_REVIEW', requiredStages: 2, decisions: undefined }, 1],
    ['unknown in the second review of three', { status: 'SECOND_REVIEW', requiredStages: 3, decisions: undefined }, undefined],
    ['unknown without any number', { requiredStages: undefined }, undefined],
    ['unknown where more passed than were needed', { requiredStages: 1, decisions: [pass] }, undefined],
    ['unknown where none is said to be left', { reviewStage: 0 }, undefined],
  ])('stages left: %s', (_, changes, left) => {
    expect(stagesLeft(aWithdraw(changes as never))).toBe(left);
  });

  test('count approvals alone: other decisions leave the number of approvals unchanged', () => {
    const decisions = [{ decision: 'REJECT' }, { decision: 'PASS' }] as never;
    expect(stagesLeft({ status: 'SECOND_REVIEW', requiredStages: 3, decisions })).toBe(2);
  });

  test('have no sum when one of the amounts is unknown', () => {
    const rows = [{ currency: 'THB', amount: '1.00' }, { currency: 'THB' }, { currency: 'VND', amount: '5' }];
    expect(sumsOf(rows)).toEqual([
      { currency: 'THB', count: 2, amount: undefined },
      { currency: 'VND', count: 1, amount: '5' },
    ]);
  });
});

test('orders to the same beneficiary are those the server names and the rows beside it, never the order itself', () => {
  const rows = [
    { withdrawNo: 'W1', payeeId: 'P' },
    { withdrawNo: 'W2', payeeId: 'P' },
    { withdrawNo: 'W3', payeeId: 'Q' },
    { withdrawNo: 'W4' },
  ];
  expect(sharingPayee({ withdrawNo: 'W1', payeeId: 'P', samePayee: ['W9', 'W2'] }, rows)).toEqual(['W9', 'W2']);
  expect(sharingPayee({ withdrawNo: 'W4' }, rows)).toEqual([]);
});

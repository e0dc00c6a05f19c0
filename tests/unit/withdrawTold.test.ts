import type { WithdrawDetail } from '@/contract';
import { isComplete } from '@/domain/withdrawFindings';
import { decisionNeeds } from '@/domain/withdrawPolicy';

type Told = Parameters<typeof isComplete>[0] & { status: WithdrawDetail['status'] };

const told: Told = {
  status: 'PENDING',
  netAmount: '100.00',
  submittedAt: '2026-11-20T06:00:00.000Z',
  riskFlags: [],
  payeeVerified: 'NAME_MATCH',
  payeeFirstUsedAt: null,
  payeeChangedAt: null,
  payeeHistory: { count: 0 },
  policy: { requiredStages: 1 },
  decision: { duplicates: [] },
};

test('an order is complete when all that can raise a finding is told, also as none', () => {
  expect(isComplete(told)).toBe(true);
});

test.each(['riskFlags', 'payeeVerified', 'payeeFirstUsedAt', 'payeeChangedAt', 'payeeHistory', 'policy', 'decision'] as const)(
  'an order without %s is not complete',
  (name) => {
    expect(isComplete({ ...told, [name]: undefined })).toBe(false);
  },
);

test('an order whose decision facts do not tell of duplicates is not complete', () => {
  expect(isComplete({ ...told, decision: { multiple: '1.2' } })).toBe(false);
});

test.each([
  ['of three approvals two are left, whoever gave the first', { requiredStages: 3, reviewStage: 2 }, 2, 'next'],
  ['of two approvals two are left', { requiredStages: 2, reviewStage: 2 }, 2, 'first'],
  [
    'an order in second review does not say how many are left',
    { requiredStages: 2, status: 'SECOND_REVIEW' },
    undefined,
    undefined,
  ],
  ['a new order has no approval yet', { requiredStages: 2 }, 2, 'first'],
] as const)('without decisions %s', (_, order, left, place) => {
  const needs = decisionNeeds({ status: 'PENDING', netAmount: '100.00', ...order } as never, '7');
  expect({ left: needs.left, place: needs.place }).toEqual({ left, place });
});

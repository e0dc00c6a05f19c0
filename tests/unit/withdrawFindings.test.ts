import type { WithdrawDetail } from '@/contract';
import { findingsOf, isGrave, isWarned, withEvidence } from '@/domain/withdrawFindings';

type Order = Parameters<typeof findingsOf>[0];

const AT = '2026-11-20T06:00:00.000Z';
const before = (hours: number) => new Date(Date.parse(AT) - hours * 3_600_000).toISOString();
const flag = (code: string) => ({ code, severity: 'MEDIUM' }) as NonNullable<WithdrawDetail['riskFlags']>[number];

/** Of it nothing needs the eye. */
const plain = (changes: Partial<Order> = {}): Order => ({
  netAmount: '1000.00',
  payeeVerified: 'NAME_MATCH',
  payeeFirstUsedAt: before(72.1),
  payeeChangedAt: null,
  payeeHistory: { count: 3, others: [], hiddenOthers: 0 },
  submittedAt: AT,
  riskFlags: [],
  policy: { requiredStages: 1, tier1: '50000.00' },
  decision: { duplicates: [], multiple: '4.9', medianNet30d: '204.08' },
  ...changes,
});
const kindsOf = (changes: Partial<Order>) => findingsOf(plain(changes)).map(({ kind }) => kind);

test('an order without anything unusual has none', () => {
  expect(kindsOf({})).toEqual([]);
});

test('what the server left out is no finding', () => {
  const absent = {
    payeeVerified: undefined,
    payeeFirstUsedAt: undefined,
    payeeChangedAt: undefined,
    payeeHistory: undefined,
    riskFlags: undefined,
    policy: undefined,
    decision: undefined,
  };
  expect(kindsOf(absent)).toEqual([]);
  expect(kindsOf({ netAmount: undefined, payeeVerified: 'NONE' })).toEqual([]);
  expect(kindsOf({ netAmount: 'much', payeeVerified: 'NONE' })).toEqual([]);
});

test.each<[string, Partial<Order>]>([
  ['blacklist', { riskFlags: [flag('BLACKLIST_HIT')] }],
  ['mismatch', { payeeVerified: 'MISMATCH' }],
  ['mismatch', { riskFlags: [flag('PAYEE_NAME_MISMATCH')] }],
  ['changed', { payeeChangedAt: before(24) }],
  ['spike', { decision: { multiple: '5.0', medianNet30d: '200.00' } }],
  ['split', { riskFlags: [flag('SPLIT_SUSPECT')] }],
  ['notChecked', { payeeVerified: 'NONE', netAmount: '50000.00' }],
  ['notChecked', { payeeVerified: 'UNVERIFIED', netAmount: '50000.01' }],
  ['neverUsed', { payeeFirstUsedAt: null }],
  ['newPayee', { payeeFirstUsedAt: before(72) }],
])('%s is one', (kind, changes) => {
  expect(kindsOf(changes)).toEqual([kind]);
});

test.each<[string, Partial<Order>]>([
  ['a change a day ago', { payeeChangedAt: before(24.1) }],
  ['a name that nobody checked below tier 1', { payeeVerified: 'NONE', netAmount: '49999.99' }],
])('%s is none', (_, changes) => {
  expect(kindsOf(changes)).toEqual([]);
});

test('other holders of the account are named, and those outside the scope counted', () => {
  const others = [
    { holderNo: 'M100009', holderName: 'Lotus Games', count: 1 },
    { holderNo: 'M100013', count: 2 },
  ];
  expect(findingsOf(plain({ payeeHistory: { count: 0, others, hiddenOthers: 1 } }))).toEqual([
    { kind: 'shared', names: ['Lotus Games', 'M100013'], count: 3 },
  ]);
  expect(findingsOf(plain({ payeeHistory: { count: 0, hiddenOthers: 2 } }))).toEqual([{ kind: 'shared', names: [], count: 2 }]);
});

test('a duplicate is named by its number', () => {
  const duplicates = [{ withdrawNo: 'W1', submittedAt: AT, status: 'SUCCESS' as const }];
  expect(findingsOf(plain({ decision: { duplicates } }))).toEqual([{ kind: 'duplicate', numbers: ['W1'] }]);
});

test('a possible split names the lowest limit above the net, and the other orders', () => {
  const evidence = {
    text: '3 requests.',
    refs: [
      { entity: 'withdraw' as const, no: 'W1' },
      { entity: 'merchant' as const, no: 'M1' },
      { entity: 'withdraw' as const, no: 'W2' },
    ],
  };
  const policy = { requiredStages: 1, tier1: '50000.00', tier2: '500000.00' };
  const found = (netAmount: string) =>
    findingsOf(plain({ netAmount, policy, riskFlags: [{ ...flag('SPLIT_SUSPECT'), evidence }] }));
  const numbers = ['W1', 'W2'];
  expect(found('49999.99')).toEqual([{ kind: 'split', limit: '50000.00', numbers }]);
  expect(found('50000.00')).toEqual([{ kind: 'split', limit: '500000.00', numbers }]);
  expect(found('500000.00')).toEqual([{ kind: 'split', limit: undefined, numbers }]);
});

test('the gravest come first', () => {
  const worst = findingsOf(
    plain({
      netAmount: '60000.00',
      payeeVerified: 'NONE',
      payeeFirstUsedAt: null,
      payeeHistory: { count: 0, hiddenOthers: 1 },
      riskFlags: [flag('SPLIT_SUSPECT'), flag('BLACKLIST_HIT')],
      decision: { multiple: '9.0', medianNet30d: '6666.67' },
    }),
  );
  expect(worst.map(({ kind }) => kind)).toEqual(['blacklist', 'shared', 'spike', 'split', 'notChecked', 'neverUsed']);
  expect(worst.map(isGrave)).toEqual([true, true, false, false, false, false]);
});

test('20 times the usual amount is grave', () => {
  const withMultiple = (multiple: string) => findingsOf(plain({ decision: { multiple, medianNet30d: '50.00' } })).map(isGrave);
  expect([withMultiple('19.9'), withMultiple('20.0'), withMultiple('234.4')]).toEqual([[false], [true], [true]]);
});

test('a payout that cannot be sent now is one, and grave if nothing could pay it', () => {
  const withCover = (state: 'NOW' | 'LATER' | 'NONE') =>
    findingsOf(plain({ decision: { cover: { state, reason: 'BALANCE_SHORT' } } }));
  expect(withCover('NOW')).toEqual([]);
  expect(withCover('LATER')).toEqual([{ kind: 'cover', state: 'LATER', reason: 'BALANCE_SHORT' }]);
  expect([...withCover('LATER'), ...withCover('NONE')].map(isGrave)).toEqual([false, true]);
});

test('a newer row keeps the evidence of the detail, by flag', () => {
  const evidence = { text: 'Seen.', refs: [{ entity: 'withdraw' as const, no: 'W1' }] };
  const detail = { riskFlags: [{ ...flag('NIGHT'), evidence }] } as WithdrawDetail;
  const row = { riskFlags: [flag('VELOCITY'), flag('NIGHT')] } as WithdrawDetail;
  expect(withEvidence(row, detail).riskFlags).toEqual([flag('VELOCITY'), { ...flag('NIGHT'), evidence }]);
  expect(withEvidence({} as WithdrawDetail, detail).riskFlags).toBeUndefined();
});

describe('an order is looked at before it is passed with others', () => {
  const row = (changes: Partial<WithdrawDetail> = {}): WithdrawDetail =>
    ({ withdrawNo: 'W1', payeeId: 'P1', ...plain(changes as Partial<Order>), ...changes }) as WithdrawDetail;
  const other = row({ withdrawNo: 'W2', payeeId: 'P2' });

  test('not when nothing warns of it', () => {
    expect(isWarned(row(), [row(), other])).toBe(false);
  });

  test.each<[string, WithdrawDetail]>([
    ['a finding', row({ payeeFirstUsedAt: null })],
    ['a flag of any severity', row({ riskFlags: [{ ...flag('NIGHT'), severity: 'LOW' }] })],
    ['flags that are unknown', row({ riskFlags: undefined })],
    ['facts that are unknown', row({ decision: undefined })],
    ['possible duplicates that are unknown', row({ decision: { multiple: '4.9', medianNet30d: '204.08' } })],
    ['limits that are unknown', row({ policy: undefined })],
    ['other holders of the account that are unknown', row({ payeeHistory: undefined })],
    ['a name check that is unknown', row({ payeeVerified: undefined })],
    ['another order in review to its beneficiary', row({ samePayee: ['W9'] })],
    ['another order of the decision to its beneficiary', row({ payeeId: 'P2' })],
  ])('because of %s', (_, order) => {
    expect(isWarned(order, [order, other])).toBe(true);
  });
});

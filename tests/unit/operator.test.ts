import type { KeyRisk, Operator, OperatorAction, OperatorStatus } from '@/contract';
import { isHighRisk, keyRiskTones } from '@/domain/keyRisk';
import {
  disableReasonsOf,
  EMAIL,
  keyChanges,
  MOBILE,
  operatorActionState,
  operatorStates,
  operatorStatuses,
  USERNAME,
} from '@/domain/operator';

const key = (name: string) => ({ key: name });

describe('the actions that an operator allows', () => {
  const row = (status: OperatorStatus, more: Partial<Operator> = {}) => ({ status, ...more });

  test('are those of the server, with its reason', () => {
    const told = row('ACTIVE', { allowed: ['edit'], denied: [{ action: 'role', why: 'Not your own.' }] });
    expect(operatorActionState(told, 'edit')).toEqual({ isAllowed: true });
    expect(operatorActionState(told, 'role')).toEqual({ isAllowed: false, why: 'Not your own.' });
    expect(operatorActionState(told, 'scope')).toEqual({ isAllowed: false, why: undefined });
  });

  test('follow from the state when the server sends none', () => {
    const possible = (status: OperatorStatus) =>
      (Object.keys(operatorStates) as OperatorAction[]).filter((action) => operatorActionState(row(status), action).isAllowed);
    expect(possible('LEFT')).toEqual([]);
    expect(possible('DISABLED')).toEqual(['edit', 'role', 'scope', 'disable', 'enable', 'reviewed']);
    expect(possible('LOCKED')).toContain('unlock');
    expect(possible('INVITED')).not.toContain('kick');
  });

  test('end with LEFT_COMPANY, the only reason a disabled operator still takes', () => {
    expect(disableReasonsOf('DISABLED')).toEqual(['LEFT_COMPANY']);
    for (const status of operatorStatuses.filter((one) => one !== 'DISABLED'))
      expect(disableReasonsOf(status)).toContain('OTHER');
  });
});

test('two sets of keys differ by those that come and those that go', () => {
  expect(keyChanges([key('a'), key('b')], [key('b'), key('c')])).toEqual({ come: [key('c')], go: [key('a')] });
  expect(keyChanges([key('a')], [key('a')])).toEqual({ come: [], go: [] });
});

test('keys for money, system and unmasking are high risk', () => {
  expect((Object.keys(keyRiskTones) as KeyRisk[]).filter(isHighRisk)).toEqual(['MONEY', 'SYSTEM', 'REVEAL']);
  expect(isHighRisk(undefined)).toBe(false);
});

test.each([
  [USERNAME, 'k.wong', true],
  [USERNAME, 'abc', false],
  [USERNAME, `a${'b'.repeat(31)}`, true],
  [USERNAME, `a${'b'.repeat(32)}`, false],
  [USERNAME, '1abc', false],
  [USERNAME, 'abc.', false],
  [USERNAME, 'a bcd', false],
  [EMAIL, 'a@example.com', true],
  [EMAIL, 'a@example', false],
  [EMAIL, 'a b@example.com', false],
  [MOBILE, '+99955500011', true],
  [MOBILE, '0995550001', false],
])('%s matches %j: %s', (pattern, text, expected) => {
  expect(pattern.test(text)).toBe(expected);
});

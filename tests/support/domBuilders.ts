import type { CurrentUser, RiskFlag, Withdraw } from '@/contract';
import { ApiError } from '@/domain/apiError';
import type { Pages } from '../../src/hooks/usePages';

let count = 0;

/** A waiting order of 1,250.00 baht that the server lets the operator decide. */
export function aWithdraw(changes: Partial<Withdraw> = {}): Withdraw {
  count += 1;
  return {
    withdrawNo: `W20261120${String(count).padStart(12, '0')}`,
    version: 1,
    submittedAt: '2026-11-20T06:00:00Z',
    dueAt: '2026-11-20T07:00:00Z',
    holderType: 'MERCHANT',
    holderNo: 'M100001',
    holderName: 'Northwind Trading',
    currency: 'THB',
    amount: '1250.00',
    fee: '12.50',
    netAmount: '1237.50',
    payeeName: 'S*** W***',
    payeeAccountNo: '******7821',
    requiredStages: 1,
    decisions: [],
    riskFlags: [],
    riskScore: 12,
    status: 'PENDING',
    allowed: ['pass', 'reject'],
    denied: [],
    ...changes,
  } as Withdraw;
}

export function aFlag(changes: Partial<RiskFlag> = {}): RiskFlag {
  return { code: 'PAYEE_CHANGED_24H', severity: 'HIGH', text: 'Changed 2 hours ago', ...changes } as RiskFlag;
}

export function anOperator(changes: Partial<CurrentUser> = {}): CurrentUser {
  return {
    operatorId: 7,
    username: 'ops.lee',
    realName: 'Lee',
    access: [],
    timeZone: 'Asia/Singapore',
    ...changes,
  } as CurrentUser;
}

/** A refusal as the request layer rejects it. */
export function aRefusal(changes: ConstructorParameters<typeof ApiError>[0] = { kind: 'business' }): ApiError {
  return new ApiError({ status: 200, code: 500, msg: 'The platform said no.', requestId: 'trace-1', ...changes });
}

/** A list whose rows are on one page. */
export const onePage = (total: number): Pages => ({
  before: 0,
  total,
  isTurning: false,
  has: () => false,
  turn: () => undefined,
});

import type { Withdraw, WithdrawDetail } from '@/contract';
import { unknownFacts } from '@/domain/withdrawFacts';
import type { DialogKind } from './desk';

/** The row lacks data that the action needs. */
export const lacks = (row: Withdraw, kind: DialogKind): boolean => unknownFacts(row, kind, false).length > 0;

/** As `lacks`. Passing a single order also needs its decision facts, which only the detail has. */
export const isBare = (row: WithdrawDetail, kind: DialogKind): boolean =>
  lacks(row, kind) || (kind === 'pass' && row.decision === undefined);

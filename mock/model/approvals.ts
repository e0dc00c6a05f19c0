import type { MoneyAccountType } from '@/contract';
import type { Envelope } from '../engine/call';
import type { Operator } from './operators';

/** One amount before and after the change; decimal strings. */
export interface AmountChange {
  accountNo: string;
  holderName: string;
  accountType: MoneyAccountType;
  currency: string;
  before: string;
  after: string;
}

/** What a call would change, computed when it was asked for. The fields of its body are shown besides (docs/rules/approval.md#detail). */
export interface Preview {
  /** What the body does not tell: other fields that change, and fields of several records. */
  changes: readonly { id?: string; field: string; before: unknown; after: unknown }[];
  amounts: readonly AmountChange[];
  /** Values of the record by the names of the body, if the detail beside the call does not tell them. */
  was?: Readonly<Record<string, unknown>>;
  /** Currency of the amounts, if neither body nor record tells it. */
  currency?: string;
  fileId?: string;
}

/** What a handler says about a call that needs a second person. */
export interface SecondTerms {
  entity: string;
  ids: readonly string[];
  name: string | null;
  preview: Preview;
  /** Whether data scope and tier of this operator cover the call. The keys are checked besides. */
  covers: (operator: Operator) => boolean;
}

/** A stored call that waits for a second person, or has ended (docs/rules/approval.md#states). */
export interface Approval extends SecondTerms {
  no: string;
  operationId: string;
  path: string;
  /** Access key of the call. */
  key: string;
  maker: Operator;
  at: number;
  expiresAt: number;
  body: Readonly<Record<string, unknown>>;
  /** Values of the record when the call was asked for, by the names of the body. */
  was: Readonly<Record<string, unknown>>;
  /** Covers operation and body: only exactly this is carried out. */
  digest: string;
  status: 'WAITING' | 'EXECUTED' | 'EXEC_FAILED' | 'DENIED' | 'RECALLED' | 'EXPIRED';
  /** Who approved, denied or recalled it; null after an expiry. */
  endedBy: Operator | null;
  endedAt: number | null;
  remark: string | null;
  /** Answer of the call that was carried out. */
  result: Envelope | null;
  version: number;
}

/** All approvals of the platform. */
export interface ApprovalBook {
  /** False: every call takes effect at once. */
  isOn: boolean;
  byNo: Map<string, Approval>;
}

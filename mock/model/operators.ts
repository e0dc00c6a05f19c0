import type { OperatorDepartment, SignInHours, ViewContent } from '@/contract';
import type { OperationId } from '@/contract/calls';
import type { RiskLevel } from '../base/screens';
import type { Actor, Call, CallOf } from '../engine/call';
import type { Text } from '../engine/text';
import type { Stamped } from './stamped';

export interface Scope {
  type: 'ALL' | 'COUNTRY' | 'AGENT' | 'MERCHANT';
  values: string[];
}

/** Where and when somebody may sign in (docs/rules/session.md#sign-in-rules). */
export interface SignInRules {
  /** Canonical ranges; empty for every address. */
  allowedCidrs: readonly string[];
  /** Null for every hour. */
  hours: SignInHours;
}

export interface Operator extends Actor, Profile {
  realName: string;
  roles: string[];
  withdrawTier: number;
  scope: Scope;
  timeZone: string;
  status: 'ACTIVE' | 'LOCKED' | 'INVITED' | 'DISABLED' | 'LEFT';
  /** Failed sign-in attempts since the last success. */
  failures: number;
  /** End of the last lock of this name with an address. */
  lockedUntil: number;
  lastLoginAt: number | null;
  lastLoginIp: string | null;
  /** Last call over HTTP; simulated colleagues do not use an account in use. */
  lastSeenAt: number;
}

/** One session of an operator, from sign-in to its end. */
export interface Login {
  id: string;
  operator: Operator;
  startedAt: number;
  lastSeenAt: number;
  /** Last sign of the person: the sign-in, a change or reported input. Reads never count. */
  inputAt: number;
  /** Address of the sign-in. */
  ip: string;
  /** Address of the last call: sign-in rules judge the session by it. */
  lastIp: string;
  userAgent: string;
  /** When the session last proved a second factor; null without one. */
  factorAt: number | null;
  /** Set when the session was ended early; its tokens are invalid from then on. */
  isOver: boolean;
}

/** A password as the platform keeps it, both parts in hex. */
export interface StoredPassword {
  salt: string;
  hash: string;
}

/** A named set of filters, columns and sort order for a list. */
export interface View {
  id: string;
  version: number;
  owner: Operator;
  screen: string;
  name: string;
  /** The role that shares the view; null for a personal view. */
  roleCode: string | null;
  content: ViewContent;
  updatedAt: number;
}

/** An operator's arrangement of the views of one screen. */
export interface Arrangement {
  viewIds: readonly string[];
  defaultViewId: string | null;
}

/** Operator data beside rights and sessions. */
interface Profile extends Stamped, SignInRules {
  email: string;
  mobile: string | null;
  department: OperatorDepartment;
  statusReason: string | null;
  statusRemark: string | null;
  /** For temporary staff: no sign-in after this time. */
  validUntil: number | null;
  passwordChangedAt: number | null;
  /** Expiry of the last mailed link. */
  linkUntil: number | null;
  lastReviewAt: number | null;
  lastReviewBy: string | null;
}

/** True while the account allows sign-in; a lock after failed attempts is not checked here. */
export const canSignIn = ({ status, validUntil }: Operator, at: number) =>
  status === 'ACTIVE' && (validUntil === null || validUntil > at);

/** A checked call of any operation: query and body have unknown fields. For helpers that many operations share. */
export type PlatformCall = Call<Operator>;
/** A checked call of any operation whose body has these fields. */
export type CallWith<Body> = Call<Operator, Record<string, unknown>, Record<string, unknown> & Body>;
/** A checked call of one operation, or of one of several. */
export type CallFor<Id extends OperationId> = CallOf<Operator, Id>;

/** A node of the menu tree: directory, screen or button. */
export interface MenuNode {
  id: string;
  parentId: string | null;
  type: 'DIR' | 'MENU' | 'BUTTON';
  name: Text;
  /** Set for screens and built-in directories. */
  path: string | null;
  /** Set for screens and buttons. */
  key: string | null;
  icon: string | null;
  sort: number;
  /** Hidden in the side menu; the screen remains available. */
  hidden: boolean;
  /** COUNT: the menu shows a number beside the item. */
  badge: 'NONE' | 'COUNT';
  risk: RiskLevel;
  status: 'ACTIVE' | 'DISABLED';
  /** Built-in: path and key cannot be changed. */
  builtin: boolean;
  remark: string;
  version: number;
  updatedAt: number;
  updatedBy: string;
}

export interface Role extends Stamped, SignInRules {
  code: string;
  name: Text;
  description: Text;
  /** Granted keys, without the implied keys. */
  keys: string[];
  status: 'ACTIVE' | 'DISABLED';
  builtin: boolean;
  /** 0 to 3: highest tier of amounts that the role may approve (docs/rules/access.md#tiers). */
  withdrawTier: number;
  /** Codes of the roles that its holders may assign; super administrators need no list. */
  mayGrant: string[];
  sort: number;
  /** Members need a second factor; null leaves it to the keys of the role. */
  mfaRequired: boolean | null;
}

/** A profile without data. */
export const blankProfile: Profile = {
  email: '-@example.com',
  mobile: null,
  department: 'OPERATIONS',
  statusReason: null,
  statusRemark: null,
  validUntil: null,
  allowedCidrs: [],
  hours: null,
  passwordChangedAt: null,
  linkUntil: null,
  lastReviewAt: null,
  lastReviewBy: null,
  createdAt: 0,
  createdBy: 'admin',
  updatedAt: 0,
  updatedBy: 'admin',
  version: 1,
};

/** Placeholder caller of calls without a session. */
export const nobody: Operator = {
  ...blankProfile,
  id: '0',
  username: '-',
  access: new Set(),
  realName: '-',
  roles: [],
  withdrawTier: 0,
  scope: { type: 'MERCHANT', values: [] },
  timeZone: 'Asia/Singapore',
  status: 'DISABLED',
  failures: 0,
  lockedUntil: 0,
  lastLoginAt: null,
  lastLoginIp: null,
  lastSeenAt: 0,
};

export const SUPER = 'SUPER_ADMIN';

import type { OperatorDepartment, ViewContent } from '@/contract';
import type { RiskLevel } from '../base/screens';
import type { Actor, Call } from '../engine/call';
import type { Text } from '../engine/text';
import { MINUTE } from '../engine/time';
import type { Stamped } from './stamped';

export interface Scope {
  type: 'ALL' | 'COUNTRY' | 'AGENT' | 'MERCHANT';
  values: string[];
}

export interface Operator extends Actor, Profile {
  realName: string;
  roles: string[];
  withdrawTier: number;
  scope: Scope;
  timeZone: string;
  status: 'ACTIVE' | 'LOCKED' | 'INVITED' | 'DISABLED' | 'LEFT';
  /** Failed attempts to sign in since the last success. */
  failures: number;
  lockedUntil: number;
  lastLoginAt: number | null;
  lastLoginIp: string | null;
  /** Last call of a person through HTTP; simulated colleagues keep out of an account in use. */
  lastSeenAt: number;
}

/** One session of an operator, from its login to its end. */
export interface Login {
  id: string;
  operator: Operator;
  startedAt: number;
  lastSeenAt: number;
  ip: string;
  userAgent: string;
  /** Set when it was ended before its time; its tokens are worth nothing from then on. */
  isOver: boolean;
}

/** Filters, columns and order of a list, kept under a name. */
export interface View {
  id: string;
  version: number;
  owner: Operator;
  screen: string;
  name: string;
  /** The role it is shared with; null keeps it personal. */
  roleCode: string | null;
  content: ViewContent;
  updatedAt: number;
}

/** How one operator wants the views of one screen. */
export interface Arrangement {
  viewIds: readonly string[];
  defaultViewId: string | null;
}

/** What the administration keeps of an operator beside rights and logins. */
interface Profile extends Stamped {
  email: string;
  mobile: string | null;
  department: OperatorDepartment;
  statusReason: string | null;
  statusRemark: string | null;
  /** Of temporary staff: from then on they cannot sign in. */
  validUntil: number | null;
  passwordChangedAt: number | null;
  /** Until when the link that was mailed last can be used. */
  linkUntil: number | null;
  lastReviewAt: number | null;
  lastReviewBy: string | null;
}

/** True while the account allows sign-in; a lock after failed attempts is not checked here. */
export const canSignIn = ({ status, validUntil }: Operator, at: number) =>
  status === 'ACTIVE' && (validUntil === null || validUntil > at);

export type PlatformCall = Call<Operator>;

/** A node of the tree of directories, screens and buttons. */
export interface MenuNode {
  id: string;
  parentId: string | null;
  type: 'DIR' | 'MENU' | 'BUTTON';
  name: Text;
  /** Of a screen, and of a directory that the program knows. */
  path: string | null;
  /** Of a screen and of a button. */
  key: string | null;
  icon: string | null;
  sort: number;
  /** Not in the side menu; the screen itself stays open. */
  hidden: boolean;
  /** COUNT: a number stands beside it. */
  badge: 'NONE' | 'COUNT';
  risk: RiskLevel;
  status: 'ACTIVE' | 'DISABLED';
  /** Known to the program: its path and key cannot be changed. */
  builtin: boolean;
  remark: string;
  version: number;
  updatedAt: number;
  updatedBy: string;
}

export interface Role extends Stamped {
  code: string;
  name: Text;
  description: string;
  /** Granted keys, without what they imply. */
  keys: string[];
  status: 'ACTIVE' | 'DISABLED';
  builtin: boolean;
  /** 0 to 3: up to which tier of amounts it decides (docs/rules/access.md#tiers). */
  withdrawTier: number;
  /** Codes of the roles that its holders may assign to operators; super administrators need no list. */
  mayGrant: string[];
  sort: number;
}

/** A profile in which nothing is known. */
export const blankProfile: Profile = {
  email: '-@example.com',
  mobile: null,
  department: 'OPERATIONS',
  statusReason: null,
  statusRemark: null,
  validUntil: null,
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

/** Stands for the caller of calls without a session. */
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

/** How long a token lives; a session unused for so long is over. */
export const LIFE_MS = 12 * 60 * MINUTE;

export const SUPER = 'SUPER_ADMIN';

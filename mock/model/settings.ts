import type { DictColor, MchPortal, MchType, MenuStatus, MenuType } from '@/contract';
import type { Tiers } from '../base/money';
import type { Text } from '../engine/text';
import type { Level } from './parties';
import type { Stamped } from './stamped';

export const SERVICES = ['PAYIN', 'PAYOUT', 'WITHDRAW', 'CONSOLE_WRITE'] as const;
export type ServiceCode = (typeof SERVICES)[number];

export interface BothTexts {
  zh: string;
  en: string;
}

/** A service switch of the whole platform. */
export interface Service {
  code: ServiceCode;
  status: 'OPEN' | 'CLOSED';
  message: BothTexts | null;
  /** Expected reopening; an operator must reopen it. */
  until: number | null;
  /** Merchants that may still use it. */
  allowMchNos: readonly string[];
  reasonCode: string | null;
  remark: string | null;
  changedBy: string | null;
  changedAt: number | null;
}

export type ScopeType = 'PLATFORM' | 'PRODUCT' | 'CHANNEL' | 'UPSTREAM';
export type WindowEffect = 'CLOSE' | 'QUEUE_PAYOUTS' | 'NOTICE_ONLY';

/**
 * A maintenance period that closes, delays or announces something. `from` and `to` are the first occurrence of a recurring window.
 */
export interface MaintenanceWindow {
  id: string;
  title: string;
  scopeType: ScopeType;
  /** Empty for the whole platform. */
  scopeCodes: readonly string[];
  from: number;
  to: number;
  zone: string;
  repeat: 'NONE' | 'DAILY' | 'WEEKLY';
  effect: WindowEffect;
  noticeBeforeMin: number;
  message: BothTexts;
  canceledAt: number | null;
  /** Reason for cancellation. */
  reasonCode: string | null;
  changedBy: string;
  changedAt: number;
}

/** A notice to all operators during a period. */
export interface Notice {
  id: string;
  level: 'INFO' | 'WARN' | 'CRITICAL';
  text: BothTexts;
  from: number;
  to: number;
  mustAck: boolean;
  withdrawnAt: number | null;
  /** Ids of operators who acknowledged it. */
  ackedBy: Set<string>;
  changedBy: string;
  changedAt: number;
}

/** Limits for human review; minor units by currency. */
interface Policy {
  tiers: Map<string, Tiers>;
}

export type TiersByCurrency = ReadonlyMap<string, Tiers>;

/** One change of the policy, with the changed limits. */
interface PolicyChange {
  version: number;
  at: number;
  by: string;
  remark: string;
  before: TiersByCurrency;
  after: TiersByCurrency;
  /** Days to set up a second factor, when they were changed. */
  mfaGraceDays?: { before: number; after: number };
}

export interface Maintenance {
  version: number;
  updatedBy: string;
  updatedAt: number;
  services: Map<ServiceCode, Service>;
  windows: MaintenanceWindow[];
  notices: Notice[];
  policy: Policy;
  /** Oldest first. */
  history: PolicyChange[];
}

type Extra = Record<string, string | number | boolean | null>;

/** An entry of a dictionary type, with its labels. */
export interface DictItem {
  id: string;
  value: string;
  /** zh-CN */
  label: string;
  labelEn: string;
  color: DictColor;
  isDefault: boolean;
  status: 'ACTIVE' | 'DISABLED';
  parentValue: string | null;
  extra: Extra | null;
  remark: string | null;
  updatedAt: number;
  updatedBy: string;
}

/** A dictionary type with its items in order. */
export interface DictType {
  code: string;
  /** zh-CN */
  name: string;
  nameEn: string;
  category: 'SYSTEM' | 'BUSINESS';
  valueKind: 'STRING' | 'INT';
  status: 'ACTIVE' | 'DISABLED';
  remark: string | null;
  items: DictItem[];
  /** Version of the type and all its items. */
  version: number;
  createdAt: number;
  createdBy: string;
  updatedAt: number;
  updatedBy: string;
}

/** The whole dictionary. */
export interface Dictionary {
  types: Map<string, DictType>;
  /** Number of changes. */
  revision: number;
}

/** Equal to the maximum page size of the contract, so that one call can sort all items. */
export const ITEM_LIMIT = 200;

/** A menu item of a portal. */
export interface PortalNode extends Stamped {
  id: string;
  parentId: string | null;
  portal: MchPortal;
  type: MenuType;
  name: Text;
  path: string | null;
  key: string | null;
  icon: string | null;
  sort: number;
  visible: boolean;
  status: MenuStatus;
  mchTypes: MchType[];
  levels: Level[];
  product: 'PAYIN' | 'PAYOUT' | null;
  remark: string;
}

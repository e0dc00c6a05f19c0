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

/** One of the platform's big switches. */
export interface Service {
  code: ServiceCode;
  status: 'OPEN' | 'CLOSED';
  message: BothTexts | null;
  /** When it is expected to open; it must be opened manually. */
  until: number | null;
  /** Merchants for whom it stays open. */
  allowMchNos: readonly string[];
  reasonCode: string | null;
  remark: string | null;
  changedBy: string | null;
  changedAt: number | null;
}

export type ScopeType = 'PLATFORM' | 'PRODUCT' | 'CHANNEL' | 'UPSTREAM';
export type WindowEffect = 'CLOSE' | 'QUEUE_PAYOUTS' | 'NOTICE_ONLY';

/** A period in which something is closed, waits or is announced. from and to are the first occurrence of a repeated one. */
export interface MaintenanceWindow {
  id: string;
  title: string;
  scopeType: ScopeType;
  /** None for the platform. */
  scopeCodes: readonly string[];
  from: number;
  to: number;
  zone: string;
  repeat: 'NONE' | 'DAILY' | 'WEEKLY';
  effect: WindowEffect;
  noticeBeforeMin: number;
  message: BothTexts;
  canceledAt: number | null;
  /** Why it was canceled. */
  reasonCode: string | null;
  changedBy: string;
  changedAt: number;
}

/** A notice to all operators for a period. */
export interface Notice {
  id: string;
  level: 'INFO' | 'WARN' | 'CRITICAL';
  text: BothTexts;
  from: number;
  to: number;
  mustAck: boolean;
  withdrawnAt: number | null;
  /** Ids of the operators who have acknowledged it. */
  ackedBy: Set<string>;
  changedBy: string;
  changedAt: number;
}

/** Limits that decide about human review; minor units by currency. */
interface Policy {
  tiers: Map<string, Tiers>;
}

export type TiersByCurrency = ReadonlyMap<string, Tiers>;

/** One change of the limits, with those that it touched. */
interface PolicyChange {
  version: number;
  at: number;
  by: string;
  remark: string;
  before: TiersByCurrency;
  after: TiersByCurrency;
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

/** One value of a type with its labels. */
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

/** A type of the dictionary with its items in their order. */
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
  /** Of the type and all its items. */
  version: number;
  createdAt: number;
  createdBy: string;
  updatedAt: number;
  updatedBy: string;
}

/** The whole dictionary. */
export interface Dictionary {
  types: Map<string, DictType>;
  /** Counts the changes. */
  revision: number;
}

/** What one page of the contract holds, so that an order always fits. */
export const ITEM_LIMIT = 200;

/** A node of the menu of a portal. */
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

import { wallTime } from './hours';
import { currencies, type Tiers } from './world';

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
  /** When it is expected to open; it does not open by itself. */
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

/** A time in which something is closed, waits or is told of. from and to are the first occurrence of one that repeats. */
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

/** What everybody at the console is told for a time. */
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
export interface Policy {
  tiers: Map<string, Tiers>;
}

export type TiersByCurrency = ReadonlyMap<string, Tiers>;

/** One change of the limits, with those that it touched. */
export interface PolicyChange {
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

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Everything open, two windows of the past, the limits of the world's currencies. @param now ms */
export function seedMaintenance(now: number): Maintenance {
  const open = (code: ServiceCode): Service => ({
    code,
    status: 'OPEN',
    message: null,
    until: null,
    allowMchNos: [],
    reasonCode: null,
    remark: null,
    changedBy: null,
    changedAt: null,
  });
  const past = (id: string, daysAgo: number, more: Pick<MaintenanceWindow, 'title' | 'scopeType' | 'scopeCodes' | 'message'>) => {
    const from = Math.floor((now - daysAgo * DAY) / DAY) * DAY + 17 * HOUR;
    const by = { changedBy: 'g.rao', changedAt: from - 3 * DAY };
    const plain = {
      zone: 'Asia/Singapore',
      repeat: 'NONE',
      effect: 'NOTICE_ONLY',
      noticeBeforeMin: 60,
      canceledAt: null,
      reasonCode: null,
    } as const;
    return { id, from, to: from + 2 * HOUR, ...plain, ...more, ...by };
  };
  return {
    version: 1,
    updatedBy: 'g.rao',
    updatedAt: now - 15 * DAY,
    services: new Map(SERVICES.map((code) => [code, open(code)])),
    windows: [
      past('MW0001', 40, {
        title: 'Database upgrade',
        scopeType: 'PLATFORM',
        scopeCodes: [],
        message: { zh: '数据库升级，查询可能变慢。', en: 'A database upgrade: queries may be slow.' },
      }),
      past('MW0002', 12, {
        title: 'Certificate of Kestrel Transfer',
        scopeType: 'UPSTREAM',
        scopeCodes: ['U03'],
        message: { zh: '上游更换证书。', en: 'The upstream changes its certificate.' },
      }),
    ],
    notices: [],
    policy: { tiers: new Map(Object.values(currencies).map(({ currency, tiers }) => [currency, { ...tiers }])) },
    history: [],
  };
}

/** Whether a service takes new work, for this merchant when one is given: some are let through while it is closed. */
export function isServiceOpen({ services }: Maintenance, code: ServiceCode, { mchNo }: { mchNo?: string } = {}): boolean {
  const service = services.get(code);
  return !service || service.status === 'OPEN' || (mchNo !== undefined && service.allowMchNos.includes(mchNo));
}

const PERIOD = { DAILY: DAY, WEEKLY: 7 * DAY } as const;

type Timed = Pick<MaintenanceWindow, 'from' | 'to' | 'zone' | 'repeat' | 'canceledAt'>;

/** Whether a window is on: from its first instant, before its last; one that repeats does so by the clocks of its zone. */
export function isRunning({ from, to, zone, repeat, canceledAt }: Timed, at: number): boolean {
  if (canceledAt !== null && canceledAt <= at) return false;
  if (repeat === 'NONE') return from <= at && at < to;
  const since = wallTime(zone, at) - wallTime(zone, from);
  return since >= 0 && since % PERIOD[repeat] < to - from;
}

/** What stands before or after now follows from the clock alone. */
export function windowStatus(window: Timed, at: number): 'PLANNED' | 'RUNNING' | 'DONE' | 'CANCELED' {
  if (window.canceledAt !== null && window.canceledAt <= at) return 'CANCELED';
  if (isRunning(window, at)) return 'RUNNING';
  return window.repeat === 'NONE' && window.to <= at ? 'DONE' : 'PLANNED';
}

/** Occurrences looked ahead: of a week that repeats, more than a year. */
const AHEAD = 60;

/** First instants of the occurrences from `since` on, at most 60; of one that does not repeat its own. @param since ms */
export function starts({ from, zone, repeat }: Pick<Timed, 'from' | 'zone' | 'repeat'>, since: number): number[] {
  if (repeat === 'NONE') return from >= since ? [from] : [];
  const period = PERIOD[repeat];
  const passed = Math.max(0, Math.ceil((since - from) / period) - 1);
  return Array.from({ length: AHEAD }, (_, at) => {
    const plain = from + (passed + at) * period;
    // The clocks may have been changed since the first one.
    return plain - (wallTime(zone, plain) - wallTime(zone, from) - (passed + at) * period);
  }).filter((start) => start >= since);
}

/** When a window begins next, ms; undefined when it never does again. */
export const nextStart = (window: Timed, at: number): number | undefined =>
  window.canceledAt === null ? starts(window, at)[0] : undefined;

/** What an order would go through. */
export type Scope = Partial<Record<Exclude<ScopeType, 'PLATFORM'>, string>>;

const touches = ({ scopeType, scopeCodes }: MaintenanceWindow, scope: Scope): boolean => {
  if (scopeType === 'PLATFORM') return true;
  const code = scope[scopeType];
  return code !== undefined && scopeCodes.includes(code);
};

/** The running window that closes this scope, or undefined. @param effects what counts as closing; a payout also waits for QUEUE_PAYOUTS */
export const closingWindow = (
  { windows }: Maintenance,
  scope: Scope,
  at: number,
  effects: readonly WindowEffect[] = ['CLOSE'],
): MaintenanceWindow | undefined =>
  windows.find((window) => effects.includes(window.effect) && touches(window, scope) && isRunning(window, at));

/** Approval limits of a currency, minor units. @throws on a currency without */
export function tiersOf({ maintenance }: { maintenance: Maintenance }, currency: string): Tiers {
  const found = maintenance.policy.tiers.get(currency);
  if (!found) throw new Error(`No limits for ${currency}`);
  return found;
}

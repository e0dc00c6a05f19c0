import type {
  MaintenanceNotice,
  Maintenance as MaintenanceRow,
  MaintenanceService,
  MaintenanceTier,
  MaintenanceWindow as WindowRow,
} from '@/contract';
import { moneyIn, type Tiers } from '../../base/money';
import { DAY, iso, timeOf } from '../../engine/time';
import { noticeStatus, starts, windowStatus } from '../../flow/maintenance';
import type { Operator } from '../../model/operators';
import type { MaintenanceWindow, Notice, Service, TiersByCurrency } from '../../model/settings';
import type { World } from '../../model/world';

const KEPT_MS = 90 * DAY;

/** The calendar shows the past month. */
const SHOWN_MS = 31 * DAY;

/** Services that the operator who closed them must not reopen. */
const BY_ANOTHER: ReadonlySet<string> = new Set(['PAYOUT', 'WITHDRAW', 'CONSOLE_WRITE']);

/** True for a service that two people reopen: who closed it and another, or with approvals the asker and an approver. */
export const isReopenedByTwo = ({ code }: Service): boolean => BY_ANOTHER.has(code);

/** True when this operator closed a service that another operator must reopen. With approvals another one decides anyway. */
export const needsOther = ({ approvals }: World, service: Service, { username }: Operator): boolean =>
  !approvals.isOn && service.status === 'CLOSED' && isReopenedByTwo(service) && service.changedBy === username;

const showService = (world: World, service: Service, actor: Operator): MaintenanceService => ({
  code: service.code,
  status: service.status,
  message: service.message,
  until: timeOf(service.until),
  allowMchNos: [...service.allowMchNos],
  reasonCode: service.reasonCode,
  remark: service.remark,
  changedBy: service.changedBy,
  changedAt: timeOf(service.changedAt),
  needsOther: needsOther(world, service, actor),
});

const showWindow = (window: MaintenanceWindow, at: number): WindowRow => ({
  windowId: window.id,
  title: window.title,
  scopeType: window.scopeType,
  scopeCodes: [...window.scopeCodes],
  from: iso(window.from),
  to: iso(window.to),
  zone: window.zone,
  repeat: window.repeat,
  effect: window.effect,
  noticeBeforeMin: window.noticeBeforeMin,
  message: window.message,
  status: windowStatus(window, at),
  starts: starts(window, at - SHOWN_MS)
    .filter((start) => window.canceledAt === null || start < window.canceledAt)
    .map(iso),
  reasonCode: window.reasonCode,
  changedBy: window.changedBy,
  changedAt: iso(window.changedAt),
});

const showNotice = (notice: Notice, at: number): MaintenanceNotice => ({
  noticeId: notice.id,
  level: notice.level,
  text: notice.text,
  from: iso(notice.from),
  to: iso(notice.to),
  mustAck: notice.mustAck,
  status: noticeStatus(notice, at),
  ackCount: notice.ackedBy.size,
  changedBy: notice.changedBy,
  changedAt: iso(notice.changedAt),
});

/** Limits of a currency as amounts. */
export function showTier(currency: string, { tier1, tier2, tier3 }: Tiers): MaintenanceTier {
  return { currency, tier1: moneyIn(currency, tier1), tier2: moneyIn(currency, tier2), tier3: moneyIn(currency, tier3) };
}

export const showTiers = (tiers: TiersByCurrency): MaintenanceTier[] =>
  [...tiers].map(([currency, one]) => showTier(currency, one)).sort((a, b) => (a.currency < b.currency ? -1 : 1));

/** The whole configuration for this operator; past items disappear after 90 days. */
export function showMaintenance(world: World, actor: Operator, at: number): MaintenanceRow {
  const all = world.maintenance;
  const isKept = ({ to, repeat }: { to: number; repeat?: string }) => to > at - KEPT_MS || (repeat ?? 'NONE') !== 'NONE';
  return {
    version: all.version,
    updatedBy: all.updatedBy,
    updatedAt: iso(all.updatedAt),
    services: [...all.services.values()].map((service) => showService(world, service, actor)),
    windows: all.windows
      .filter(isKept)
      .map((window) => showWindow(window, at))
      .sort((a, b) => (a.from < b.from ? 1 : -1)),
    notices: all.notices
      .filter(isKept)
      .map((notice) => showNotice(notice, at))
      .sort((a, b) => (a.from < b.from ? 1 : -1)),
    tiers: showTiers(all.policy.tiers),
    ...(world.factors.isOn && { mfaGraceDays: world.factors.graceDays }),
  };
}

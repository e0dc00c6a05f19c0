import { currencies } from '../base/money';
import { DAY, HOUR } from '../engine/time';
import { type Maintenance, type MaintenanceWindow, SERVICES, type Service, type ServiceCode } from '../model/settings';

/** All services open, two past windows, and the limits of the world's currencies. @param now ms */
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

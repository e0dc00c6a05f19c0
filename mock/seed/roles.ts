import { splitKey } from '../base/access';
import { allKeys, screens } from '../base/screens';
import type { Role } from '../model/operators';
import type { World } from '../model/world';

const READING = new Set(['page', 'list', 'get', 'detail', 'statistics', 'count']);
/** Read keys that come with the right to decide, not with the screen. */
const WITH_DECISIONS = new Set(['trade:withdraw:handover:page']);
const REVEAL = 'common:sensitive:reveal';
const DECIDE = 'common:approval:decide';

/** Grants by the addresses of screens (docs/rules/access.md#seed-roles): R read keys, E export, `all`, `x:*`, or verbs. */
function grantsOf(table: Readonly<Record<string, string>>, extra: readonly string[] = []): string[] {
  const granted = new Set(extra);
  for (const [paths, words] of Object.entries(table)) {
    const wanted = paths.split(' ');
    const unknown = wanted.find((one) => !screens.some(({ path }) => path === one));
    if (unknown !== undefined) throw new Error(`No screen ${unknown}`);
    const keys = screens
      .filter(({ path }) => wanted.includes(path))
      .flatMap(({ stem, keys }) => keys.map((key) => ({ key, stem })));
    for (const word of words.split(' ')) {
      const found = keys.flatMap(({ key, stem }) => {
        const verb = splitKey(key)[1];
        if (word === 'all') return key;
        if (word === 'R') return READING.has(verb) && !WITH_DECISIONS.has(key) ? key : [];
        if (word === 'E') return verb === 'down' ? key : [];
        if (word.endsWith(':*')) return key.startsWith(`${stem}:${word.slice(0, -1)}`) ? key : [];
        return key === `${stem}:${word}` ? key : [];
      });
      if (found.length === 0) throw new Error(`No key for ${word} on screen ${paths}`);
      for (const key of found) granted.add(key);
    }
  }
  return [...granted];
}

type SeedRole = Pick<Role, 'code' | 'name' | 'keys'>;

const role = (code: string, en: string, zh: string, keys: string[]): SeedRole => ({ code, name: [en, zh], keys });

/** The eleven seed roles (docs/rules/access.md#seed-roles). */
const seedRoles: readonly SeedRole[] = [
  role('SUPER_ADMIN', 'Super administrator', '超级管理员', [...allKeys]),
  role(
    'SYS_ADMIN',
    'System administrator',
    '系统管理员',
    grantsOf(
      {
        '/maintain': 'R notice:*',
        '/sys/dict': 'R all',
        '/sys/log': 'R',
        '/merchant/menu /sys/menu': 'R all',
        '/sys/operator /sys/role': 'R all',
      },
      [DECIDE],
    ),
  ),
  role(
    'OPS_LEAD',
    'Operations lead',
    '运营主管',
    grantsOf(
      {
        '/bankCard/order': 'R E close notify dispute',
        '/bankCard/proxyCard': 'R pause',
        '/bankCard/history': 'R',
        '/bankCard/otp': 'R',
        '/merchant/user': 'R E suspend switch',
        '/merchant/user/ip/:mchNo': 'R',
        '/trade/payorder': 'R E query notify supplement refund close',
        '/trade/payrecord': 'R E query',
        '/trade/profitStatistics': 'R E',
        '/trade/withdraw': 'R E pass reject claim release hold escalate answer assign ask resume quality retry',
        '/currency/rate': 'R override',
        '/maintain': 'R all',
        '/test/pay': 'R pay cancel',
        '/sys/dict': 'R',
        '/sys/log': 'R',
        '/bankCard/proxyBatch /bankCard/proxyBatch/:batchNo': 'R approve pause cancel',
        '/merchant/product/pay /merchant/product/payway /merchant/product/payway/round': 'R publish',
        '/trade/settorder /trade/settorder/detail/:id': 'R E pass reject route retry cancel notify',
        '/account/info /account/statement': 'R E',
        '/bank/config /bank/channel': 'R disable',
        '/sys/operator /sys/role': 'R',
        '/agency/list /agency/perf': 'R E',
      },
      [REVEAL, DECIDE],
    ),
  ),
  role(
    'FIN_REVIEWER',
    'Finance reviewer',
    '财务初审',
    grantsOf(
      {
        '/bankCard/order': 'R',
        '/bankCard/history': 'R',
        '/merchant/user': 'R',
        '/trade/payorder': 'R',
        '/trade/payrecord': 'R',
        '/trade/profitStatistics': 'R',
        '/trade/withdraw': 'R E pass reject claim release escalate ask resume query',
        '/currency/rate': 'R',
        '/bankCard/proxyBatch /bankCard/proxyBatch/:batchNo': 'R',
        '/trade/settorder /trade/settorder/detail/:id': 'R E pass reject query',
        '/account/info /account/statement': 'R E adjust topUp',
        '/agency/list /agency/perf': 'R',
      },
      [REVEAL, DECIDE],
    ),
  ),
  role(
    'FIN_CHECKER',
    'Finance checker',
    '财务复核',
    grantsOf(
      {
        '/bankCard/order': 'R',
        '/bankCard/proxyCard': 'R correct sweep',
        '/bankCard/history': 'R unmatch',
        '/merchant/user': 'R',
        '/trade/payorder': 'R supplement refund',
        '/trade/payrecord': 'R',
        '/trade/profitStatistics': 'R E close',
        '/trade/withdraw': 'R E pass reject claim release escalate mark resolve markPaid refund',
        '/currency/rate': 'R edit override',
        '/bankCard/proxyBatch /bankCard/proxyBatch/:batchNo': 'R approve reject',
        '/trade/settorder /trade/settorder/detail/:id': 'R resolve reverse',
        '/account/info /account/statement': 'R E adjust topUp unfreeze',
        '/bank/config /bank/channel': 'R',
        '/agency/list /agency/perf': 'R confirm',
      },
      [REVEAL, DECIDE],
    ),
  ),
  role(
    'RISK',
    'Risk officer',
    '风控',
    grantsOf(
      {
        '/bankCard/order': 'R dispute',
        '/bankCard/proxyCard': 'R pause',
        '/bankCard/history': 'R',
        '/bankCard/otp': 'R disable',
        '/merchant/user': 'R suspend review',
        '/merchant/user/ip/:mchNo': 'R disable',
        '/trade/payorder': 'R E dispute undispute',
        '/trade/payrecord': 'R',
        '/trade/withdraw': 'R hold unhold reject pass answer mark quality',
        '/maintain': 'R stop',
        '/sys/log': 'R E',
        '/bankCard/proxyBatch /bankCard/proxyBatch/:batchNo': 'R reject',
        '/merchant/product/pay /merchant/product/payway /merchant/product/payway/round': 'R trip',
        '/trade/settorder /trade/settorder/detail/:id': 'R reject',
        '/account/info /account/statement': 'R freeze unfreeze block',
        '/bank/config /bank/channel': 'R',
        '/agency/list /agency/perf': 'R suspend',
      },
      [REVEAL, DECIDE],
    ),
  ),
  role(
    'CHANNEL_OPS',
    'Channel operations',
    '通道运营',
    grantsOf(
      {
        '/bankCard/order': 'R',
        '/bankCard/proxyCard': 'R',
        '/merchant/user': 'R',
        '/trade/payorder': 'R query',
        '/trade/payrecord': 'R E query mapCode handleDiff',
        '/trade/profitStatistics': 'R',
        '/trade/withdraw': 'R route',
        '/currency/rate': 'R',
        '/maintain': 'R window:*',
        '/test/pay': 'R pay cancel case:*',
        '/sys/dict': 'R',
        '/merchant/product/pay /merchant/product/payway /merchant/product/payway/round': 'R all',
        '/trade/settorder /trade/settorder/detail/:id': 'R route query',
        '/bank/config /bank/channel': 'R E all',
      },
      [DECIDE],
    ),
  ),
  role(
    'CARD_OPS',
    'Card operations',
    '卡务',
    grantsOf(
      {
        '/bankCard/order': 'R E confirm close extend reallocate notify',
        '/bankCard/proxyCard': 'R add edit enable pause limit import queryBalance sweep',
        '/bankCard/history': 'R match ignore rematch import add',
        '/bankCard/otp': 'R pair unpair enable disable ping template:* message:line message:reveal',
        '/trade/payorder': 'R',
        '/trade/payrecord': 'R',
        '/trade/withdraw': 'R',
        '/bankCard/proxyBatch /bankCard/proxyBatch/:batchNo': 'R import edit submit applyPay plan assign item:*',
        '/trade/settorder /trade/settorder/detail/:id': 'R batch',
        '/account/info /account/statement': 'R',
      },
      [REVEAL, DECIDE],
    ),
  ),
  role(
    'MCH_MANAGER',
    'Merchant manager',
    '商务',
    grantsOf(
      {
        '/merchant/user': 'R E add edit review product:* viewAs',
        '/merchant/user/ip/:mchNo': 'R add edit disable',
        '/merchant/product/pay': 'R',
        '/trade/payorder': 'R',
        '/trade/withdraw': 'R ask',
        '/test/pay': 'R pay cancel',
        '/account/info /account/statement': 'R',
        '/agency/list /agency/perf': 'R E add edit price move confirm',
      },
      [DECIDE],
    ),
  ),
  role(
    'SUPPORT',
    'Support',
    '客服',
    grantsOf({
      '/bankCard/order': 'R notify',
      '/bankCard/history': 'R',
      '/merchant/user': 'R',
      '/merchant/user/ip/:mchNo': 'R test',
      '/trade/payorder': 'R query notify',
      '/trade/payrecord': 'R',
      '/trade/withdraw': 'R',
      '/maintain': 'R',
      '/merchant/product/pay /merchant/product/payway /merchant/product/payway/round': 'R',
      '/trade/settorder /trade/settorder/detail/:id': 'R notify',
      '/account/info /account/statement': 'R',
      '/agency/list /agency/perf': 'R',
    }),
  ),
  role(
    'AUDITOR',
    'Auditor',
    '审计',
    grantsOf({
      '/bankCard/order': 'R E',
      '/bankCard/proxyCard': 'R',
      '/bankCard/history': 'R E',
      '/bankCard/otp': 'R',
      '/merchant/user': 'R',
      '/merchant/user/ip/:mchNo': 'R',
      '/trade/payorder': 'R E',
      '/trade/payrecord': 'R E',
      '/trade/profitStatistics': 'R E',
      '/trade/withdraw': 'R E quality',
      '/currency/rate': 'R',
      '/maintain': 'R',
      '/test/pay': 'R',
      '/sys/dict': 'R',
      '/sys/log': 'R E verify',
      '/bankCard/proxyBatch /bankCard/proxyBatch/:batchNo': 'R E',
      '/merchant/product/pay /merchant/product/payway /merchant/product/payway/round': 'R',
      '/merchant/menu /sys/menu': 'R',
      '/trade/settorder /trade/settorder/detail/:id': 'R E',
      '/account/info /account/statement': 'R E',
      '/bank/config /bank/channel': 'R',
      '/sys/operator /sys/role': 'R',
      '/agency/list /agency/perf': 'R E',
    }),
  ),
];

const TIERS: Readonly<Record<string, number>> = { SUPER_ADMIN: 3, OPS_LEAD: 2, FIN_REVIEWER: 1, FIN_CHECKER: 3, RISK: 3 };

/** Assignable roles; none of these decides about money or permissions. */
const MAY_GRANT: Readonly<Record<string, readonly string[]>> = {
  SYS_ADMIN: ['SUPPORT', 'AUDITOR', 'MCH_MANAGER', 'CHANNEL_OPS', 'CARD_OPS'],
};

/** Adds the seed roles. */
export function seedTheRoles({ roles, clock }: World) {
  seedRoles.forEach(({ code, name, keys }, index) => {
    const born = { createdAt: clock.now(), createdBy: 'admin', updatedAt: clock.now(), updatedBy: 'admin' };
    const withdrawTier = TIERS[code] ?? 0;
    const sort = (index + 1) * 10;
    roles.set(code, {
      code,
      name,
      description: ['', ''],
      keys,
      status: 'ACTIVE',
      builtin: true,
      withdrawTier,
      mayGrant: [...(MAY_GRANT[code] ?? [])],
      mfaRequired: null,
      allowedCidrs: [],
      hours: null,
      sort,
      version: 1,
      ...born,
    });
  });
}

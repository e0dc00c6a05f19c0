import { splitKey } from '../base/access';
import { allKeys, screens } from '../base/screens';
import type { Role } from '../model/operators';
import type { World } from '../model/world';

const READING = new Set(['page', 'list', 'get', 'detail', 'statistics', 'count']);
/** Read keys that come with the right to decide, not with the screen. */
const WITH_DECISIONS = new Set(['trade:withdraw:handover:page']);
const REVEAL = 'common:sensitive:reveal';
const DECIDE = 'common:approval:decide';

/** Grants by the numbers of the screen table (docs/rules/access.md#seed-roles): R read keys, E export, `all`, `x:*`, or verbs. */
function grantsOf(table: Readonly<Record<string, string>>, extra: readonly string[] = []): string[] {
  const granted = new Set(extra);
  for (const [numbers, words] of Object.entries(table)) {
    const wanted = numbers.split(' ').map(Number);
    const keys = screens.filter(({ no }) => wanted.includes(no)).flatMap(({ stem, keys }) => keys.map((key) => ({ key, stem })));
    for (const word of words.split(' ')) {
      const found = keys.flatMap(({ key, stem }) => {
        const verb = splitKey(key)[1];
        if (word === 'all') return key;
        if (word === 'R') return READING.has(verb) && !WITH_DECISIONS.has(key) ? key : [];
        if (word === 'E') return verb === 'down' ? key : [];
        if (word.endsWith(':*')) return key.startsWith(`${stem}:${word.slice(0, -1)}`) ? key : [];
        return key === `${stem}:${word}` ? key : [];
      });
      if (found.length === 0) throw new Error(`No key for ${word} on screen ${numbers}`);
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
    grantsOf({ '12 28': 'R all', '24': 'R notice:*', '26 27': 'R all', '29': 'R all', '30': 'R' }, [DECIDE]),
  ),
  role(
    'OPS_LEAD',
    'Operations lead',
    '运营主管',
    grantsOf(
      {
        '1': 'R E close notify dispute',
        '2': 'R pause',
        '3 4': 'R approve pause cancel',
        '5': 'R',
        '6': 'R',
        '7': 'R E suspend switch',
        '8': 'R',
        '9 10 11': 'R publish',
        '13': 'R E query notify supplement refund close',
        '14': 'R E query',
        '15 18': 'R E pass reject route retry cancel notify',
        '16': 'R E',
        '17': 'R E pass reject claim release hold escalate answer assign ask resume quality retry',
        '19 20': 'R E',
        '21 22': 'R disable',
        '23': 'R override',
        '24': 'R all',
        '25': 'R pay cancel',
        '26 27': 'R',
        '29': 'R',
        '30': 'R',
        '31 32': 'R E',
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
        '1': 'R',
        '3 4': 'R',
        '5': 'R',
        '7': 'R',
        '13': 'R',
        '14': 'R',
        '15 18': 'R E pass reject query',
        '16': 'R',
        '17': 'R E pass reject claim release escalate ask resume query',
        '19 20': 'R E adjust topUp',
        '23': 'R',
        '31 32': 'R',
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
        '1': 'R',
        '2': 'R correct sweep',
        '3 4': 'R approve reject',
        '5': 'R unmatch',
        '7': 'R',
        '13': 'R supplement refund',
        '14': 'R',
        '15 18': 'R resolve reverse',
        '16': 'R E close',
        '17': 'R E pass reject claim release escalate mark resolve markPaid refund',
        '19 20': 'R E adjust topUp unfreeze',
        '21 22': 'R',
        '23': 'R edit override',
        '31 32': 'R confirm',
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
        '1': 'R dispute',
        '2': 'R pause',
        '3 4': 'R reject',
        '5': 'R',
        '6': 'R disable',
        '7': 'R suspend review',
        '8': 'R disable',
        '9 10 11': 'R trip',
        '13': 'R E dispute undispute',
        '14': 'R',
        '15 18': 'R reject',
        '17': 'R hold unhold reject pass answer mark quality',
        '19 20': 'R freeze unfreeze block',
        '21 22': 'R',
        '24': 'R stop',
        '30': 'R E',
        '31 32': 'R suspend',
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
        '1': 'R',
        '2': 'R',
        '7': 'R',
        '9 10 11': 'R all',
        '13': 'R query',
        '14': 'R E query mapCode handleDiff',
        '15 18': 'R route query',
        '16': 'R',
        '17': 'R route',
        '21 22': 'R E all',
        '23': 'R',
        '24': 'R window:*',
        '25': 'R pay cancel case:*',
        '29': 'R',
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
        '1': 'R E confirm close extend reallocate notify',
        '2': 'R add edit enable pause limit import queryBalance sweep',
        '3 4': 'R import edit submit applyPay plan assign item:*',
        '5': 'R match ignore rematch import add',
        '6': 'R pair unpair enable disable ping template:* message:line message:reveal',
        '13': 'R',
        '14': 'R',
        '15 18': 'R batch',
        '17': 'R',
        '19 20': 'R',
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
        '7': 'R E add edit review product:* viewAs',
        '8': 'R add edit disable',
        '9': 'R',
        '13': 'R',
        '17': 'R ask',
        '19 20': 'R',
        '25': 'R pay cancel',
        '31 32': 'R E add edit price move confirm',
      },
      [DECIDE],
    ),
  ),
  role(
    'SUPPORT',
    'Support',
    '客服',
    grantsOf({
      '1': 'R notify',
      '5': 'R',
      '7': 'R',
      '8': 'R test',
      '9 10 11': 'R',
      '13': 'R query notify',
      '14': 'R',
      '15 18': 'R notify',
      '17': 'R',
      '19 20': 'R',
      '24': 'R',
      '31 32': 'R',
    }),
  ),
  role(
    'AUDITOR',
    'Auditor',
    '审计',
    grantsOf({
      '1': 'R E',
      '2': 'R',
      '3 4': 'R E',
      '5': 'R E',
      '6': 'R',
      '7': 'R',
      '8': 'R',
      '9 10 11': 'R',
      '12 28': 'R',
      '13': 'R E',
      '14': 'R E',
      '15 18': 'R E',
      '16': 'R E',
      '17': 'R E quality',
      '19 20': 'R E',
      '21 22': 'R',
      '23': 'R',
      '24': 'R',
      '25': 'R',
      '26 27': 'R',
      '29': 'R',
      '30': 'R E verify',
      '31 32': 'R E',
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

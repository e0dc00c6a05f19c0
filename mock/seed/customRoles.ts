import type { Role } from '../model/operators';
import type { World } from '../model/world';

/** A key of an earlier menu. Its role still contains it, but it grants nothing (docs/rules/role.md#orphan-keys). */
const ORPHAN_KEY = 'trade:withdraw:export';

const CUSTOM: readonly Pick<Role, 'code' | 'name' | 'description' | 'keys' | 'status'>[] = [
  {
    code: 'NIGHT_SUPPORT',
    name: ['Night support', '夜班客服'],
    description: 'Reads orders at night, resends callbacks',
    keys: ['trade:payorder:page', 'trade:payorder:notify', 'trade:withdraw:page', ORPHAN_KEY],
    status: 'ACTIVE',
  },
  {
    code: 'MCH_READER',
    name: ['Merchant reader', '商户只读'],
    description: 'Looks up merchants, changes nothing; no longer in use',
    keys: ['merchant:user:page', 'product:pay:page', 'user:agent:page'],
    status: 'DISABLED',
  },
];

/** Descriptions of the built-in roles (docs/rules/access.md#seed-roles). */
const WORK: Readonly<Record<string, string>> = {
  SUPER_ADMIN: 'Full access; held by at least two people',
  SYS_ADMIN: 'Users, roles, menus, dictionary; no money actions',
  OPS_LEAD: 'All orders, second review up to tier 2, maintenance',
  FIN_REVIEWER: 'First review of withdrawals, payout orders',
  FIN_CHECKER: 'Second review, balance adjustments as checker',
  RISK: 'Holds, blacklists, third review at tier 3',
  CHANNEL_OPS: 'Upstreams, channels, products, pay ways, rounds',
  CARD_OPS: 'Cards, statement matching, batches, listening',
  MCH_MANAGER: 'Merchants, IP lists, agents; no money actions',
  SUPPORT: 'Reads orders, resends callbacks',
  AUDITOR: 'Reads and exports; changes nothing',
};

/** Custom roles, still without members. */
export function seedCustomRoles({ roles, clock }: World) {
  const born = { createdAt: clock.now(), createdBy: 'sys.admin', updatedAt: clock.now(), updatedBy: 'sys.admin' };
  for (const role of roles.values()) role.description = WORK[role.code] ?? '';
  for (const role of CUSTOM) {
    const sort = (roles.size + 1) * 10;
    roles.set(role.code, {
      ...role,
      keys: [...role.keys],
      builtin: false,
      withdrawTier: 0,
      mayGrant: [],
      sort,
      version: 1,
      ...born,
    });
  }
}

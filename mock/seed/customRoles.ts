import type { Text } from '../engine/text';
import type { Role } from '../model/operators';
import type { World } from '../model/world';

/** A key of an earlier menu. Its role still contains it, but it grants nothing (docs/rules/role.md#orphan-keys). */
const ORPHAN_KEY = 'trade:withdraw:export';

const CUSTOM: readonly Pick<Role, 'code' | 'name' | 'description' | 'keys' | 'status'>[] = [
  {
    code: 'NIGHT_SUPPORT',
    name: ['Night support', '夜班客服'],
    description: ['Reads orders at night, resends callbacks', '夜间查看订单，重发回调'],
    keys: ['trade:payorder:page', 'trade:payorder:notify', 'trade:withdraw:page', ORPHAN_KEY],
    status: 'ACTIVE',
  },
  {
    code: 'MCH_READER',
    name: ['Merchant reader', '商户只读'],
    description: ['Reads merchants; no longer in use', '仅查看商户；已不再使用'],
    keys: ['merchant:user:page', 'product:pay:page', 'user:agent:page'],
    status: 'DISABLED',
  },
];

/** Descriptions of the built-in roles (docs/rules/access.md#seed-roles). */
const WORK: Readonly<Record<string, Text>> = {
  SUPER_ADMIN: ['Full access; held by at least two people', '全部权限；至少由两人持有'],
  SYS_ADMIN: ['Users, roles, menu, dictionary; no money', '用户、角色、菜单、数据字典；无资金操作'],
  OPS_LEAD: ['Orders, review to tier 2, maintenance', '订单、二级以内的复核、维护'],
  FIN_REVIEWER: ['First withdraw review, payout orders', '提现初审、代付订单'],
  FIN_CHECKER: ['Second review, checks adjustments', '提现复核、调账复核'],
  RISK: ['Holds, blacklists, review at tier 3', '挂起、黑名单、三级审核'],
  CHANNEL_OPS: ['Upstreams, channels, pay ways, rounds', '上游、通道、支付方式、轮询'],
  CARD_OPS: ['Cards, statements, batches, listening', '银行卡、流水匹配、批量代付、监听'],
  MCH_MANAGER: ['Merchants, IP lists, agents; no money', '商户、IP 白名单、代理；无资金操作'],
  SUPPORT: ['Reads orders, resends callbacks', '查看订单，重发回调'],
  AUDITOR: ['Reads and exports; changes nothing', '查看与导出；不作修改'],
};

/** Custom roles, still without members. */
export function seedCustomRoles({ roles, clock }: World) {
  const born = { createdAt: clock.now(), createdBy: 'sys.admin', updatedAt: clock.now(), updatedBy: 'sys.admin' };
  for (const role of roles.values()) role.description = WORK[role.code] ?? ['', ''];
  for (const role of CUSTOM) {
    const sort = (roles.size + 1) * 10;
    roles.set(role.code, {
      ...role,
      keys: [...role.keys],
      builtin: false,
      withdrawTier: 0,
      mayGrant: [],
      mfaRequired: null,
      allowedCidrs: [],
      hours: null,
      sort,
      version: 1,
      ...born,
    });
  }
}

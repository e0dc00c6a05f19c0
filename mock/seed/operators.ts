import { createHash } from 'node:crypto';
import type { OperatorDepartment } from '@/contract';
import { DAY, HOUR, MINUTE } from '../engine/time';
import { accessOf } from '../flow/roles';
import { mailLink } from '../flow/signIn/links';
import { type Login, type Operator, SUPER } from '../model/operators';
import type { World } from '../model/world';

const DEPARTMENTS: Readonly<Record<string, OperatorDepartment>> = {
  SUPER_ADMIN: 'MANAGEMENT',
  SYS_ADMIN: 'IT',
  OPS_LEAD: 'OPERATIONS',
  FIN_REVIEWER: 'FINANCE',
  FIN_CHECKER: 'FINANCE',
  RISK: 'RISK',
  CHANNEL_OPS: 'CHANNELS',
  CARD_OPS: 'CARDS',
  MCH_MANAGER: 'BUSINESS',
  SUPPORT: 'SUPPORT',
  AUDITOR: 'AUDIT',
};

/** Former operators: username, real name, role, status, reason, remark. */
const GONE = [
  ['q.abara', 'Quin Abarade', 'SUPPORT', 'DISABLED', 'LONG_ABSENCE', 'On leave until spring'],
  ['u.larsen', 'Ulf Larsenby', 'FIN_REVIEWER', 'LEFT', 'LEFT_COMPANY', null],
] as const;

/** Fictitious email and phone: the domain is reserved for examples, and no country has the code 999 (RFC 2606, E.164). */
const reachOf = ({ id, username }: Pick<Operator, 'id' | 'username'>) => ({
  email: `${username}@example.com`,
  mobile: `+99955500${id.padStart(3, '0')}`,
});

/** Adds profiles for all operators, and adds former operators. */
export function seedProfiles(world: World) {
  const { operators, clock } = world;
  const start = clock.now();
  const [pattern] = operators;
  if (!pattern) return;
  for (const [username, realName, role, status, statusReason, statusRemark] of GONE) {
    const id = String(Number(operators.at(-1)?.id) + 1);
    const gone = { id, username, realName, roles: [role], access: accessOf(world, [role]), withdrawTier: 0, status };
    operators.push({ ...pattern, ...gone, statusReason, statusRemark });
  }
  operators.forEach((operator, index) => {
    const born = start - (400 - 9 * index) * DAY - ((index * 37) % 480) * MINUTE;
    const isInvited = operator.status === 'INVITED';
    Object.assign(operator, reachOf(operator), {
      department: DEPARTMENTS[operator.roles[0] ?? ''] ?? 'OPERATIONS',
      passwordChangedAt: isInvited ? null : born + (5 + 3 * index) * DAY + 23 * MINUTE,
      lastReviewAt: isInvited || index % 4 === 3 ? null : start - (20 + 11 * (index % 13)) * DAY - index * 7 * MINUTE,
      lastReviewBy: isInvited || index % 4 === 3 ? null : index % 2 === 0 ? 'm.tan' : 'admin',
      createdAt: born,
      updatedAt: born + DAY + 11 * MINUTE,
    });
  });
}

/** Operators without a recent sign-in: days since the last one. */
const LONG_AGO: Readonly<Record<string, number>> = {
  'h.mendoza': 41,
  'o.bakar': 63,
  't.pham': 12,
  'f.tran': 34,
  'q.abara': 96,
  'u.larsen': 140,
};

/** Operators who are signed in now, with minutes since the sign-in. */
const ONLINE: Readonly<Record<string, number>> = { 'm.tan': 95, 's.devi': 160, 'w.chai': 44, 'y.sato': 12, 'g.rao': 230 };

const AGENTS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
];

/** Last sign-in of each operator, set afterwards because the simulated history has no sign-ins. */
export function seedSignIns(world: World) {
  const now = world.clock.now();
  const logins: Login[] = [];
  world.operators.forEach((operator, index) => {
    const { id, username, status } = operator;
    if (status === 'INVITED') {
      const token = createHash('sha256').update(`${username} ${now}`).digest('base64url');
      mailLink(world, operator, now - 17 * HOUR, token);
      return;
    }
    const ip = `198.51.100.${id}`;
    const since = ONLINE[username];
    const days = LONG_AGO[username];
    const ago = since === undefined ? (days ?? index % 5) * DAY + (100 + 17 * index) * MINUTE : since * MINUTE;
    Object.assign(operator, { lastLoginAt: now - ago, lastLoginIp: ip });
    if (since === undefined) return;
    const userAgent = AGENTS[index % AGENTS.length] ?? '';
    const lastSeenAt = now - (index % 7) * MINUTE;
    logins.push({
      id: world.numberOf('SS'),
      operator,
      startedAt: now - ago,
      lastSeenAt,
      inputAt: lastSeenAt,
      ip,
      lastIp: ip,
      userAgent,
      factorAt: null,
      isOver: false,
    });
  });
  world.logins.push(...logins.sort((a, b) => a.startedAt - b.startedAt));
}

/** A new installation: the super administrators of the seeded history are gone. */
export function leaveWithoutAdmins({ operators }: World) {
  for (const one of operators)
    if (one.roles.includes(SUPER)) Object.assign(one, { status: 'LEFT', statusReason: 'LEFT_COMPANY' });
}

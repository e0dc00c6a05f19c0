import { contains, formatRange, type IpRange, isIn, parseAddress, parseRange } from '../../../src/domain/ip';
import { isTimeZone } from '../../../src/domain/time';
import { fault } from '../../base/faults';
import { isOpenAt } from '../../base/hours';
import type { Text } from '../../engine/text';
import { DAY, MINUTE } from '../../engine/time';
import { type CallFor, canSignIn, type Operator, type Role, type SignInRules, SUPER } from '../../model/operators';
import type { World } from '../../model/world';

const FORM: Text = ['“{value}” is not an IP address or CIDR range.', '“{value}” 不是 IP 地址或 CIDR 网段。'];
const ZONE: Text = ['Unknown time zone.', '时区不存在。'];
const OWN_ADDRESS: Text = ['Your own address {ip} would be shut out.', '您当前的地址 {ip} 将无法登录。'];
const OWN_HOURS: Text = [
  'The present time would be shut out, and with it your session.',
  '当前时间将不可登录，您的会话也会结束。',
];

export const LOCKED_OUT: Text = [
  'This would lock out every super administrator. Leave one of them an address that was used before, and some hours.',
  '所有超级管理员都将无法登录，请至少为其中一位保留使用过的地址和时段。',
];

/** Why a rule refuses a sign-in or a call. */
type Breach = 'ADDRESS' | 'HOURS';

const isWithin = ({ allowedCidrs }: SignInRules, ip: string): boolean => {
  if (allowedCidrs.length === 0) return true;
  const address = parseAddress(ip);
  return address !== undefined && allowedCidrs.some((cidr) => isIn(address, parseRange(cidr) as IpRange));
};

const isDuring = ({ hours }: SignInRules, at: number): boolean =>
  hours === null || isOpenAt({ openFrom: hours.from, openTo: hours.to, weekdays: hours.weekdays, zone: hours.zone }, at);

function breachOfOne(rules: SignInRules, ip: string, at: number): Breach | undefined {
  if (!isWithin(rules, ip)) return 'ADDRESS';
  return isDuring(rules, at) ? undefined : 'HOURS';
}

/** People and roles as they are, or as they would be after a change. */
type Staff = Pick<World, 'operators' | 'roles' | 'logins' | 'clock'>;

/** The own rules of an operator and those of every active role. */
const rulesOf = ({ roles }: Pick<World, 'roles'>, operator: Operator): SignInRules[] => [
  operator,
  ...operator.roles.flatMap((code) => roles.get(code) ?? []).filter(({ status }) => status === 'ACTIVE'),
];

/**
 * The rule that keeps an operator out at this address and time; undefined when the own rules and those of every active role allow it
 * (docs/rules/session.md#sign-in-rules).
 */
export function breachOf(world: Pick<World, 'roles'>, operator: Operator, ip: string, at: number): Breach | undefined {
  for (const rules of rulesOf(world, operator)) {
    const breach = breachOfOne(rules, ip, at);
    if (breach) return breach;
  }
  return undefined;
}

/** Shorter common hours of several rules do not count. */
const STEP = 15 * MINUTE;
const WEEK = 7 * DAY;

/** True when an operator can sign in within a week, at an address that the operator has used. */
function canEnter(staff: Staff, operator: Operator): boolean {
  const now = staff.clock.now();
  if (!canSignIn(operator, now)) return false;
  const rules = rulesOf(staff, operator);
  const used = staff.logins.filter(({ operator: { id } }) => id === operator.id).map(({ lastIp }) => lastIp);
  const addresses = operator.lastLoginIp === null ? used : [...used, operator.lastLoginIp];
  const isFree = rules.every(({ allowedCidrs }) => allowedCidrs.length === 0);
  if (!isFree && !addresses.some((ip) => rules.every((one) => isWithin(one, ip)))) return false;
  const times = Array.from({ length: WEEK / STEP }, (_, step) => now + step * STEP);
  return times.some((at) => rules.every((one) => isDuring(one, at)));
}

/** True when a super administrator can sign in (docs/rules/operator.md#last-super-administrator). */
export const canSuperEnter = (staff: Staff): boolean =>
  staff.operators.some((operator) => operator.roles.includes(SUPER) && canEnter(staff, operator));

/** The staff after a change of one operator. */
export const withOperator = ({ operators, roles, logins, clock }: Staff, target: Operator, next: Partial<Operator>): Staff => ({
  operators: operators.map((one) => (one === target ? { ...one, ...next } : one)),
  roles,
  logins,
  clock,
});

/** The staff after a change of one role. */
export const withRole = ({ operators, roles, logins, clock }: Staff, role: Role, next: Partial<Role>): Staff => ({
  operators,
  roles: new Map([...roles, [role.code, { ...role, ...next }]]),
  logins,
  clock,
});

/** True when a change takes away the last way by which a super administrator can sign in. */
export const locksOut = (now: Staff, after: Staff): boolean => canSuperEnter(now) && !canSuperEnter(after);

/** The rules in a body: canonical ranges, and none that another one contains. */
export function rulesIn({ body }: CallFor<'setOperatorSignInRules' | 'setRoleSignInRules'>): SignInRules {
  const { allowedCidrs, hours } = body;
  const ranges = allowedCidrs.flatMap((cidr) => parseRange(cidr) ?? []);
  const isCovered = (range: IpRange, at: number) =>
    ranges.some((other, index) => index !== at && contains(other, range) && (other.prefix < range.prefix || index < at));
  return {
    allowedCidrs: ranges.filter((range, at) => !isCovered(range, at)).map(formatRange),
    hours: hours && { ...hours, weekdays: [...hours.weekdays].sort() },
  };
}

/**
 * Field errors of rules. @param isOwn the caller sets them for the own account, and may not be shut out
 * @param after the staff with these rules
 */
export function ruleFaults(
  world: World,
  call: CallFor<'setOperatorSignInRules' | 'setRoleSignInRules'>,
  isOwn: boolean,
  after: (rules: SignInRules) => Staff,
) {
  const { allowedCidrs, hours } = call.body;
  const wrong = allowedCidrs.find((cidr) => parseRange(cidr) === undefined);
  const isKnown = hours === null || isTimeZone(hours.zone);
  const rules = wrong === undefined && isKnown ? rulesIn(call) : undefined;
  const breach = isOwn && rules ? breachOfOne(rules, call.ip, call.at) : undefined;
  return [
    wrong !== undefined && fault('allowedCidrs', 'cidr', FORM, { value: wrong }),
    !isKnown && fault('hours.zone', 'zone', ZONE),
    breach === 'ADDRESS' && fault('allowedCidrs', 'own', OWN_ADDRESS, { ip: call.ip }),
    breach === 'HOURS' && fault('hours.from', 'own', OWN_HOURS),
    rules &&
      locksOut(world, after(rules)) &&
      fault(allowedCidrs.length > 0 ? 'allowedCidrs' : 'hours.from', 'lastSuper', LOCKED_OUT),
  ];
}

import { contains, formatRange, type IpRange, isIn, parseAddress, parseRange } from '../../../src/domain/ip';
import { isTimeZone } from '../../../src/domain/time';
import { fault } from '../../base/faults';
import { isOpenAt } from '../../base/hours';
import type { Text } from '../../engine/text';
import type { Operator, PlatformCall, SignInRules } from '../../model/operators';
import type { World } from '../../model/world';

const FORM: Text = ['“{value}” is not an IP address or CIDR range.', '“{value}” 不是 IP 地址或 CIDR 网段。'];
const ZONE: Text = ['Unknown time zone.', '时区不存在。'];
const OWN_ADDRESS: Text = ['Your own address {ip} would be shut out.', '您当前的地址 {ip} 将无法登录。'];
const OWN_HOURS: Text = [
  'The present time would be shut out, and with it your session.',
  '当前时间将不可登录，您的会话也会结束。',
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

/**
 * The rule that keeps an operator out at this address and time; undefined when the own rules and those of every active role allow it
 * (docs/rules/session.md#sign-in-rules).
 */
export function breachOf({ roles }: World, operator: Operator, ip: string, at: number): Breach | undefined {
  const ofRoles = operator.roles.flatMap((code) => roles.get(code) ?? []).filter(({ status }) => status === 'ACTIVE');
  for (const rules of [operator, ...ofRoles]) {
    const breach = breachOfOne(rules, ip, at);
    if (breach) return breach;
  }
  return undefined;
}

/** The rules in a body: canonical ranges, and none that another one contains. */
export function rulesIn({ body }: PlatformCall): SignInRules {
  const { allowedCidrs, hours } = body as unknown as SignInRules;
  const ranges = allowedCidrs.flatMap((cidr) => parseRange(cidr) ?? []);
  const isCovered = (range: IpRange, at: number) =>
    ranges.some((other, index) => index !== at && contains(other, range) && (other.prefix < range.prefix || index < at));
  return {
    allowedCidrs: ranges.filter((range, at) => !isCovered(range, at)).map(formatRange),
    hours: hours && { ...hours, weekdays: [...hours.weekdays].sort() },
  };
}

/** Field errors of rules. @param isOwn the caller sets them for the own account, and may not be shut out */
export function ruleFaults(call: PlatformCall, isOwn: boolean) {
  const { allowedCidrs, hours } = call.body as unknown as SignInRules;
  const wrong = allowedCidrs.find((cidr) => parseRange(cidr) === undefined);
  const isKnown = hours === null || isTimeZone(hours.zone);
  const breach = isOwn && wrong === undefined && isKnown ? breachOfOne(rulesIn(call), call.ip, call.at) : undefined;
  return [
    wrong !== undefined && fault('allowedCidrs', 'cidr', FORM, { value: wrong }),
    !isKnown && fault('hours.zone', 'zone', ZONE),
    breach === 'ADDRESS' && fault('allowedCidrs', 'own', OWN_ADDRESS, { ip: call.ip }),
    breach === 'HOURS' && fault('hours.from', 'own', OWN_HOURS),
  ];
}

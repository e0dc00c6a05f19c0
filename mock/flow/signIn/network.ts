import { formatRange, parseAddress } from '../../../src/domain/ip';

/** One customer of a provider has these bits of IPv6, and as many addresses in them as it likes. */
const CUSTOMER_BITS = 64;

/** The address that counts for waits: an IPv4 address, or the /64 network of an IPv6 one (docs/rules/session.md#failed-attempts). */
export function networkOf(ip: string): string {
  const address = parseAddress(ip);
  if (!address) return ip;
  return address.kind() === 'ipv6' ? formatRange({ address, prefix: CUSTOMER_BITS }) : address.toString();
}

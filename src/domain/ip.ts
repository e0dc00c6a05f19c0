import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A range of addresses of one kind; a single address is one of full length. */
export interface IpRange {
  /** The first address of the range, or the address that was written, see `network`. */
  address: Address;
  /** Fixed leading bits. */
  prefix: number;
}

/** What keeps a range out of a whitelist (docs/rules/white.md#ranges). */
export type IpFault = 'form' | 'wide' | 'hostBits' | SpecialKind;
type SpecialKind = 'private' | 'loopback' | 'linkLocal' | 'multicast' | 'reserved';

/** The shortest prefixes that a whitelist takes: 256 addresses of IPv4, one site of IPv6 (docs/rules/white.md#ranges). */
const LEAST_PREFIX = { ipv4: 24, ipv6: 48 } as const;

/** Ranges that no call comes from through the internet (RFC 6890); those for documentation are left in: the simulated world lives there. */
const SPECIAL: readonly (readonly [cidr: string, kind: SpecialKind])[] = [
  ['0.0.0.0/8', 'reserved'],
  ['10.0.0.0/8', 'private'],
  ['100.64.0.0/10', 'private'],
  ['127.0.0.0/8', 'loopback'],
  ['169.254.0.0/16', 'linkLocal'],
  ['172.16.0.0/12', 'private'],
  ['192.0.0.0/24', 'reserved'],
  ['192.168.0.0/16', 'private'],
  ['198.18.0.0/15', 'reserved'],
  ['224.0.0.0/4', 'multicast'],
  ['240.0.0.0/4', 'reserved'],
  ['::1/128', 'loopback'],
  // With it what stands for IPv4 addresses, mapped ones among them.
  ['::/80', 'reserved'],
  ['64:ff9b::/96', 'reserved'],
  ['100::/64', 'reserved'],
  ['fc00::/7', 'private'],
  ['fe80::/10', 'linkLocal'],
  ['ff00::/8', 'multicast'],
];

const FOUR_PARTS = /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/;
const bitsOf = (address: Address): number => (address.kind() === 'ipv4' ? 32 : 128);

/**
 * One address, IPv4 in four decimal parts or IPv6; undefined for anything else. Older spellings of IPv4 (octal, short, one number) are
 * none: programs do not agree on what they mean. An IPv4 address written as IPv6 is the IPv4 address.
 */
export function parseAddress(text: string): Address | undefined {
  const trimmed = text.trim();
  // A zone tells of one machine alone.
  if (trimmed.includes('%') || !(FOUR_PARTS.test(trimmed) || trimmed.includes(':')) || !ipaddr.isValid(trimmed)) return undefined;
  return ipaddr.process(trimmed);
}

/** An address or a range in CIDR form; undefined for anything else. The address stays as it was written. */
export function parseRange(text: string): IpRange | undefined {
  const [head = '', tail, ...rest] = text.trim().split('/');
  const address = parseAddress(head);
  if (!address || rest.length > 0) return undefined;
  const bits = bitsOf(address);
  if (tail === undefined) return { address, prefix: bits };
  // A range of IPv4 addresses is not written as IPv6.
  const isForeign = address.kind() === 'ipv4' && head.includes(':');
  return /^(0|[1-9]\d{0,2})$/.test(tail) && Number(tail) <= bits && !isForeign ? { address, prefix: Number(tail) } : undefined;
}

/** The first address of a range. */
function network({ address, prefix }: IpRange): Address {
  const bytes = address.toByteArray().map((byte, index) => {
    const kept = Math.min(8, Math.max(0, prefix - index * 8));
    return byte & ((0xff << (8 - kept)) & 0xff);
  });
  return ipaddr.fromByteArray(bytes);
}

const textOf = (address: Address): string => address.toString();

/** A range as it is kept and compared: network and length, IPv6 in its short form. */
export function formatRange(range: IpRange): string {
  return `${textOf(network(range))}/${range.prefix}`;
}

/** A range as people write it: a single address without its length. */
export function showRange(cidr: string): string {
  const range = parseRange(cidr);
  return range && range.prefix === bitsOf(range.address) ? textOf(range.address) : cidr;
}

/** Whether every address of the second range is in the first. */
export function contains(range: IpRange, other: IpRange): boolean {
  if (range.address.kind() !== other.address.kind() || other.prefix < range.prefix) return false;
  return (other.address as ipaddr.IPv6).match(range.address as ipaddr.IPv6, range.prefix);
}

/** Whether two ranges have an address in common: ranges of this form do when one is in the other. */
export function overlaps(one: IpRange, other: IpRange): boolean {
  return contains(one, other) || contains(other, one);
}

/** Whether an address is in a range. */
export function isIn(address: Address, range: IpRange): boolean {
  return contains(range, { address, prefix: bitsOf(address) });
}

/** What kind of special addresses a range has among its own; undefined for none. */
function specialKind(range: IpRange): SpecialKind | undefined {
  return SPECIAL.find(([cidr]) => overlaps(range, parseRange(cidr) as IpRange))?.[1];
}

/** Why a text cannot stand in a whitelist, by itself (docs/rules/white.md#ranges); undefined when it can. */
export function ipFault(text: string): IpFault | undefined {
  const range = parseRange(text);
  if (!range) return 'form';
  if (range.prefix < LEAST_PREFIX[range.address.kind() as 'ipv4' | 'ipv6']) return 'wide';
  return specialKind(range) ?? (textOf(network(range)) === textOf(range.address) ? undefined : 'hostBits');
}

/** One line of a pasted list. */
export interface PastedLine {
  /** From 1, as an editor counts. */
  line: number;
  /** Address or range as it was written. */
  text: string;
  remark: string;
}

/** The lines of a pasted list: an address or a range, and behind a blank, a comma or # what it is. Empty lines and comments are left out. */
export function pastedLines(text: string): PastedLine[] {
  return text.split(/\r?\n/).flatMap((whole, index) => {
    const [, address = '', remark = ''] = /^\s*([^\s,;#]*)[\s,;#]*(.*?)\s*$/.exec(whole) ?? [];
    return address === '' ? [] : [{ line: index + 1, text: address, remark }];
  });
}

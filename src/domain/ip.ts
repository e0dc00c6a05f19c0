import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A range of IPv4 or IPv6 addresses; a single address has the full prefix length. */
export interface IpRange {
  /** The first address of the range, or another one as typed; see `network`. */
  address: Address;
  /** Prefix length in bits. */
  prefix: number;
}

/** Reasons to reject a range for the whitelist (docs/rules/white.md#ranges). */
export type IpFault = 'form' | 'wide' | 'hostBits' | SpecialKind;
type SpecialKind = 'private' | 'loopback' | 'linkLocal' | 'multicast' | 'reserved';

/** Minimum prefix lengths for the whitelist: 256 IPv4 addresses, one IPv6 site (docs/rules/white.md#ranges). */
const LEAST_PREFIX = { ipv4: 24, ipv6: 48 } as const;

/**
 * Ranges that cannot be a source on the internet (RFC 6890). Documentation ranges are allowed, because the simulated platform
 * uses them.
 */
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
  ['fc00::/7', 'private'],
  ['fe80::/10', 'linkLocal'],
  ['ff00::/8', 'multicast'],
  // Teredo and 6to4 hold an IPv4 address, which may be a private one.
  ['2001::/32', 'reserved'],
  ['2002::/16', 'reserved'],
];

/** All IPv6 addresses of the internet (RFC 4291). Site-local, translated and IPv4-compatible addresses are outside of it. */
const GLOBAL_IPV6 = '2000::/3';

const FOUR_PARTS = /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/;
/** Blanks only: a line break around an address would end a line of another program's configuration. */
const PADDING = /^ +| +$/g;
const bitsOf = (address: Address): number => (address.kind() === 'ipv4' ? 32 : 128);

/**
 * Parses one address: IPv4 in four decimal parts, or IPv6. Undefined for anything else. Octal, short and single-number IPv4 are
 * rejected, because programs read them differently. An IPv4-mapped IPv6 address becomes IPv4.
 */
export function parseAddress(text: string): Address | undefined {
  const trimmed = text.replace(PADDING, '');
  // A zone index is only valid on one machine.
  if (trimmed.includes('%') || !(FOUR_PARTS.test(trimmed) || trimmed.includes(':')) || !ipaddr.isValid(trimmed)) return undefined;
  return ipaddr.process(trimmed);
}

/** Parses an address or a CIDR range; undefined for anything else. The address is kept as typed. */
export function parseRange(text: string): IpRange | undefined {
  const [head = '', tail, ...rest] = text.replace(PADDING, '').split('/');
  const address = parseAddress(head);
  if (!address || rest.length > 0) return undefined;
  const bits = bitsOf(address);
  if (tail === undefined) return { address, prefix: bits };
  // A range of IPv4 addresses must not be written as IPv6.
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

/** Canonical text of a range, for storage and comparison: network and length, IPv6 in short form. */
export function formatRange(range: IpRange): string {
  return `${textOf(network(range))}/${range.prefix}`;
}

/** Text of a range for display: a single address has no length. */
export function showRange(cidr: string): string {
  const range = parseRange(cidr);
  return range && range.prefix === bitsOf(range.address) ? textOf(range.address) : cidr;
}

/** Whether the first range contains every address of the second. */
export function contains(range: IpRange, other: IpRange): boolean {
  if (range.address.kind() !== other.address.kind() || other.prefix < range.prefix) return false;
  return (other.address as ipaddr.IPv6).match(range.address as ipaddr.IPv6, range.prefix);
}

/** Whether two ranges overlap. CIDR ranges do only when one contains the other. */
export function overlaps(one: IpRange, other: IpRange): boolean {
  return contains(one, other) || contains(other, one);
}

/** Whether an address is in a range. */
export function isIn(address: Address, range: IpRange): boolean {
  return contains(range, { address, prefix: bitsOf(address) });
}

/** Kind of special addresses in a range; undefined without any. */
function specialKind(range: IpRange): SpecialKind | undefined {
  const known = SPECIAL.find(([cidr]) => overlaps(range, parseRange(cidr) as IpRange))?.[1];
  const isGlobal = range.address.kind() === 'ipv4' || contains(parseRange(GLOBAL_IPV6) as IpRange, range);
  return known ?? (isGlobal ? undefined : 'reserved');
}

/**
 * Why a text cannot be an entry of a list of servers (docs/rules/white.md#ranges); undefined when it can. An IPv4 address in the
 * form of IPv6 is refused, because programs compare it differently.
 */
export function ipFault(text: string): IpFault | undefined {
  const range = parseRange(text);
  if (!range) return 'form';
  if (range.prefix < LEAST_PREFIX[range.address.kind() as 'ipv4' | 'ipv6']) return 'wide';
  const isMapped = range.address.kind() === 'ipv4' && text.includes(':');
  return (
    specialKind(range) ??
    (isMapped ? 'reserved' : undefined) ??
    (textOf(network(range)) === textOf(range.address) ? undefined : 'hostBits')
  );
}

/** One line of a pasted list. */
export interface PastedLine {
  /** Counted from 1. */
  line: number;
  /** Address or range as typed. */
  text: string;
  remark: string;
}

/**
 * Parses a pasted list: an address or range on each line, then an optional remark after a blank, comma or #. Empty lines and
 * comments are left out.
 */
export function pastedLines(text: string): PastedLine[] {
  return text.split(/\r?\n/).flatMap((whole, index) => {
    const [, address = '', remark = ''] = /^\s*([^\s,;#]*)[\s,;#]*(.*?)\s*$/.exec(whole) ?? [];
    return address === '' ? [] : [{ line: index + 1, text: address, remark }];
  });
}

import { contains, formatRange, ipFault, isIn, overlaps, parseAddress, parseRange, pastedLines, showRange } from '@/domain/ip';
import fc from '../support/properties';

const v4 = fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 255 })));
const v6 = fc.tuple(...Array.from({ length: 8 }, () => fc.integer({ min: 0, max: 0xffff })));
/** A range and its bits as a number, worked out without the code under test. */
const ranges = fc.oneof(
  fc.tuple(v4, fc.integer({ min: 0, max: 32 })).map(([parts, prefix]) => ({
    text: `${parts.join('.')}/${prefix}`,
    bits: parts.reduce((sum, part) => (sum << 8n) | BigInt(part), 0n),
    size: 32,
    prefix,
  })),
  fc
    .tuple(v6, fc.integer({ min: 0, max: 128 }))
    // Mapped addresses are IPv4, and are looked at by themselves.
    .filter(([parts]) => parts.slice(0, 5).some((part) => part !== 0))
    .map(([parts, prefix]) => ({
      text: `${parts.map((part) => part.toString(16)).join(':')}/${prefix}`,
      bits: parts.reduce((sum, part) => (sum << 16n) | BigInt(part), 0n),
      size: 128,
      prefix,
    })),
);
type Range = { bits: bigint; size: number; prefix: number };
const first = ({ bits, size, prefix }: Range) => (bits >> BigInt(size - prefix)) << BigInt(size - prefix);
const last = (range: Range) => first(range) + (1n << BigInt(range.size - range.prefix)) - 1n;
const of = (text: string) => {
  const range = parseRange(text);
  if (!range) throw new Error(text);
  return range;
};

describe('ranges of addresses', () => {
  it('contain and overlap each other as their numeric bounds say', () => {
    fc.assert(
      fc.property(ranges, ranges, (one, other) => {
        const isSame = one.size === other.size;
        expect(contains(of(one.text), of(other.text))).toBe(isSame && first(one) <= first(other) && last(other) <= last(one));
        expect(overlaps(of(one.text), of(other.text))).toBe(isSame && first(one) <= last(other) && first(other) <= last(one));
      }),
    );
  });

  it('overlap their own parts in both directions, and contain their own addresses', () => {
    fc.assert(
      fc.property(ranges, fc.nat({ max: 128 }), (range, cut) => {
        const [address = ''] = range.text.split('/');
        const wide = of(`${address}/${Math.min(range.prefix, cut)}`);
        expect([overlaps(wide, of(range.text)), overlaps(of(range.text), wide), contains(wide, of(range.text))]).toEqual([
          true,
          true,
          true,
        ]);
        expect(isIn(of(address).address, wide)).toBe(true);
      }),
    );
  });

  it('have one canonical form, which reads back as the same range', () => {
    fc.assert(
      fc.property(ranges, (range) => {
        const kept = formatRange(of(range.text));
        expect(formatRange(of(kept))).toBe(kept);
        expect(contains(of(kept), of(range.text)) && contains(of(range.text), of(kept))).toBe(true);
      }),
    );
    expect(formatRange(of('2001:0DB8:0::/48'))).toBe('2001:db8::/48');
    expect([showRange('203.0.113.7/32'), showRange('2001:db8::1/128'), showRange('203.0.113.0/24')]).toEqual([
      '203.0.113.7',
      '2001:db8::1',
      '203.0.113.0/24',
    ]);
  });
});

it.each([
  '',
  ' ',
  'x',
  '1',
  '10.1',
  '0x7f.1',
  '017.0.0.1',
  '256.0.0.1',
  '1.2.3.4.5',
  '1.2.3.4/',
  '1.2.3.4/33',
  '1.2.3.4/8/8',
  '1.2.3.4/08',
  '1.2.3.4/-1',
  '2001:db8::g',
  '2001:db8::/129',
  'fe80::1%eth0',
  '::ffff:203.0.113.7/96',
  '1.2.3.4 5.6.7.8',
  '203.0.113.7\n',
  '203.0.113.7\r\nallow all',
  '\t203.0.113.7',
  '2001:db8::1\u0000',
])('%p is neither an address nor a range', (text) => {
  expect(parseRange(text)).toBeUndefined();
  expect(ipFault(text)).toBe('form');
});

it('reads an IPv4 address that is mapped into IPv6 as IPv4', () => {
  expect(parseAddress('::ffff:203.0.113.7')?.toString()).toBe('203.0.113.7');
  expect(ipFault('::ffff:10.0.0.1')).toBe('private');
  expect(ipFault('::ffff:203.0.113.7')).toBe('reserved');
});

it.each([
  ['203.0.113.7', undefined],
  [' 203.0.113.7/32 ', undefined],
  ['203.0.113.0/24', undefined],
  ['2001:db8::/48', undefined],
  ['2001:db8:1::7', undefined],
  ['0.0.0.0/0', 'wide'],
  ['203.0.112.0/23', 'wide'],
  ['2001:db8::/47', 'wide'],
  ['::/0', 'wide'],
  ['203.0.113.9/24', 'hostBits'],
  ['2001:db8::1/64', 'hostBits'],
  ['10.1.2.3', 'private'],
  ['172.31.255.255', 'private'],
  ['172.32.0.0', undefined],
  ['192.168.1.0/24', 'private'],
  ['100.64.1.1', 'private'],
  ['fd00::1', 'private'],
  ['127.0.0.1', 'loopback'],
  ['::1', 'loopback'],
  ['169.254.1.1', 'linkLocal'],
  ['fe80::1', 'linkLocal'],
  ['224.0.0.1', 'multicast'],
  ['ff02::1', 'multicast'],
  ['0.0.0.0', 'reserved'],
  ['255.255.255.255', 'reserved'],
  ['::/48', 'loopback'],
  ['::', 'reserved'],
  ['64:ff9b::1', 'reserved'],
  ['64:ff9b::cb00:7107', 'reserved'],
  ['64:ff9b:1::7', 'reserved'],
  ['::cb00:7107', 'reserved'],
  ['::203.0.113.7', 'form'],
  ['64:ff9b::203.0.113.7', 'form'],
  ['::ffff:0:203.0.113.7', 'reserved'],
  ['::ffff:cb00:7107', 'reserved'],
  ['2002:cb00:7107::1', 'reserved'],
  ['2002:cb00:7107::/48', 'reserved'],
  ['2001::1', 'reserved'],
  ['fec0::1', 'reserved'],
  ['100::1', 'reserved'],
  ['5f00::1', 'reserved'],
  ['1fff:ffff::1', 'reserved'],
  ['2000::1', undefined],
  ['2001:1::1', undefined],
  ['2003::1', undefined],
  ['3fff:ffff::1', undefined],
  ['4000::1', 'reserved'],
] as const)('%s: %s', (text, fault) => {
  expect(ipFault(text)).toBe(fault);
});

it('reads a pasted list line by line, with the note after each address', () => {
  const text = '203.0.113.7 web server\r\n\n# old ones\n 2001:db8::/48, data centre\nrubbish # what is it\n198.51.100.1';
  expect(pastedLines(text)).toEqual([
    { line: 1, text: '203.0.113.7', remark: 'web server' },
    { line: 4, text: '2001:db8::/48', remark: 'data centre' },
    { line: 5, text: 'rubbish', remark: 'what is it' },
    { line: 6, text: '198.51.100.1', remark: '' },
  ]);
});

import { type ChainPrice, chainBreak } from '@/domain/prices';

const price = (no: string, kind: ChainPrice['kind'], rate: string, fixed: string): ChainPrice => ({
  no,
  name: no,
  kind,
  rate,
  fixed,
});
const chain = (agent: [string, string], merchant: [string, string]) => [
  price('CH1', 'COST', '0.010', '1.00'),
  price('A1', 'AGENT', ...agent),
  price('M1', 'MERCHANT', ...merchant),
];

test.each<[[string, string], [string, string]]>([
  [
    ['0.012', '1.00'],
    ['0.015', '2.00'],
  ],
  // The same price on each level is allowed, and trailing zeros do not matter.
  [
    ['0.01', '1'],
    ['0.0100', '1.000'],
  ],
  // Compared by value and not as text: 9 is less than 10.
  [
    ['0.01', '9.00'],
    ['0.01', '10.00'],
  ],
])('%j, then %j: the chain is valid', (agent, merchant) => {
  expect(chainBreak(chain(agent, merchant))).toBeUndefined();
});

test.each<[[string, string], [string, string], [string, string, string]]>([
  [
    ['0.012', '1.00'],
    ['0.011999', '2.00'],
    ['A1', 'M1', 'rate'],
  ],
  [
    ['0.009999', '1.00'],
    ['0.015', '2.00'],
    ['CH1', 'A1', 'rate'],
  ],
  [
    ['0.012', '10.00'],
    ['0.015', '9.00'],
    ['A1', 'M1', 'fixed'],
  ],
])('%j, then %j: the chain breaks between %j', (agent, merchant, [upper, lower, part]) => {
  expect(chainBreak(chain(agent, merchant))).toMatchObject({ upper: { no: upper }, lower: { no: lower }, part });
});

import { Ledger } from '../../../mock/engine/ledger';
import type { LogFields } from '../../../mock/engine/log';
import { freeze, paidIn, paidOut, release, returned } from '../../../mock/flow/postings';
import { depth } from '../../support/depth';
import fc from '../../support/properties';
import { aPlatform, NOW } from './support';

function aLedger() {
  const ledger = new Ledger();
  const account = ledger.account('M100001', 'THB', 'BALANCE', true);
  const clearing = ledger.account('U01', 'THB', 'CLEARING', false);
  const profit = ledger.account('P1', 'THB', 'PROFIT', false);
  const agent = ledger.account('A2001', 'THB', 'COMMISSION', true);
  return { ledger, account, clearing, profit, agent };
}

describe('the ledger', () => {
  it('follows the posting table from collection to payout and return', () => {
    const { ledger, account, clearing, profit, agent } = aLedger();
    const at = { account, clearing, profit, bucket: 'available' } as const;
    ledger.post(
      1,
      'PAYIN',
      'T1',
      paidIn({ ...at, agents: [{ account: agent, share: 400n }], amount: 100_000n, fee: 2500n, cost: 1500n }),
    );
    expect([account, clearing, profit, agent].map(({ amounts }) => amounts.available)).toEqual([97_500n, -98_500n, 600n, 400n]);
    ledger.post(2, 'FREEZE', 'W1', freeze(account, 50_000n));
    expect(account.amounts).toEqual({ available: 47_500n, frozen: 50_000n, pending: 0n });
    ledger.post(3, 'WITHDRAW', 'W1', paidOut({ account, clearing, profit, net: 49_900n, fee: 100n, cost: 30n }));
    expect([account.amounts.frozen, clearing.amounts.available, profit.amounts.available]).toEqual([0n, -48_570n, 670n]);
    ledger.post(4, 'REVERSAL', 'W1', returned({ account, clearing, profit, net: 49_900n, fee: 100n }));
    expect([account.amounts.frozen, profit.amounts.available]).toEqual([50_000n, 570n]);
    ledger.post(5, 'RELEASE', 'W1', release(account, 50_000n));
    expect(account.amounts).toEqual({ available: 97_500n, frozen: 0n, pending: 0n });
    expect(ledger.entries.at(-1)).toMatchObject({ seq: 4, after: 0n });
  });

  it('rejects a transaction as a whole when it does not sum to zero', () => {
    const { ledger, account, clearing } = aLedger();
    const legs = [
      { account, bucket: 'available', delta: 5n },
      { account: clearing, bucket: 'available', delta: -4n },
    ] as const;
    expect(() => ledger.post(1, 'X', 'X1', legs)).toThrow('THB sums to 1');
    expect([ledger.entries.length, account.amounts.available]).toEqual([0, 0n]);
  });

  it('rejects currencies that sum to zero only together', () => {
    const { ledger, account } = aLedger();
    const usd = ledger.account('U01', 'USD', 'CLEARING', false);
    const legs = [
      { account, bucket: 'available', delta: 5n },
      { account: usd, bucket: 'available', delta: -5n },
    ] as const;
    expect(() => ledger.post(1, 'X', 'X1', legs)).toThrow('sums to');
  });

  it('never lets a customer balance go below zero, also by two legs of one transaction', () => {
    const { ledger, account, clearing, profit } = aLedger();
    ledger.post(
      1,
      'PAYIN',
      'T1',
      paidIn({ account, clearing, profit, agents: [], bucket: 'available', amount: 100n, fee: 0n, cost: 0n }),
    );
    expect(() => ledger.post(2, 'FREEZE', 'W1', [...freeze(account, 60n), ...freeze(account, 60n)])).toThrow('would become -20');
    expect(account.amounts).toEqual({ available: 100n, frozen: 0n, pending: 0n });
  });

  it('numbers entries per account and bucket without gaps', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.bigInt({ min: -500n, max: 900n })), { maxLength: 60 }), (steps) => {
        const { ledger, account, clearing, profit } = aLedger();
        for (const [isFreeze, amount] of steps) {
          try {
            ledger.post(
              1,
              'X',
              'X',
              isFreeze
                ? freeze(account, amount)
                : paidIn({ account, clearing, profit, agents: [], bucket: 'available', amount, fee: 3n, cost: 1n }),
            );
          } catch (error) {
            expect(String(error)).toMatch(/would become -/);
          }
        }
        const sums = new Map<string, { sum: bigint; seq: number }>();
        for (const entry of ledger.entries) {
          const key = entry.account.no + entry.bucket;
          const { sum, seq } = sums.get(key) ?? { sum: 0n, seq: 0 };
          expect([entry.after, entry.seq]).toEqual([sum + entry.delta, seq + 1]);
          sums.set(key, { sum: entry.after, seq: entry.seq });
        }
        const total = [...ledger.accounts.values()].reduce(
          (sum, { amounts }) => sum + amounts.available + amounts.frozen + amounts.pending,
          0n,
        );
        expect(total).toBe(0n);
      }),
      { numRuns: depth.runs(150) },
    );
  });
});

describe('the invariant check', () => {
  it('finds nothing in a seeded world, for any seed', () => {
    for (const seed of ['a', 'b', 'c']) expect(aPlatform({ seed, days: 10 }).platform.check()).toEqual([]);
  });

  it.each([
    ['1', (p: ReturnType<typeof aPlatform>) => void Object.assign(p.platform.world.ledger.entries[5] ?? {}, { after: 7n })],
    ['3', (p: ReturnType<typeof aPlatform>) => void p.platform.world.ledger.entries.pop()],
    [
      '4',
      (p: ReturnType<typeof aPlatform>) =>
        void Object.assign([...p.platform.world.ledger.accounts.values()][0]?.amounts ?? {}, { pending: 1n }),
    ],
    [
      '5',
      (p: ReturnType<typeof aPlatform>) => void Object.assign(p.order(p.platform.stories.heldByRisk), { status: 'REJECTED' }),
    ],
    ['7', (p: ReturnType<typeof aPlatform>) => void Object.assign(p.order(p.platform.stories.split[0] as string), { fee: 0n })],
    [
      '9',
      (p: ReturnType<typeof aPlatform>) =>
        void p.order(p.platform.stories.unknownPayout).events.push({ at: NOW, kind: 'RESOLVED_SUCCESS', actorType: 'SYSTEM' }),
    ],
    ['10', (p: ReturnType<typeof aPlatform>) => void Object.assign(p.order(p.platform.stories.failed), { status: 'REJECTED' })],
    [
      '11',
      (p: ReturnType<typeof aPlatform>) => void Object.assign(p.order(p.platform.stories.unknownPayout), { requiredStages: 2 }),
    ],
    ['12', (p: ReturnType<typeof aPlatform>) => void Object.assign(p.order(p.platform.stories.overdue), { dueAt: 1 })],
    [
      '13',
      (p: ReturnType<typeof aPlatform>) =>
        void Object.assign(p.order(p.platform.stories.unknownPayout).payouts[0] ?? {}, { status: 'SUCCESS' }),
    ],
    ['18', (p: ReturnType<typeof aPlatform>) => void p.platform.world.open.delete(p.order(p.platform.stories.overdue))],
    [
      '18',
      (p: ReturnType<typeof aPlatform>) =>
        void Object.assign(p.order(p.platform.stories.failed), { claimedBy: p.operator('li.na') }),
    ],
    [
      '24',
      (p: ReturnType<typeof aPlatform>) => void Object.assign(p.operator('li.na'), { access: new Set(['trade:withdraw:page']) }),
    ],
    ['27', (p: ReturnType<typeof aPlatform>) => void Object.assign(p.platform.log.entries[3] ?? {}, { code: 1 })],
    [
      '28',
      (p: ReturnType<typeof aPlatform>) =>
        void Object.assign(p.order(p.platform.stories.heldByRisk).events[1] ?? {}, { traceId: 'gone' }),
    ],
    [
      '29',
      (p: ReturnType<typeof aPlatform>) =>
        void p.platform.log.append({ ...p.platform.log.entries[3], detail: p.platform.world.payees[0]?.accountNo } as LogFields),
    ],
  ])('detects a broken invariant %s', (number, damage) => {
    const bench = aPlatform({ days: 1 });
    damage(bench);
    expect(bench.platform.check().some((found) => found.startsWith(`${number}:`))).toBe(true);
  });
});

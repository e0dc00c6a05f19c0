import type { Account, Leg } from '../engine/ledger';
import { Refusal, type Text } from '../engine/text';

const BLOCKED: Text = ['Account {no} is blocked for debits.', '账户 {no} 已止付。'];

/** @throws Refusal 460 while the account is blocked for debits (docs/rules/account.md#block) */
export function demandDebit({ no, isDebitBlocked }: Account): void {
  if (isDebitBlocked) throw new Refusal(460, 'ACCOUNT_BLOCKED', BLOCKED, { no });
}

/** Moves an amount from available to frozen (docs/rules/ledger.md#freeze). */
export const freeze = (account: Account, amount: bigint): Leg[] => [
  { account, bucket: 'available', delta: -amount },
  { account, bucket: 'frozen', delta: amount },
];

/** Moves an amount from frozen to available (docs/rules/ledger.md#release). */
export const release = (account: Account, amount: bigint): Leg[] => freeze(account, -amount);

interface PaidOut {
  account: Account;
  clearing: Account;
  profit: Account;
  net: bigint;
  fee: bigint;
  cost: bigint;
}

/** The beneficiary has received a payout (docs/rules/ledger.md#payout; withdrawals have no agents' share). */
export const paidOut = ({ account, clearing, profit, net, fee, cost }: PaidOut): Leg[] => [
  { account, bucket: 'frozen', delta: -(net + fee) },
  { account: clearing, bucket: 'available', delta: net + cost },
  { account: profit, bucket: 'available', delta: fee - cost },
];

/** A bank has returned a payout and the fee is returned; the upstream keeps its cost (docs/rules/ledger.md#payout-returned). */
export const returned = ({ account, clearing, profit, net, fee }: Omit<PaidOut, 'cost'>): Leg[] => [
  { account: clearing, bucket: 'available', delta: -net },
  { account, bucket: 'frozen', delta: net + fee },
  { account: profit, bucket: 'available', delta: -fee },
];

interface Share {
  account: Account;
  share: bigint;
}

interface Traded {
  account: Account;
  clearing: Account;
  profit: Account;
  agents: readonly Share[];
  amount: bigint;
  fee: bigint;
}

const sharesTo = (agents: readonly Share[], sign: bigint): Leg[] =>
  agents.map(({ account, share }) => ({ account, bucket: 'available', delta: sign * share }));

const sumOf = (agents: readonly Share[]) => agents.reduce((sum, { share }) => sum + share, 0n);

/** The part of a merchant's money that goes to or comes from its reserve account. */
interface Kept {
  account: Account;
  amount: bigint;
}

const kept = (reserve: Kept | null | undefined, sign: bigint): Leg[] =>
  reserve ? [{ account: reserve.account, bucket: 'frozen', delta: sign * reserve.amount }] : [];

/**
 * A payment has arrived. It is pending until settlement unless the cycle is T0; the reserve is frozen (docs/rules/ledger.md#pay-in,
 * docs/rules/ledger.md#reserve).
 */
export const paidIn = ({
  account,
  clearing,
  profit,
  agents,
  amount,
  fee,
  cost,
  bucket,
  from,
  reserve,
}: Traded & { cost: bigint; bucket: 'available' | 'pending'; from?: Account; reserve?: Kept | null }): Leg[] => [
  // An own card receives the whole amount; its cost is owed to the card pool.
  ...(from
    ? ([
        { account: from, bucket: 'available', delta: -amount },
        { account: clearing, bucket: 'available', delta: cost },
      ] as const)
    : ([{ account: clearing, bucket: 'available', delta: -(amount - cost) }] as const)),
  { account, bucket, delta: amount - fee - (reserve?.amount ?? 0n) },
  ...kept(reserve, 1n),
  ...sharesTo(agents, 1n),
  { account: profit, bucket: 'available', delta: fee - cost - sumOf(agents) },
];

/**
 * A refund to a payer. `fee` is the returned merchant fee, `agents` the agents' part of it, `reserve` the part paid by the reserve
 * (docs/rules/ledger.md#refund).
 */
export const refunded = ({
  account,
  clearing,
  profit,
  agents,
  amount,
  fee,
  bucket,
  reserve,
}: Traded & { bucket: 'available' | 'pending'; reserve?: Kept | null }): Leg[] => [
  { account, bucket, delta: -(amount - fee - (reserve?.amount ?? 0n)) },
  ...kept(reserve, -1n),
  { account: clearing, bucket: 'available', delta: amount },
  ...sharesTo(agents, -1n),
  { account: profit, bucket: 'available', delta: -(fee - sumOf(agents)) },
];

/** The beneficiary has received a payout with agents' shares (docs/rules/ledger.md#payout). */
export const paidOutShared = ({ agents, ...payout }: PaidOut & { agents: readonly Share[] }): Leg[] => [
  ...paidOut(payout),
  ...sharesTo(agents, 1n),
  { account: payout.profit, bucket: 'available', delta: -sumOf(agents) },
];

/**
 * A bank has returned such a payout: the holder gets the money and the fee at once; the agents keep their share
 * (docs/rules/ledger.md#payout-returned).
 */
export const returnedFree = ({ account, clearing, profit, net, fee }: Omit<PaidOut, 'cost'>): Leg[] => [
  { account: clearing, bucket: 'available', delta: -net },
  { account, bucket: 'available', delta: net + fee },
  { account: profit, bucket: 'available', delta: -fee },
];

/** A transfer between two accounts of the same holder. */
export const transferred = (from: Account, to: Account, amount: bigint): Leg[] => [
  { account: from, bucket: 'available', delta: -amount },
  { account: to, bucket: 'available', delta: amount },
];

/** A top-up for money received at the platform's own bank (docs/rules/ledger.md#top-up). */
export const toppedUp = (account: Account, clearing: Account, amount: bigint): Leg[] => [
  { account: clearing, bucket: 'available', delta: -amount },
  { account, bucket: 'available', delta: amount },
];

/** A correction of an agent's earnings; the platform's profit is the counter-entry (docs/rules/perf.md#correction). */
export const corrected = (account: Account, profit: Account, amount: bigint): Leg[] => [
  { account, bucket: 'available', delta: amount },
  { account: profit, bucket: 'available', delta: -amount },
];

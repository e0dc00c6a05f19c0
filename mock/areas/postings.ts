import type { Account, Leg } from '../engine/ledger';

/** Sets money aside: available to frozen (simulator 4.1, Freeze). */
export const freeze = (account: Account, amount: bigint): Leg[] => [
  { account, bucket: 'available', delta: -amount },
  { account, bucket: 'frozen', delta: amount },
];

/** Gives money set aside back: frozen to available (simulator 4.1, Release). */
export const release = (account: Account, amount: bigint): Leg[] => freeze(account, -amount);

interface PaidOut {
  account: Account;
  clearing: Account;
  profit: Account;
  net: bigint;
  fee: bigint;
  cost: bigint;
}

/** A payout reached the beneficiary (simulator 4.1, Payout or withdrawal success, no agents' share on withdrawals). */
export const paidOut = ({ account, clearing, profit, net, fee, cost }: PaidOut): Leg[] => [
  { account, bucket: 'frozen', delta: -(net + fee) },
  { account: clearing, bucket: 'available', delta: net + cost },
  { account: profit, bucket: 'available', delta: fee - cost },
];

/** A bank returned a payout, the fee is given back; the upstream keeps its cost (simulator 4.1, Payout reversed, k = 1). */
export const returned = ({ account, clearing, profit, net, fee }: Omit<PaidOut, 'cost'>): Leg[] => [
  { account: clearing, bucket: 'available', delta: -net },
  { account, bucket: 'frozen', delta: net + fee },
  { account: profit, bucket: 'available', delta: -fee },
];

interface Collected {
  account: Account;
  clearing: Account;
  profit: Account;
  agent?: Account;
  amount: bigint;
  fee: bigint;
  cost: bigint;
  share: bigint;
}

/** Pay-ins of cycle T0, possibly many in one transaction (simulator 4.1, Pay-in success). */
export const collected = ({ account, clearing, profit, agent, amount, fee, cost, share }: Collected): Leg[] => [
  { account: clearing, bucket: 'available', delta: -(amount - cost) },
  { account, bucket: 'available', delta: amount - fee },
  ...(agent ? [{ account: agent, bucket: 'available', delta: share } as const] : []),
  { account: profit, bucket: 'available', delta: fee - cost - (agent ? share : 0n) },
];

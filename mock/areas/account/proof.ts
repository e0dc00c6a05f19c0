import type { AccountProof } from '@/contract';
import { moneyIn } from '../../base/money';
import type { Account, Bucket } from '../../engine/ledger';
import { say, type Text } from '../../engine/text';
import { iso } from '../../engine/time';
import { openState } from '../../flow/accounts';
import type { PlatformCall } from '../../model/operators';
import type { World } from '../../model/world';
import { createParties, seesParty } from './party';
import { entryNoOf, totalOf } from './view';

const SHOWN_BREAKS = 100;
const BUCKETS: readonly Bucket[] = ['available', 'frozen', 'pending'];
const NOT_AFTER: Text = ['Its balance does not follow from the previous entry.', '余额与上一笔分录不衔接。'];
const GAP: Text = ['There is a gap in the sequence before this entry.', '之前的分录序号不连续。'];
const NOT_SUM: Text = ['The account balance differs from its last entry.', '账户余额与最后一笔分录不一致。'];

interface Break {
  bucket: Bucket;
  historyNo: string | null;
  why: Text;
}

/** The first inconsistency between an account and its entries; undefined when it is correct. */
export function breakOf(account: Account): Break | undefined {
  const last: Record<Bucket, { after: bigint; seq: number }> = {
    available: { after: 0n, seq: 0 },
    frozen: { after: 0n, seq: 0 },
    pending: { after: 0n, seq: 0 },
  };
  for (const entry of account.entries) {
    const { bucket, delta, after, seq } = entry;
    const before = last[bucket];
    if (seq !== before.seq + 1) return { bucket, historyNo: entryNoOf(entry), why: GAP };
    if (after !== before.after + delta) return { bucket, historyNo: entryNoOf(entry), why: NOT_AFTER };
    last[bucket] = { after, seq };
  }
  const wrong = BUCKETS.find((bucket) => last[bucket].after !== account.amounts[bucket]);
  return wrong && { bucket: wrong, historyNo: null, why: NOT_SUM };
}

/** Checks every entry and stores the result of each account (docs/rules/account.md#proof). */
export function prove(world: World, { actor, lang, at }: PlatformCall): AccountProof {
  const partyOf = createParties(world);
  const sums = new Map<string, { accounts: number; sum: bigint }>();
  const broken: AccountProof['broken'] = [];
  for (const account of world.ledger.accounts.values()) {
    const sum = sums.get(account.currency) ?? { accounts: 0, sum: 0n };
    sums.set(account.currency, sum);
    sum.accounts++;
    sum.sum += totalOf(account);
    const fault = breakOf(account);
    Object.assign(openState(world, account), { checkState: fault ? 'BROKEN' : 'OK', checkedAt: at });
    if (fault && seesParty(actor, partyOf(account)) && broken.length < SHOWN_BREAKS)
      broken.push({
        accountNo: account.no,
        bucket: fault.bucket.toUpperCase(),
        historyNo: fault.historyNo,
        why: say(lang, fault.why),
      });
  }
  return {
    checkedAt: iso(at),
    accounts: world.ledger.accounts.size,
    entries: world.ledger.entries.length,
    currencies: [...sums]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, { accounts, sum }]) => ({
        currency,
        accounts,
        sum: moneyIn(currency, sum),
        isBalanced: sum === 0n,
      })),
    broken,
  };
}

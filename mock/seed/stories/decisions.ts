import { entryAt } from '../../../src/domain/typed';
import { createRandom } from '../../engine/random';
import { DAY, HOUR, MINUTE } from '../../engine/time';
import { tiersOf } from '../../flow/maintenance';
import { createPayee } from '../../flow/payees';
import { toppedUp } from '../../flow/postings';
import { feeOf, type Submission, submit } from '../../flow/withdraw/request';
import { usualNet } from '../../flow/withdraw/usual';
import type { Holder } from '../../model/parties';
import type { Flag, Withdraw } from '../../model/payments';
import type { World } from '../../model/world';

/** Earlier orders of the spike's holder: days ago, and amount in per mille of tier 1. */
const PAST = [
  [12, 60],
  [9, 50],
  [7, 60],
  [5, 80],
  [3, 60],
  [2, 70],
] as const;
const TIMES_USUAL = 9;
/** Amount of the repeated request, in units of a currency with two digits. */
const TWICE = 1_341_735n;

/**
 * Schedules the orders of docs/rules/withdraw.md#ten-orders that no other story has. They use a separate random stream and fund
 * themselves, so that the rest of the simulation stays the same.
 * @param pass lets a colleague pass an order
 */
export function planDecisionStories(world: World, pass: (order: Withdraw) => void, now: number) {
  const { clock, ledger, stories } = world;
  const random = createRandom('decision stories');
  const at = (ago: number, run: () => void) => clock.schedule(now - ago, run);
  const flag = (code: Flag['code'], severity: Flag['severity'], value?: number): Flag => ({ code, severity, value });

  function holderOf(no: string): Holder {
    const holder = world.holders.find((one) => one.no === no);
    if (!holder) throw new Error(`No holder ${no}`);
    return holder;
  }
  const accountOf = (holder: Holder) => entryAt(holder.accounts, 0).account;
  const perMille = (holder: Holder, share: number) => (tiersOf(world, accountOf(holder).currency).tier1 * BigInt(share)) / 1000n;

  /** Pays money in and requests exactly this amount. */
  function file(holder: Holder, requested: bigint, extra: Partial<Submission> = {}): Withdraw {
    const account = accountOf(holder);
    const [payee] = holder.payees;
    if (!payee) throw new Error(`${holder.no} has no beneficiary`);
    const amount = holder.feeMode === 'INNER' ? requested : requested + feeOf(holder, account.currency, requested);
    const clearing = ledger.account('U01', account.currency, 'CLEARING', false);
    ledger.post(clock.now(), 'TOPUP', world.numberOf('T'), toppedUp(account, clearing, amount));
    const order = submit(world, { holder, account, payee, requested, source: 'PORTAL', riskScore: 4, ...extra });
    world.reserved.add(order);
    return order;
  }

  /** The same in the past: passed and paid. */
  function paid(holder: Holder, requested: bigint): Withdraw {
    const order = file(holder, requested);
    world.payoutPlans.set(order.no, 'PUNCTUAL');
    clock.schedule(clock.now() + 5 * MINUTE, () => pass(order));
    return order;
  }

  [12, 8].forEach((minutesAgo, index) => {
    at(minutesAgo * MINUTE, () => {
      const holder = holderOf('M100006');
      const flags = [flag('SPLIT_SUSPECT', 'MEDIUM', 3 + index), flag('NEAR_LIMIT', 'LOW')];
      const order = file(holder, perMille(holder, 965 + minutesAgo), { flags, riskScore: 44 });
      stories.splitMore.push(order.no);
    });
  });

  const steady = holderOf('M100037');
  for (const [days, share] of PAST) at(days * DAY, () => void paid(steady, perMille(steady, share)));
  at(17 * MINUTE, () => {
    const usual = usualNet(world, { account: accountOf(steady) }, clock.now());
    if (!usual) throw new Error(`${steady.no} has no usual amount`);
    stories.spike = file(steady, usual.net * BigInt(TIMES_USUAL), { riskScore: 12 }).no;
  });

  at(6 * MINUTE, () => {
    const holder = holderOf('M100036');
    const payee = createPayee(world, holder.country, clock.now() - 5 * HOUR, random);
    payee.verified = 'NONE';
    const flags = [flag('NEW_PAYEE', 'HIGH', 5)];
    stories.uncheckedPayee = file(holder, perMille(holder, 1500), { payee, flags, riskScore: 52 }).no;
  });

  const repeating = holderOf('M100045');
  at(23 * HOUR, () => {
    stories.repeated = paid(repeating, TWICE).no;
  });
  at(10 * MINUTE, () => {
    stories.repeat = file(repeating, TWICE).no;
  });
}

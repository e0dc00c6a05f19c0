import type { ViewContent } from '@/contract';
import { isWaiting } from '../../../src/domain/withdraw';
import { unrealNumber } from '../../base/banks';
import { createRandom } from '../../engine/random';
import { HOUR, MINUTE } from '../../engine/time';
import { tiersOf } from '../../flow/maintenance';
import { createPayee, inventedName } from '../../flow/payees';
import { type Submission, submit } from '../../flow/withdraw/request';
import type { Operator } from '../../model/operators';
import type { Holder } from '../../model/parties';
import type { Flag, PayoutPlan, Withdraw } from '../../model/payments';
import type { World } from '../../model/world';
import type { Life } from '../life/withdrawals';

/** An operator's call on an order; returns its trace ID. */
type Act = (operator: Operator, verb: string, order: Withdraw, extra?: Record<string, unknown>) => string;

/** Any other call of an operator. */
export type Send = (operator: Operator, path: string, body: Record<string, unknown>) => string;

/** Views that a lead shares with the team: name and content. */
const SHARED_VIEWS: readonly { owner: string; roleCode: string; name: string; content: ViewContent }[] = [
  {
    owner: 'a.nguyen',
    roleCode: 'OPS_LEAD',
    name: 'Large THB today',
    content: {
      filters: { view: 'ALL', currency: 'THB', amountMin: '50000' },
      ranges: { submittedFrom: 'today' },
      sortField: 'amount',
      sortOrder: 'descend',
    },
  },
  {
    owner: 's.devi',
    roleCode: 'OPS_LEAD',
    name: 'Failed and returned, 7 days',
    content: { filters: { view: 'ALL', status: 'FAILED,REVERSED' }, ranges: { submittedFrom: 'sevenDays' }, pageSize: 50 },
  },
  {
    owner: 'w.chai',
    roleCode: 'FIN_REVIEWER',
    name: 'Waiting too long',
    content: { filters: { view: 'WAITING', overdue: 'true' }, sortField: 'dueAt', sortOrder: 'ascend' },
  },
];

/** Schedules the orders that demonstrations and tests need at `now` (docs/rules/simulation.md#stories). */
export function planStories(world: World, life: Life, { act, send }: { act: Act; send: Send }, now: number) {
  const { clock, stories } = world;
  const at = (minutesAgo: number, run: () => void) => clock.schedule(now - minutesAgo * MINUTE, run);

  const holderOf = (no: string): Holder => {
    const holder = world.holders.find((one) => one.no === no);
    if (!holder) throw new Error(`No holder ${no}`);
    return holder;
  };
  const person = (username: string): Operator => {
    const operator = world.operators.find((one) => one.username === username);
    if (!operator) throw new Error(`No operator ${username}`);
    return operator;
  };

  /** Creates an order of `perMille` of tier 1. */
  function file(holderNo: string, perMille: number, extra: Partial<Submission> = {}): Withdraw {
    const holder = holderOf(holderNo);
    const slot = holder.accounts[0];
    const [payee] = holder.payees;
    if (!slot || !payee) throw new Error(`${holderNo} cannot withdraw`);
    const requested = (tiersOf(world, slot.account.currency).tier1 * BigInt(perMille)) / 1000n;
    life.fill(slot, requested * 2n);
    const order = submit(world, { holder, account: slot.account, payee, requested, source: 'PORTAL', riskScore: 12, ...extra });
    world.reserved.add(order);
    return order;
  }

  const flag = (code: Flag['code'], severity: Flag['severity'], value?: number): Flag => ({ code, severity, value });

  at(35, () => {
    const holder = holderOf('M100003');
    const payee = createPayee(world, holder.country, clock.now() - 60 * 24 * HOUR);
    payee.changedAt = clock.now() - 2 * HOUR;
    const former = createRandom('former beneficiary');
    payee.previous = { name: inventedName(former), bankName: payee.bankName, accountNo: unrealNumber(former) };
    const flags = [
      flag('PAYEE_CHANGED_24H', 'HIGH', 2),
      flag('CREDENTIAL_RESET_24H', 'HIGH', 3),
      flag('NEW_IP_OR_DEVICE', 'MEDIUM'),
    ];
    stories.payeeChanged = file('M100003', 700, { payee, flags, riskScore: 91 }).no;
  });
  for (const minutesAgo of [20, 16])
    at(minutesAgo, () => {
      const flags = [flag('SPLIT_SUSPECT', 'MEDIUM', 2), flag('NEAR_LIMIT', 'LOW')];
      stories.split.push(file('M100006', 965 + minutesAgo, { flags, riskScore: 44 }).no);
    });
  at(31, () => {
    const payee = createPayee(world, 'TH', clock.now() - 20 * 24 * HOUR);
    const flags = [flag('PAYEE_SHARED', 'MEDIUM', 3)];
    for (const no of ['M100009', 'M100013', 'M100017'])
      stories.sharedPayee.push(file(no, 420, { payee, flags, riskScore: 38, clientIp: '198.18.9.10' }).no);
  });
  ['ops.lee', 'li.na', 'chen.yu', 'r.santos', 'admin'].forEach((username, index) => {
    at(29 - index, () => {
      const order = file(`M1000${18 + index}`, 1400 + 200 * index);
      stories.secondStageBy[username] = order.no;
      clock.schedule(now - (14 - 2 * index) * MINUTE, () => act(person(username), 'pass', order));
    });
  });
  at(13, () => {
    stories.tier2 = file('M100001', 14_000, { riskScore: 25 }).no;
  });
  at(9, () => {
    stories.tier3 = file('M100002', 130_000, { riskScore: 31 }).no;
  });
  at(48, () => {
    stories.overdue = file('M100004', 300).no;
  });
  at(22, () => {
    stories.kycExpired = file('M100025', 350, { flags: [flag('KYC_EXPIRED', 'MEDIUM')], riskScore: 40 }).no;
  });
  at(11, () => {
    stories.addedByOperator = file('M100027', 260, { source: 'CONSOLE', adder: person('ops.lee') }).no;
  });
  at(70, () => {
    const order = file('M100029', 880, { flags: [flag('BLACKLIST_HIT', 'HIGH')], riskScore: 77 });
    stories.heldByRisk = order.no;
    clock.schedule(now - 55 * MINUTE, () =>
      act(person('r.santos'), 'hold', order, { reasonCode: 'RISK_REVIEW', remark: 'Name close to a list entry' }),
    );
    clock.schedule(now - 50 * MINUTE, () => {
      const text = '@ops.lee I wait for the papers of the merchant; please keep this one on hold until I write again.';
      send(person('r.santos'), '/common/note/add', { entity: 'withdraw', id: order.no, text, mentions: [person('ops.lee').id] });
    });
  });
  SHARED_VIEWS.forEach(({ owner, ...view }, index) => {
    at(600 - index, () => send(person(owner), '/common/view/add', { screen: '/trade/withdraw', ...view }));
  });
  at(7, () => {
    const order = file('M100030', 310);
    stories.claimedByColleague = order.no;
    // The colleague renews the claim for an hour, so that a demonstration shows it.
    for (let minute = 6; minute > -60; minute -= 4)
      clock.schedule(now - minute * MINUTE, () => {
        if (isWaiting(order.status) && (!order.claimedBy || order.claimedBy === person('y.sato')))
          act(person('y.sato'), 'claim', order);
      });
  });

  /** An order passed by w.chai after five minutes, with a planned payout result. */
  function paid(minutesAgo: number, holderNo: string, plan: PayoutPlan, then: (order: Withdraw) => void) {
    at(minutesAgo, () => {
      const order = file(holderNo, 240);
      world.payoutPlans.set(order.no, plan);
      clock.schedule(clock.now() + 5 * MINUTE, () => act(person('w.chai'), 'pass', order));
      then(order);
    });
  }
  paid(53, 'M100031', 'SILENT', ({ no }) => {
    stories.unknownPayout = no;
  });
  paid(180, 'M100032', 'FAILED', ({ no }) => {
    stories.failed = no;
  });
  paid(600, 'M100033', 'REVERSED', ({ no }) => {
    stories.reversed = no;
  });
  paid(400, 'M100034', 'FAILED', (order) => {
    clock.schedule(now - 370 * MINUTE, () => {
      world.payoutPlans.set(order.no, 'SUCCESS');
      act(person('a.nguyen'), 'retry', order);
    });
  });
  at(26, () => {
    const order = file('M100035', 200);
    stories.plain = order.no;
    clock.schedule(now - 24 * MINUTE, () => {
      stories.refusedTraceId = act(person('k.wong'), 'pass', order);
    });
  });
  for (let left = 12; left > 0; left--) at(world.random.int(2, 95), () => life.arrive());
}

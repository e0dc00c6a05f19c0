import type { WithdrawOutcome, WithdrawQuality, WithdrawQualityFigures, WithdrawQualityKind } from '@/contract';
import { moneyIn } from '../../base/money';
import { rangeIn } from '../../base/rowFilter';
import { tiersOf } from '../../flow/maintenance';
import type { CallFor } from '../../model/operators';
import type { Withdraw } from '../../model/payments';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';

const KINDS: readonly WithdrawQualityKind[] = ['FLAG', 'LIMIT', 'HOLD', 'REJECT'];
const OUTCOMES: readonly WithdrawOutcome[] = ['RETURNED', 'DISPUTED', 'WRONG_PAYEE', 'FRAUD'];

/** An order with its final decision. */
interface Decided {
  order: Withdraw;
  isPassed: boolean;
  /** What became of it, when it came back. */
  outcome: WithdrawOutcome | undefined;
}

/** Counts and sums of some decided orders. */
class Figures {
  decided = 0;
  private passed = 0;
  cameBack = 0;
  private readonly outcomes = new Map<WithdrawOutcome, number>();
  private readonly sums = new Map<string, { decided: bigint; cameBack: bigint }>();

  add({ order, isPassed, outcome }: Decided) {
    const { currency } = order.account;
    const sum = this.sums.get(currency) ?? { decided: 0n, cameBack: 0n };
    this.sums.set(currency, {
      decided: sum.decided + order.net,
      cameBack: sum.cameBack + (outcome === undefined ? 0n : order.net),
    });
    this.decided++;
    if (isPassed) this.passed++;
    if (outcome === undefined) return;
    this.cameBack++;
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1);
  }

  show(): WithdrawQualityFigures {
    const { decided, passed, cameBack } = this;
    return {
      decided,
      passed,
      rejected: decided - passed,
      cameBack,
      outcomes: OUTCOMES.flatMap((outcome) => {
        const count = this.outcomes.get(outcome);
        return count === undefined ? [] : [{ outcome, count }];
      }),
      sums: [...this.sums]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([currency, sum]) => ({
          currency,
          decided: moneyIn(currency, sum.decided),
          cameBack: moneyIn(currency, sum.cameBack),
        })),
    };
  }
}

/** The highest limit that the net amount reaches, by the limits in force. */
function limitOf(world: World, { net, account }: Withdraw): string {
  const { tier1, tier2, tier3 } = tiersOf(world, account.currency);
  return net >= tier3 ? 'TIER3' : net >= tier2 ? 'TIER2' : net >= tier1 ? 'TIER1' : 'BELOW';
}

/** What an order is counted under. */
function codesOf(world: World, { order, isPassed }: Decided): Record<WithdrawQualityKind, readonly string[]> {
  return {
    FLAG: order.flags.map(({ code }) => code),
    LIMIT: [limitOf(world, order)],
    HOLD: order.events.flatMap(({ kind, reasonCode }) => (kind === 'HELD' && reasonCode ? [reasonCode] : [])),
    REJECT: isPassed ? [] : [order.decisions.at(-1)?.reasonCode ?? 'OTHER'],
  };
}

/** How decided orders ended, per risk flag and reason (docs/rules/withdraw.md#quality). @throws Refusal 400 */
export function quality(world: World, { actor, query }: CallFor<'getWithdrawQuality'>): WithdrawQuality {
  const { start = 0, end = Number.POSITIVE_INFINITY } = rangeIn(query, 'from', 'to', actor);
  const all = new Figures();
  const lines = new Map<string, { kind: WithdrawQualityKind; code: string; figures: Figures }>();
  for (const order of world.withdraws.rows) {
    const last = order.decisions.at(-1);
    if (!last || last.at < start || last.at >= end || !isInScope(actor, order.holder)) continue;
    const isPassed = order.passedAt !== null;
    if (!isPassed && last.decision === 'PASS') continue;
    const isReturned = order.payouts.some(({ status }) => status === 'REVERSED');
    const decided: Decided = { order, isPassed, outcome: order.mark?.outcome ?? (isReturned ? 'RETURNED' : undefined) };
    all.add(decided);
    const codes = codesOf(world, decided);
    for (const kind of KINDS)
      for (const code of new Set(codes[kind])) {
        const line = lines.get(`${kind} ${code}`) ?? { kind, code, figures: new Figures() };
        lines.set(`${kind} ${code}`, line);
        line.figures.add(decided);
      }
  }
  const sorted = [...lines.values()].sort(
    (a, b) =>
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
      b.figures.cameBack - a.figures.cameBack ||
      b.figures.decided - a.figures.decided ||
      (a.code < b.code ? -1 : 1),
  );
  return { all: all.show(), lines: sorted.map(({ kind, code, figures }) => ({ kind, code, ...figures.show() })) };
}

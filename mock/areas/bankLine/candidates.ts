import type { BankLineCandidate } from '@/contract';
import { collectTransitions } from '../../../src/domain/collect';
import { entryAt } from '../../../src/domain/typed';
import { maskAccount, maskName } from '../../base/mask';
import { moneyIn } from '../../base/money';
import { type Lang, say } from '../../engine/text';
import { DAY, iso } from '../../engine/time';
import type { BankLine, BatchItem, Collect } from '../../model/cards';
import type { Operator } from '../../model/operators';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { type MatchScore, scoreCollect, scoreItem } from './matchScore';
import { collectObstacle, itemObstacle, type Why } from './rules';

/** Candidates are orders created within this time before the movement; never after it. */
const SOUGHT_MS = 3 * DAY;
const SHOWN = 20;

/** An order that may match a movement. */
type Candidate = MatchScore & ({ bizType: 'COLLECT'; order: Collect } | { bizType: 'PAYOUT'; order: BatchItem });

const mayTake: readonly string[] = collectTransitions.confirm.from;

/** Batch lines whose money was sent, or may be sent at any moment. */
const SENT: readonly string[] = ['UNKNOWN', 'PAYING', 'WAIT_OTP'];

function* collectsFor({ pool }: World, line: BankLine): Generator<Candidate> {
  const { rows } = pool.collects;
  for (let at = rows.length - 1; at >= 0; at--) {
    const order = entryAt(rows, at);
    if (order.createdAt < line.bankTime - SOUGHT_MS) return;
    const isOpen = order.line === null && order.order.successType === null && mayTake.includes(order.status);
    if (!isOpen || order.order.account.currency !== line.card.currency || order.createdAt > line.bankTime) continue;
    const score = scoreCollect(line, order);
    if (score) yield { ...score, bizType: 'COLLECT', order };
  }
}

function* itemsFor({ pool }: World, line: BankLine): Generator<Candidate> {
  for (const order of pool.items.rows) {
    if (!SENT.includes(order.status) || order.card !== line.card || order.net !== line.amount) continue;
    const score = scoreItem(line, order);
    if (score) yield { ...score, bizType: 'PAYOUT', order };
  }
}

/** Candidates for a movement, best first; ties prefer its own card (docs/rules/bankLine.md#match). Empty for a matched movement. */
export function candidatesFor(world: World, line: BankLine): Candidate[] {
  if (line.matchStatus !== 'UNMATCHED') return [];
  const found = [...(line.direction === 'IN' ? collectsFor(world, line) : itemsFor(world, line))];
  const isOwn = ({ order }: Candidate) => Number(order.card === line.card);
  return found.sort((a, b) => b.score - a.score || isOwn(b) - isOwn(a));
}

const holderOf = (one: Candidate) => (one.bizType === 'COLLECT' ? one.order.holder : one.order.batch.holder);

function partsOf(one: Candidate): { amount: bigint; name: string | null; postscript: string; createdAt: number; why?: Why } {
  if (one.bizType === 'COLLECT') {
    const { payable: amount, payerName: name, postscript, createdAt } = one.order;
    return { amount, name, postscript, createdAt, why: collectObstacle(one.order) };
  }
  const { net: amount, payeeName: name, no: postscript, appliedAt, updatedAt } = one.order;
  return { amount, name, postscript, createdAt: appliedAt ?? updatedAt, why: itemObstacle(one.order) };
}

/** The candidates in wire format, masked; only holders that the operator may see. */
export function showCandidates(world: World, line: BankLine, operator: Operator, lang: Lang): BankLineCandidate[] {
  return candidatesFor(world, line)
    .filter((one) => isInScope(operator, holderOf(one)))
    .slice(0, SHOWN)
    .map((one) => {
      const { bizType, order, score, reasons } = one;
      const { amount, name, postscript, createdAt, why } = partsOf(one);
      return {
        bizType,
        bizNo: order.no,
        status: order.status,
        currency: line.card.currency,
        amount: moneyIn(line.card.currency, amount),
        difference: moneyIn(line.card.currency, line.amount - amount),
        cardId: order.card?.id ?? null,
        cardNo: order.card ? maskAccount(order.card.no) : null,
        mchName: holderOf(one).name,
        counterpartyName: name === null ? null : maskName(name),
        postscript,
        createdAt: iso(createdAt),
        score,
        reasons,
        why: why ? say(lang, why.text, why.values) : null,
      };
    });
}

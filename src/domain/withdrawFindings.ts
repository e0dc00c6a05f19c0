import type { WithdrawCover, WithdrawDetail } from '../contract';
import { compareMoney, isDecimal } from './money';
import { isChangedPayee, isNewPayee, spikeSeverity } from './thresholds';
import { sharingPayee } from './withdrawFacts';

/** Findings that a reviewer must see before a decision. */
export type Finding =
  | { kind: 'mismatch' | 'blacklist' }
  | { kind: 'split'; limit: string | undefined; numbers: readonly string[] }
  | { kind: 'notChecked'; limit: string }
  | { kind: 'shared'; names: readonly string[]; count: number }
  | { kind: 'changed' | 'newPayee'; at: string }
  | { kind: 'neverUsed' }
  | { kind: 'spike'; multiple: string; usual: string }
  | { kind: 'duplicate'; numbers: readonly string[] }
  | { kind: 'cover'; state: Exclude<WithdrawCover['state'], 'NOW'>; reason: WithdrawCover['reason'] };

type Order = Pick<
  WithdrawDetail,
  | 'netAmount'
  | 'payeeVerified'
  | 'payeeFirstUsedAt'
  | 'payeeChangedAt'
  | 'payeeHistory'
  | 'submittedAt'
  | 'riskFlags'
  | 'policy'
  | 'decision'
>;

/** Name check results without a conclusion. */
const NO_CHECK: readonly unknown[] = ['NONE', 'UNVERIFIED'];

/** The lowest limit above the net of an order. */
function limitAbove({ netAmount = '', policy }: Order): string | undefined {
  const { tier1, tier2, tier3 } = policy ?? {};
  return [tier1, tier2, tier3].find((tier = '') => isDecimal(tier) && isDecimal(netAmount) && compareMoney(netAmount, tier) < 0);
}

/** Findings of an order, most severe first. Missing facts are no findings (docs/rules/withdraw.md#decision-card). */
export function findingsOf(order: Order): Finding[] {
  const { netAmount, payeeVerified, payeeFirstUsedAt, payeeChangedAt, payeeHistory, submittedAt, decision, policy } = order;
  const found: Finding[] = [];
  const hasFlag = (code: string) => order.riskFlags?.some((flag) => flag.code === code) ?? false;

  if (hasFlag('BLACKLIST_HIT')) found.push({ kind: 'blacklist' });
  if (payeeVerified === 'MISMATCH' || hasFlag('PAYEE_NAME_MISMATCH')) found.push({ kind: 'mismatch' });
  const others = payeeHistory?.others ?? [];
  const count = others.length + (payeeHistory?.hiddenOthers ?? 0);
  if (count > 0) found.push({ kind: 'shared', count, names: others.map(({ holderNo, holderName }) => holderName ?? holderNo) });
  if (payeeChangedAt && isChangedPayee(payeeChangedAt, submittedAt)) found.push({ kind: 'changed', at: payeeChangedAt });
  const { multiple, medianNet30d } = decision ?? {};
  if (multiple && medianNet30d && spikeSeverity(multiple)) found.push({ kind: 'spike', multiple, usual: medianNet30d });
  const split = order.riskFlags?.find(({ code }) => code === 'SPLIT_SUSPECT');
  if (split) {
    const refs = split.evidence?.refs?.filter(({ entity }) => entity === 'withdraw') ?? [];
    found.push({ kind: 'split', limit: limitAbove(order), numbers: refs.map(({ no }) => no) });
  }
  const duplicates = decision?.duplicates ?? [];
  const { cover } = decision ?? {};
  if (cover && cover.state !== 'NOW') found.push({ kind: 'cover', state: cover.state, reason: cover.reason });
  if (duplicates.length > 0) found.push({ kind: 'duplicate', numbers: duplicates.map(({ withdrawNo }) => withdrawNo) });
  const { tier1 } = policy ?? {};
  const isLarge = tier1 && netAmount && isDecimal(netAmount) && isDecimal(tier1) && compareMoney(netAmount, tier1) >= 0;
  if (isLarge && NO_CHECK.includes(payeeVerified)) found.push({ kind: 'notChecked', limit: tier1 });
  if (payeeFirstUsedAt === null) found.push({ kind: 'neverUsed' });
  else if (payeeFirstUsedAt && isNewPayee(payeeFirstUsedAt, submittedAt)) found.push({ kind: 'newPayee', at: payeeFirstUsedAt });
  return found;
}

/**
 * Whether the server told all that could raise a finding. What it leaves out by the contract, such as the usual amount of a holder with
 * few orders, counts as told.
 */
export const isComplete = (order: Order): boolean =>
  [
    order.riskFlags,
    order.payeeVerified,
    order.payeeFirstUsedAt,
    order.payeeChangedAt,
    order.payeeHistory,
    order.policy,
    order.decision?.duplicates,
  ].every((fact) => fact !== undefined);

/** Findings that can each be a reason to stop the payout. */
export const isGrave = (finding: Finding): boolean =>
  finding.kind === 'cover'
    ? finding.state === 'NONE'
    : finding.kind === 'spike'
      ? spikeSeverity(finding.multiple) === 'HIGH'
      : ['blacklist', 'mismatch', 'shared'].includes(finding.kind);

/**
 * Whether anything warns of an order, or what could warn of it is unknown: then it is looked at before it is passed with others.
 * @param rows the orders to pass together
 */
export const isWarned = (order: WithdrawDetail, rows: readonly WithdrawDetail[]): boolean =>
  !isComplete(order) || order.riskFlags?.length !== 0 || findingsOf(order).length > 0 || sharingPayee(order, rows).length > 0;

/** The order with the evidence of its detail. Rows of the list have none, and may be newer. */
export function withEvidence(order: WithdrawDetail, { riskFlags = [] }: WithdrawDetail): WithdrawDetail {
  const evidenceOf = new Map(riskFlags.map(({ code, evidence }) => [code, evidence]));
  return { ...order, riskFlags: order.riskFlags?.map((flag) => ({ evidence: evidenceOf.get(flag.code), ...flag })) };
}

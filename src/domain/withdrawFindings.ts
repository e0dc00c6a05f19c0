import type { WithdrawCover, WithdrawDetail, WithdrawLink } from '../contract';
import { compareMoney, isDecimal } from './money';
import { all } from './values';

/** Links between orders, strongest first. */
export const withdrawLinks = all<WithdrawLink>()(['SPLIT', 'PAYEE_ACCOUNT', 'DEVICE', 'ADDRESS', 'PAYEE_NAME', 'HOLDER_72H']);

/** Findings that a reviewer must see before a decision. */
export type Finding =
  | { kind: 'mismatch' | 'blacklist' | 'split' }
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

const HOUR_MS = 3_600_000;
const CHANGED_MS = 24 * HOUR_MS;
const NEW_MS = 72 * HOUR_MS;
/** From this multiple of the usual amount on, an amount is unusual. */
const SPIKE = '3';

/** Name check results without a conclusion. */
const NO_CHECK: readonly unknown[] = ['NONE', 'UNVERIFIED'];

/** Findings of an order, most severe first. Missing facts are no findings (docs/rules/withdraw.md#decision-card). */
export function findingsOf(order: Order): Finding[] {
  const { netAmount, payeeVerified, payeeFirstUsedAt, payeeChangedAt, payeeHistory, submittedAt, decision, policy } = order;
  const found: Finding[] = [];
  const hasFlag = (code: string) => order.riskFlags?.some((flag) => flag.code === code) ?? false;
  const agoAtRequest = (at: string) => Date.parse(submittedAt) - Date.parse(at);

  if (hasFlag('BLACKLIST_HIT')) found.push({ kind: 'blacklist' });
  if (payeeVerified === 'MISMATCH' || hasFlag('PAYEE_NAME_MISMATCH')) found.push({ kind: 'mismatch' });
  const others = payeeHistory?.others ?? [];
  const count = others.length + (payeeHistory?.hiddenOthers ?? 0);
  if (count > 0) found.push({ kind: 'shared', count, names: others.map(({ holderNo, holderName }) => holderName ?? holderNo) });
  if (payeeChangedAt && agoAtRequest(payeeChangedAt) <= CHANGED_MS) found.push({ kind: 'changed', at: payeeChangedAt });
  const { multiple, medianNet30d } = decision ?? {};
  if (multiple && medianNet30d && isDecimal(multiple) && compareMoney(multiple, SPIKE) >= 0)
    found.push({ kind: 'spike', multiple, usual: medianNet30d });
  if (hasFlag('SPLIT_SUSPECT')) found.push({ kind: 'split' });
  const duplicates = decision?.duplicates ?? [];
  const { cover } = decision ?? {};
  if (cover && cover.state !== 'NOW') found.push({ kind: 'cover', state: cover.state, reason: cover.reason });
  if (duplicates.length > 0) found.push({ kind: 'duplicate', numbers: duplicates.map(({ withdrawNo }) => withdrawNo) });
  const { tier1 } = policy ?? {};
  const isLarge = tier1 && netAmount && isDecimal(netAmount) && isDecimal(tier1) && compareMoney(netAmount, tier1) >= 0;
  if (isLarge && NO_CHECK.includes(payeeVerified)) found.push({ kind: 'notChecked', limit: tier1 });
  if (payeeFirstUsedAt === null) found.push({ kind: 'neverUsed' });
  else if (payeeFirstUsedAt && agoAtRequest(payeeFirstUsedAt) <= NEW_MS) found.push({ kind: 'newPayee', at: payeeFirstUsedAt });
  return found;
}

/** Findings that can each be a reason to stop the payout. */
export const isGrave = (finding: Finding): boolean =>
  finding.kind === 'cover' ? finding.state === 'NONE' : ['blacklist', 'mismatch', 'shared'].includes(finding.kind);

/** The order with the evidence of its detail. Rows of the list have none, and may be newer. */
export function withEvidence(order: WithdrawDetail, { riskFlags = [] }: WithdrawDetail): WithdrawDetail {
  const evidenceOf = new Map(riskFlags.map(({ code, evidence }) => [code, evidence]));
  return { ...order, riskFlags: order.riskFlags?.map((flag) => ({ evidence: evidenceOf.get(flag.code), ...flag })) };
}

import type { WithdrawAction, WithdrawDetail } from '../contract';
import { isDecimal } from './money';

/** Data for a decision that a server may leave out. */
export type WithdrawFact = 'currency' | 'amount' | 'netAmount' | 'stage' | 'payee' | 'riskFlags';

type Order = Partial<
  Pick<
    WithdrawDetail,
    | 'status'
    | 'currency'
    | 'amount'
    | 'netAmount'
    | 'reviewStage'
    | 'requiredStages'
    | 'decisions'
    | 'policy'
    | 'payeeName'
    | 'payeeAccountNo'
    | 'riskFlags'
  >
>;

/** An action is disabled without these. */
const NEEDED: Partial<Record<WithdrawAction, readonly WithdrawFact[]>> = {
  pass: ['netAmount', 'stage'],
  retry: ['netAmount'],
  resolve: ['netAmount'],
};
/** Read from the detail before the action. If the server does not send them, they stay unknown. */
const WANTED: Partial<Record<WithdrawAction, readonly WithdrawFact[]>> = { pass: ['payee', 'riskFlags'], retry: ['payee'] };

const isAmount = (text: unknown): boolean => typeof text === 'string' && isDecimal(text);

/** How many approvals the server requires; undefined when it does not say. */
export const peopleOf = ({ requiredStages, policy }: Order): number | undefined => requiredStages ?? policy?.requiredStages;

/** How many decisions an open order still needs, from the server's data; undefined when unknown. */
export function stagesLeft(order: Order): number | undefined {
  const { status, reviewStage, decisions } = order;
  if (Number.isInteger(reviewStage)) return reviewStage && reviewStage > 0 ? reviewStage : undefined;
  const people = peopleOf(order);
  if (people === undefined) return undefined;
  const atLeast = status === 'PENDING' ? 0 : status === 'SECOND_REVIEW' && people === 2 ? 1 : undefined;
  const passes = decisions ? decisions.filter(({ decision }) => decision === 'PASS').length : atLeast;
  return passes === undefined || passes >= people ? undefined : people - passes;
}

const isKnown: Readonly<Record<WithdrawFact, (order: Order) => boolean>> = {
  currency: ({ currency }) => Boolean(currency),
  amount: ({ amount }) => isAmount(amount),
  netAmount: ({ netAmount }) => isAmount(netAmount),
  stage: (order) => stagesLeft(order) !== undefined,
  payee: ({ payeeName, payeeAccountNo }) => Boolean(payeeName || payeeAccountNo),
  riskFlags: ({ riskFlags }) => Array.isArray(riskFlags),
};

const missing = (order: Order, facts: readonly WithdrawFact[]) => facts.filter((fact) => !isKnown[fact](order));

/**
 * Required data of an order that is still unknown. Values for a decision about money are never guessed.
 * @param isRead the detail has been read, so nothing more will come
 */
export const unknownFacts = (order: Order, action: WithdrawAction, isRead: boolean): WithdrawFact[] =>
  missing(order, ['currency', 'amount', ...(NEEDED[action] ?? []), ...((!isRead && WANTED[action]) || [])]);

/** Numbers of other waiting orders to the same beneficiary: those that the server names, and those among the given rows. */
export const sharingPayee = (
  order: { withdrawNo: string; payeeId?: string; samePayee?: readonly string[] },
  rows: readonly { withdrawNo: string; payeeId?: string }[],
): string[] => {
  const here = rows.filter(({ payeeId }) => payeeId !== undefined && payeeId === order.payeeId);
  const all = [...(order.samePayee ?? []), ...here.map(({ withdrawNo }) => withdrawNo)];
  return [...new Set(all)].filter((no) => no !== order.withdrawNo);
};

import type { AgentAction } from '@/contract';
import { agentFits } from '../../../src/domain/agent';
import { formatMoney } from '../../../src/domain/money';
import { rateText } from '../../../src/domain/percent';
import { isUnreasoned, REMARK_SHORT } from '../../base/bulk';
import { CHANGED, type ConflictCode, conflict } from '../../base/conflict';
import { type Fault, fault, insist } from '../../base/faults';
import { moneyText } from '../../base/money';
import { demandFound, type Lang, Refusal, say, type Text } from '../../engine/text';
import { isMaker } from '../../flow/makers';
import { productNameIn } from '../../model/catalog';
import type { CallFor, Operator, PlatformCall } from '../../model/operators';
import type { Agency } from '../../model/parties';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { childrenOf, type FoundBreak, isInForce, merchantsOf } from './agentChain';

const NOBODY: Text = ['Agent not found, or outside your data scope.', '代理不存在或不在您的数据范围内。'];

const STATES: Readonly<Record<Agency['status'], Text>> = {
  PENDING_REVIEW: ['{name} is awaiting review.', '{name} 待审核。'],
  REJECTED: ['{name} was rejected. Edit it to resubmit it for review.', '{name} 审核不通过，编辑后可重新提交审核。'],
  ACTIVE: ['{name} is active.', '{name} 为正常状态。'],
  SUSPENDED: ['{name} is suspended.', '{name} 已暂停。'],
  CLOSED: ['{name} is closed and can no longer be changed.', '{name} 已关闭，不能再修改。'],
};

const OWN: Text = ['You created or changed {name}. Another user must review it.', '{name} 由您创建或提交，须由他人审核。'];
const MERCHANTS_LEFT: Text = ['{name} still has merchants ({n}). Move them first.', '{name} 名下仍有 {n} 家商户，请先转移。'];
const AGENTS_LEFT: Text = ['{name} still has sub-agents ({n}). Move them first.', '{name} 名下仍有 {n} 个下级代理，请先转移。'];
const MONEY_LEFT: Text = ['{name} still has a balance of {sum}.', '{name} 账户仍有余额 {sum}。'];
const NO_MERCHANTS: Text = ['{name} has no direct merchants.', '{name} 没有直属商户。'];

const BROKEN: Text = [
  '{product}: {lower} would pay {less}, less than {upper} at {more}{when}.',
  '{product}：{upper} 为 {more}，其下的 {lower} 仅 {less}{when}。',
];

const WHEN: Text = [' from {at}', '（自 {at} 起）'];

/** The agent, when the operator may see it. @throws Refusal 404 */
export const findAgency = (world: World, operator: Operator, no: unknown): Agency =>
  demandFound(world.agencies.get(String(no)), NOBODY, (one) => isInScope(operator, one.holder));

/** Reason and remark of a body. @throws Refusal 422 for another reason, or for OTHER with a remark of fewer than 4 characters */
export function reasonOf(
  call: CallFor<'closeAgent' | 'moveAgent' | 'moveAgentMerchants' | 'reviewAgent' | 'suspendAgent'>,
  reasons: readonly string[],
): { reasonCode: string; remark?: string } {
  const { reasonCode = '', remark } = call.body;
  insist(call, [
    !reasons.includes(reasonCode) && fault('reasonCode', 'enum', ['Choose a reason.', '请选择原因。']),
    isUnreasoned(reasonCode, remark) && REMARK_SHORT,
  ]);
  return { reasonCode, remark: remark?.trim() || undefined };
}

/** 409: who changed the agent and when; the caller adds the current row. */
function agencyConflict(
  world: World,
  agency: Agency,
  text: Text,
  more: Record<string, string | number>,
  lang: Lang,
  error: ConflictCode = 'STATE_CONFLICT',
) {
  const { updatedBy: who, updatedAt: at, holder } = agency;
  return conflict(error, text, { who, at, now: world.clock.now(), lang }, { name: holder.name, ...more });
}

/** The remaining balance of all the agent's accounts, as text; undefined when there is none. */
function moneyLeft(world: World, { no }: Agency): string | undefined {
  const left = [...world.ledger.accounts.values()]
    .filter(({ holderNo, type }) => holderNo === no && type === 'COMMISSION')
    .map(({ currency, amounts }) => ({ currency, sum: amounts.available + amounts.frozen + amounts.pending }))
    .filter(({ sum }) => sum !== 0n);
  return left.map(({ currency, sum }) => moneyText(sum, currency)).join(', ') || undefined;
}

function leftovers(world: World, agency: Agency, lang: Lang): Refusal | undefined {
  const merchants = merchantsOf(world, agency.agent).filter(({ status }) => status !== 'CLOSED');
  if (merchants.length > 0) return agencyConflict(world, agency, MERCHANTS_LEFT, { n: merchants.length }, lang);
  const agents = childrenOf(world, agency.agent).filter(({ no }) => isInForce(world.agencies.get(no) as Agency));
  if (agents.length > 0) return agencyConflict(world, agency, AGENTS_LEFT, { n: agents.length }, lang);
  const sum = moneyLeft(world, agency);
  return sum === undefined ? undefined : agencyConflict(world, agency, MONEY_LEFT, { sum }, lang);
}

/** Why this operator cannot act on the agent now, for `allowed` and `denied`; does not check the access key. */
export function agentObstacle(
  world: World,
  agency: Agency,
  actor: Operator,
  action: AgentAction,
  lang: Lang,
): Refusal | undefined {
  if (!agentFits(action, agency.status)) return agencyConflict(world, agency, STATES[agency.status], {}, lang);
  if (action === 'review' && isMaker(agency, actor))
    return new Refusal(403, 'SELF_APPROVAL', OWN, { name: agency.holder.name }, { makerName: actor.username });
  if (action === 'moveMerchant' && merchantsOf(world, agency.agent).length === 0)
    return agencyConflict(world, agency, NO_MERCHANTS, {}, lang);
  if (action === 'close') return leftovers(world, agency, lang);
  return undefined;
}

/** Checks all conditions of an action on the version that the caller saw. @throws Refusal 403 or 409 */
export function demandAgent(world: World, agency: Agency, { actor, lang, body }: PlatformCall, action: AgentAction) {
  const refusal = agentObstacle(world, agency, actor, action, lang);
  if (refusal) throw refusal;
  if (body.version !== agency.version) throw agencyConflict(world, agency, CHANGED, {}, lang, 'VERSION_CONFLICT');
}

/** Field error for a violation of the chain rule. It names both parties; those outside the data scope only by number. */
export function breakFault(world: World, { actor, at: now }: PlatformCall, found: FoundBreak, name: string): Fault {
  const { upper, lower, part, product, at } = found;
  const who = ({ kind, no, name: called }: FoundBreak['upper']) => {
    const holder = kind === 'COST' ? undefined : world.holders.find((one) => one.no === no);
    return holder && !isInScope(actor, holder) ? no : `${called} (${no})`;
  };
  const value = (price: FoundBreak['upper']) =>
    part === 'rate' ? rateText(price.rate) : formatMoney(price.fixed, product.currency);
  const values = { upper: who(upper), lower: who(lower), more: value(upper), less: value(lower) };
  const stamp = `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const when = (lang: Lang) => (at > now ? say(lang, WHEN, { at: stamp }) : '');
  const sentence = (lang: Lang) => say(lang, BROKEN, { ...values, product: productNameIn(lang, product), when: when(lang) });
  return {
    name,
    rule: 'chain',
    text: [sentence('en'), sentence('zh')],
  };
}

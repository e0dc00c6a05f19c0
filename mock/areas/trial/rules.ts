import type { TrialPlan as WirePlan } from '@/contract';
import { type Checked, fault, insist } from '../../base/faults';
import { currencies, currencyInfo, minorOf, moneyText } from '../../base/money';
import type { Text } from '../../engine/text';
import { mayPayIn, mayTrade } from '../../flow/merchants';
import type { Channel, Way } from '../../model/catalog';
import type { PlatformCall } from '../../model/operators';
import type { Holder } from '../../model/parties';
import { isInScope, seesChannel } from '../../model/scope';
import type { TrialPlan } from '../../model/trials';
import type { World } from '../../model/world';
import { trialLimit } from './runs';

const NOT_TEST: Text = ['Test merchant not found.', '没有该测试商户。'];

const SHUT: Text = [
  'The merchant cannot do this now. Check its state and switches.',
  '商户当前不能进行该操作，请检查其状态和开关。',
];

const NO_SANDBOX: Text = ['Payouts support dry runs only.', '代付仅支持仅路由模式。'];
const NEEDED: Text = ['Required for pay-ins.', '代收必须填写。'];
const NOT_OF_PAYOUT: Text = ['Leave empty for payouts.', '代付不适用。'];
const NO_PRODUCT: Text = ['The merchant cannot use this product now.', '商户当前不能使用该产品。'];
const NO_WAY: Text = ['The product has no such pay way.', '该产品没有此支付方式。'];
const NO_CHANNEL: Text = ['Available channel not found.', '没有该可用通道。'];
const OTHER_SIDE: Text = ['The channel serves the other direction.', '该通道用于另一方向。'];
const OTHER_MONEY: Text = ['The channel uses {currency}.', '该通道币种为 {currency}。'];
const OTHER_CURRENCY: Text = ['The product uses {currency}.', '该产品币种为 {currency}。'];
const NO_ACCOUNT: Text = ['The merchant has no account in this currency.', '商户没有该币种账户。'];
const AMOUNT: Text = ['Must be above zero, at most {max}.', '必须大于零，且不超过 {max}。'];
const DIGITS: Text = ['At most {limit} decimals in {currency}.', '{currency} 金额最多 {limit} 位小数。'];

/** The test merchants that the operator may see. */
export const testHolders = ({ holders }: World, { actor }: Pick<PlatformCall, 'actor'>): Holder[] =>
  holders.filter((holder) => holder.type === 'MERCHANT' && holder.isTest && isInScope(actor, holder));

const isIn = (plan: WirePlan) => plan.direction === 'PAYIN';

/** The channel of a plan, with errors. */
function channelIn({ catalog }: World, { actor }: PlatformCall, plan: WirePlan): { channel: Channel | null; faults: Checked[] } {
  if (!plan.channelCode) return { channel: null, faults: [] };
  const channel = catalog.channels.get(plan.channelCode);
  if (!channel || channel.recycled || !seesChannel(actor, channel))
    return { channel: null, faults: [fault('channelCode', 'exists', NO_CHANNEL)] };
  const { currency, direction } = channel;
  return {
    channel,
    faults: [
      isIn(plan) !== (direction === 'IN') && fault('channelCode', 'direction', OTHER_SIDE),
      isIn(plan) &&
        currency !== null &&
        currency !== plan.currency &&
        fault('channelCode', 'currency', OTHER_MONEY, { currency }),
    ],
  };
}

/** The way of a plan, with errors of its catalogue codes. */
function wayIn(world: World, plan: WirePlan, holder: Holder, channel: Channel | null): { way: Way | null; faults: Checked[] } {
  const { productCode, wayCode } = plan;
  if (!isIn(plan))
    return {
      way: null,
      faults: [
        productCode !== undefined && fault('productCode', 'payin', NOT_OF_PAYOUT),
        wayCode !== undefined && fault('wayCode', 'payin', NOT_OF_PAYOUT),
      ],
    };
  if (!productCode) return { way: null, faults: [fault('productCode', 'required', NEEDED)] };
  const ways = [...world.catalog.ways.values()].filter(({ product }) => product.code === productCode);
  const own = channel?.way && ways.includes(channel.way) ? channel.way : ways[0];
  const way = wayCode ? ways.find(({ code }) => code === wayCode) : own;
  if (!own || !mayPayIn(world, holder, own)) return { way: null, faults: [fault('productCode', 'open', NO_PRODUCT)] };
  if (!way) return { way: null, faults: [fault('wayCode', 'product', NO_WAY)] };
  const { currency } = way;
  return { way, faults: [currency !== plan.currency && fault('currency', 'product', OTHER_CURRENCY, { currency })] };
}

function amountFaults({ currency, amount }: WirePlan, holder: Holder): Checked[] {
  const own = holder.accounts.some(({ account }) => account.currency === currency);
  if (!Object.hasOwn(currencies, currency) || !own) return [fault('currency', 'account', NO_ACCOUNT)];
  const { digits } = currencyInfo(currency);
  const minor = minorOf(amount, digits);
  if (minor === undefined) return [fault('amount', 'digits', DIGITS, { limit: digits, currency })];
  const limit = trialLimit(currency);
  const max = moneyText(limit, currency);
  return [(minor <= 0n || minor > limit) && fault('amount', 'max', AMOUNT, { max })];
}

/** A plan with its records. @throws Refusal 422 with every invalid field */
export function readPlan(world: World, call: PlatformCall, plan: WirePlan): TrialPlan {
  const holder = testHolders(world, call).find(({ no }) => no === plan.mchNo);
  if (!holder) {
    insist(call, [fault('mchNo', 'test', NOT_TEST)]);
    throw new Error('Refused above');
  }
  const { channel, faults } = channelIn(world, call, plan);
  const found = wayIn(world, plan, holder, channel);
  insist(call, [
    !isIn(plan) && plan.mode === 'SANDBOX' && fault('mode', 'payin', NO_SANDBOX),
    !mayTrade(world, holder, isIn(plan) ? 'payin' : 'payout') && fault('mchNo', 'open', SHUT),
    ...found.faults,
    ...faults,
    ...amountFaults(plan, holder),
  ]);
  const { mode, direction, currency } = plan;
  const amount = minorOf(plan.amount, currencyInfo(currency).digits) ?? 0n;
  return { mode, direction, holder, way: found.way, channel, currency, amount };
}

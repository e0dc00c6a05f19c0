import type { BankLineAction } from '@/contract';
import { collectTransitions } from '../../../src/domain/collect';
import { isOneOf } from '../../../src/domain/typed';
import type { Text } from '../../engine/text';
import type { BankLine, BatchItem, Collect } from '../../model/cards';
import type { World } from '../../model/world';

const CREDITED: Text = [
  'This movement credited collection order {no}. Refund the order instead.',
  '该流水已为收款订单 {no} 入账，只能通过退款处理。',
];

const PAID: Text = [
  'This movement booked the payout {no}. Return it at the payout instead.',
  '该流水已为代付明细 {no} 记账，请在代付明细处退票。',
];

const SWEPT: Text = [
  'The platform recognizes sweeps between own cards. They cannot be unmatched.',
  '自有卡之间的归集由平台识别，不能取消。',
];
const FIXED: Text = ['Not allowed in the current state of {no}.', '{no} 的当前状态不允许此操作。'];
const TIED: Text = ['{no} is already matched to movement {line}. Unmatch it first.', '{no} 已匹配流水 {line}，请先取消该匹配。'];

const PAID_OTHERWISE: Text = ['Pay order {order} of {no} was paid another way.', '{no} 的支付订单 {order} 已通过其他方式付款。'];

export interface Why {
  text: Text;
  values?: Readonly<Record<string, string>>;
}

/** Why a movement cannot be unmatched; undefined when it can. */
function tiedBy({ pool }: World, { matchStatus, bizType, bizNo }: BankLine): Why | undefined {
  if (matchStatus !== 'MATCHED') return undefined;
  const values = { no: bizNo ?? '' };
  if (bizType === 'SWEEP') return { text: SWEPT };
  if (bizType !== 'COLLECT') return { text: PAID, values };
  const status = pool.collects.get(bizNo ?? '')?.status;
  if (status === 'SUCCESS') return { text: CREDITED, values };
  return isOneOf(collectTransitions.unmatch.from, status) ? undefined : { text: FIXED, values };
}

/** Why an action is not possible although the state allows it; undefined when it is possible (docs/rules/bankLine.md#actions). */
export const lineObstacle = (world: World, line: BankLine, action: BankLineAction): Why | undefined =>
  action === 'unmatch' ? tiedBy(world, line) : undefined;

/** Why this collection order accepts no movement now; undefined when it does. */
export function collectObstacle({ no, line, order, status }: Collect): Why | undefined {
  if (line) return { text: TIED, values: { no, line: line.no } };
  if (order.successType !== null) return { text: PAID_OTHERWISE, values: { no, order: order.no } };
  return isOneOf(collectTransitions.confirm.from, status) ? undefined : { text: FIXED, values: { no } };
}

/** Why no movement can pay this batch line now; undefined when one can: the line must have been sent. */
export const itemObstacle = ({ no, status }: BatchItem): Why | undefined =>
  status === 'UNKNOWN' || status === 'PAYING' ? undefined : { text: FIXED, values: { no } };

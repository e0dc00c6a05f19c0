import type { Text } from '../../engine/text';
import type { Withdraw } from '../../model/payments';
import type { World } from '../../model/world';

/** A place that uses values of a type. */
interface Place {
  name: Text;
  values: (world: World) => Iterable<string | null | undefined>;
}

const ORDERS: Text = ['Withdraw orders', '提现订单'];
const EVENTS: Text = ['Events of withdraw orders', '提现订单事件'];
const BATCHES: Text = ['Batch payouts', '批量代付'];
const COLLECTS: Text = ['Collection orders', '收款订单'];
const PAYEES: Text = ['Beneficiaries', '收款人'];

const ofOrders = (value: (order: Withdraw) => string | null): Place => ({
  name: ORDERS,
  values: ({ withdraws }) => withdraws.rows.map(value),
});

const ofEvents = (kind: string): Place => ({
  name: EVENTS,
  values: ({ withdraws }) =>
    withdraws.rows.flatMap(({ events }) => events.filter((one) => one.kind === kind).map(({ reasonCode }) => reasonCode)),
});

const ofPayees = (value: (payee: World['payees'][number]) => string): Place => ({
  name: PAYEES,
  values: ({ payees }) => payees.map(value),
});

const LINES: Text = ['Movements on own cards', '银行卡流水'];

const ofLines = (value: (line: World['pool']['lines']['rows'][number]) => string | null): Place => ({
  name: LINES,
  values: ({ pool }) => pool.lines.rows.map(value),
});

const ofLineEvents = (kind: string): Place => ({
  name: ['Events of movements on own cards', '银行卡流水事件'],
  values: ({ pool }) =>
    pool.lines.rows.flatMap(({ events }) => events.filter((one) => one.kind === kind).map(({ reasonCode }) => reasonCode)),
});

const ofBatches = (kind: string): Place => ({
  name: BATCHES,
  values: ({ pool }) =>
    pool.batches.rows.flatMap(({ events }) => events.filter((one) => one.kind === kind).map(({ reasonCode }) => reasonCode)),
});

/** Reasons in the events of own cards. */
const ofCards = (kind: string): Place => ({
  name: ['Events of cards', '银行卡事件'],
  values: ({ pool }) =>
    [...pool.cards.values()].flatMap(({ events }) =>
      events.filter((one) => one.kind === kind).map(({ reasonCode }) => reasonCode),
    ),
});

/** Places with countable values, by type; other types cannot be counted. */
const PLACES: Readonly<Record<string, readonly Place[]>> = {
  withdraw_status: [ofOrders(({ status }) => status)],
  holder_type: [
    { name: ['Account holders', '账户持有方'], values: ({ holders }) => holders.map(({ type }) => type) },
    ofOrders(({ holder }) => holder.type),
  ],
  withdraw_source: [ofOrders(({ source }) => source)],
  account_type: [ofOrders(({ account }) => account.type)],
  fee_mode: [{ name: ['Account holders', '账户持有方'], values: ({ holders }) => holders.map(({ feeMode }) => feeMode) }],
  payee_account_type: [ofPayees(({ accountType }) => accountType)],
  payee_verified: [ofPayees(({ verified }) => verified)],
  risk_flag: [{ name: ORDERS, values: ({ withdraws }) => withdraws.rows.flatMap(({ flags }) => flags.map(({ code }) => code)) }],
  withdraw_event: [
    { name: EVENTS, values: ({ withdraws }) => withdraws.rows.flatMap(({ events }) => events.map(({ kind }) => kind)) },
  ],
  withdraw_document: [
    {
      name: ORDERS,
      values: ({ withdraws }) =>
        withdraws.rows.flatMap(({ request }) => request?.documents.map(({ document }) => document) ?? []),
    },
  ],
  withdraw_reject_reason: [ofEvents('REJECTED')],
  withdraw_hold_reason: [ofEvents('HELD')],
  withdraw_unhold_reason: [ofEvents('UNHELD')],
  withdraw_refund_reason: [ofEvents('REFUNDED')],
  reveal_reason: [ofEvents('REVEALED')],
  listen_reason: [
    {
      name: ['Events of card and device', '监听通道事件'],
      values: ({ pool }) => [...pool.channels.values()].flatMap(({ events }) => events.map(({ reasonCode }) => reasonCode)),
    },
  ],
  upstream_code: [
    {
      name: ['Pay records', '支付记录'],
      values: ({ payRecords }) => payRecords.rows.map(({ channel, rawCode }) => rawCode && `${channel.upstream.code}.${rawCode}`),
    },
  ],
  batch_status: [{ name: BATCHES, values: ({ pool }) => pool.batches.rows.map(({ status }) => status) }],
  batch_source: [{ name: BATCHES, values: ({ pool }) => pool.batches.rows.map(({ source }) => source) }],
  batch_reject_reason: [ofBatches('BATCH_REJECTED')],
  batch_cancel_reason: [ofBatches('BATCH_CANCELED')],
  batch_pause_reason: [ofBatches('BATCH_PAUSED')],
  payout_status: [{ name: ['Payout orders', '代付订单'], values: ({ payouts }) => payouts.rows.map(({ status }) => status) }],
  collect_status: [{ name: COLLECTS, values: ({ pool }) => pool.collects.rows.map(({ status }) => status) }],
  collect_reason: [
    {
      name: COLLECTS,
      values: ({ pool }) => pool.collects.rows.flatMap(({ events }) => events.map(({ reasonCode }) => reasonCode)),
    },
  ],
  decision: [
    {
      name: ['Decisions on withdraw orders', '提现审核记录'],
      values: ({ withdraws }) => withdraws.rows.flatMap(({ decisions }) => decisions.map(({ decision }) => decision)),
    },
  ],
  currency: [
    ofOrders(({ account }) => account.currency),
    {
      name: ['Accounts', '账户'],
      values: ({ holders }) => holders.flatMap(({ accounts }) => accounts.map(({ account }) => account.currency)),
    },
  ],
  country: [
    { name: ['Account holders', '账户持有方'], values: ({ holders }) => holders.map(({ country }) => country) },
    ofPayees(({ country }) => country),
  ],
  department: [{ name: ['Users', '用户'], values: ({ operators }) => operators.map(({ department }) => department) }],
  industry: [
    { name: ['Merchants', '商户'], values: ({ merchants }) => [...merchants.values()].map(({ industryCode }) => industryCode) },
  ],
  bank_line_direction: [ofLines(({ direction }) => direction)],
  bank_line_match_status: [ofLines(({ matchStatus }) => matchStatus)],
  bank_line_source: [ofLines(({ source }) => source)],
  bank_line_biz_type: [ofLines(({ bizType }) => bizType)],
  bank_line_ignore_reason: [ofLines(({ ignoreReason }) => ignoreReason)],
  bank_line_match_cause: [ofLineEvents('LINE_MATCHED')],
  bank_line_unmatch_reason: [ofLineEvents('LINE_UNMATCHED')],
  card_reason: [ofCards('CARD_PAUSED'), ofCards('CARD_RETIRED')],
  card_correct_reason: [ofCards('BALANCE_CORRECTED')],
  bank: [ofPayees(({ bankCode }) => bankCode)],
};

/** Number of uses of each value, by place; undefined when they cannot be counted. */
export function placesOf(world: World, dictType: string): { name: Text; counts: Map<string, number> }[] | undefined {
  if (!Object.hasOwn(PLACES, dictType)) return undefined;
  return PLACES[dictType]?.map(({ name, values }) => {
    const counts = new Map<string, number>();
    for (const value of values(world)) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
    return { name, counts };
  });
}

/** Number of uses of a value; null when they cannot be counted. */
export type UsesOf = (value: string) => number | null;

/** Counts all values of a type once. */
export function usesOf(world: World, dictType: string): UsesOf {
  const places = placesOf(world, dictType);
  return (value) => places?.reduce((sum, { counts }) => sum + (counts.get(value) ?? 0), 0) ?? null;
}

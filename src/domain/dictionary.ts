import type { DictColor, DictLabels } from '../contract';
import type { Tone } from './status';

/** Message group for the items of each type: `<group>.<value>`. Types that are not listed label nothing in the console. */
export const labelGroups: Readonly<Record<string, string>> = {
  withdraw_status: 'trade.withdraw.status',
  holder_type: 'trade.withdraw.holderType',
  withdraw_source: 'trade.withdraw.source',
  account_type: 'trade.withdraw.accountType',
  fee_mode: 'desk.feeMode',
  payee_account_type: 'desk.payeeAccountType',
  payee_verified: 'trade.withdraw.payeeVerified',
  payout_mode: 'trade.withdraw.payoutMode',
  risk_flag: 'trade.withdraw.risk',
  withdraw_event: 'desk.event',
  withdraw_document: 'desk.holder.document',
  withdraw_reject_reason: 'desk.rejectReason',
  withdraw_hold_reason: 'desk.holdReason',
  withdraw_unhold_reason: 'desk.unholdReason',
  withdraw_refund_reason: 'desk.refundReason',
  reveal_reason: 'desk.revealReason',
  ledger_kind: 'desk.ledgerKind',
  ledger_bucket: 'desk.detail.bucket',
  payout_status: 'desk.payoutStatus',
  pay_record_status: 'payrecord.status',
  fail_class: 'payrecord.failClass',
  recon_status: 'payrecord.reconStatus',
  unified_code: 'payrecord.unifiedCode',
  recon_diff_reason: 'payrecord.diffReason',
  sett_source: 'sett.source',
  sett_queue_reason: 'sett.queueReason',
  sett_review_reason: 'sett.reviewReason',
  sett_reject_reason: 'sett.rejectReason',
  sett_cancel_reason: 'sett.cancelReason',
  sett_reverse_reason: 'sett.reverseReason',
  pay_order_status: 'payorder.status',
  pay_success_type: 'payorder.successType',
  pay_settle_status: 'payorder.settleStatus',
  pay_notify_status: 'payorder.notifyStatus',
  pay_risk_flag: 'payorder.risk',
  pay_event: 'payment.event',
  pay_reason: 'payment.reason',
  collect_status: 'collect.status',
  collect_match_type: 'collect.matchType',
  collect_risk_flag: 'collect.risk',
  collect_hint: 'collect.hint',
  collect_event: 'collect.event',
  collect_reason: 'collect.reason',
  merchant_status: 'mch.status',
  merchant_type: 'mch.mchType',
  merchant_kyc: 'mch.kycStatus',
  merchant_risk: 'mch.riskLevel',
  merchant_switch: 'mch.switch',
  settlement_cycle: 'mch.settlementCycle',
  merchant_reason: 'mch.reason',
  round_status: 'round.status',
  round_circuit: 'round.circuit',
  round_reason: 'round.reason',
  decision: 'desk.decision',
  product_status: 'product.status',
  product_category: 'product.category',
  product_amount_mode: 'product.amountMode',
  product_cashier: 'product.cashierType',
  catalog_reason: 'product.reason',
  price_reason: 'product.priceReason',
  exchange_status: 'rate.status',
  exchange_source: 'rate.source',
  exchange_mode: 'rate.mode',
  exchange_usage: 'rate.usage',
  exchange_alarm: 'rate.alarm',
  exchange_cause: 'rate.cause',
  exchange_reason: 'rate.reason',
  money_account_type: 'account.info.accountType',
  account_holder_type: 'account.info.holderType',
  account_status: 'account.info.status',
  account_check: 'account.info.checkState',
  account_bucket: 'account.info.bucket',
  account_hold_kind: 'account.info.holdKind',
  account_block_mode: 'account.info.mode',
  account_reason: 'account.info.reason',
  account_event: 'account.info.event',
  account_biz_type: 'account.statement.bizType',
  maintenance_service: 'maintain.service',
  maintenance_state: 'maintain.state',
  maintenance_window: 'maintain.windowStatus',
  maintenance_effect: 'maintain.windowEffect',
  maintenance_notice: 'maintain.noticeStatus',
  maintenance_level: 'maintain.level',
  maintenance_reason: 'maintain.reason',
  upstream_type: 'upstream.upstreamType',
  upstream_status: 'upstream.status',
  upstream_environment: 'upstream.environment',
  upstream_reason: 'upstream.reason',
  trial_mode: 'trial.mode',
  trial_direction: 'trial.direction',
  trial_verdict: 'trial.verdict',
  trial_step: 'trial.failedStep',
  trial_step_state: 'trial.stepState',
  payway_status: 'payway.status',
  payway_strategy: 'payway.strategy',
  channel_status: 'channel.status',
  channel_direction: 'channel.direction',
  channel_bar: 'channel.bar',
  batch_item_fail: 'batchItem.failCode',
  batch_item_risk: 'batchItem.riskFlag',
  batch_item_event: 'batchItem.event',
  batch_plan_obstacle: 'batchItem.obstacle',
  batch_otp_mode: 'batchItem.otpMode',
  actor_type: 'desk.actor',
  log_result: 'desk.detail.logResult',
  log_level: 'desk.detail.logLevel',
  bank_line_direction: 'bankLine.direction',
  bank_line_match_status: 'bankLine.matchStatus',
  bank_line_source: 'bankLine.source',
  bank_line_biz_type: 'bankLine.bizType',
  bank_line_match_reason: 'bankLine.reason',
  bank_line_match_cause: 'bankLine.matchCause',
  bank_line_unmatch_reason: 'bankLine.unmatchReason',
  bank_line_ignore_reason: 'bankLine.ignoreReason',
  bank_line_event: 'bankLine.event',
  bank_profile: 'bankLine.profile',
  bank_import_outcome: 'bankLine.outcome',
  batch_status: 'batch.status',
  batch_source: 'batch.source',
  batch_reject_reason: 'batch.rejectReason',
  batch_cancel_reason: 'batch.cancelReason',
  batch_pause_reason: 'batch.pauseReason',
  batch_event: 'batch.event',
  agent_status: 'agent.status',
  agent_share_mode: 'agent.shareMode',
  agent_risk_level: 'agent.riskLevel',
  agent_reason: 'agent.reason',
  agent_event: 'agent.event',
  sales_status: 'perf.settleStatus',
  sales_reason: 'perf.reason',
  sales_event: 'perf.event',
  listen_status: 'listen.listenStatus',
  listen_status_reason: 'listen.statusReason',
  listen_purpose: 'listen.purpose',
  listen_event: 'listen.event',
  listen_reason: 'listen.reason',
  device_message_type: 'listen.msgType',
  message_parse_status: 'listen.parseStatus',
  message_ignore_reason: 'listen.messageReason',
  code_reveal_reason: 'listen.codeReason',
  department: 'sys.operator.department',
  industry: 'mch.industry',
  country: 'country',
  dict_disable_reason: 'sys.dict.disableReason',
  card_status: 'card.status',
  card_status_reason: 'card.statusReason',
  card_usage: 'card.usage',
  card_holder_type: 'card.holderType',
  card_ownership: 'card.ownership',
  card_listen_status: 'card.listenStatus',
  card_reason: 'card.reason',
  card_correct_reason: 'card.correctReason',
  card_event: 'card.event',
  white_scope: 'white.scope',
  white_status: 'white.status',
  white_reason: 'white.reason',
};

/** A second group for the same codes on another screen, whose texts are loaded separately. */
const twins: Readonly<Record<string, string>> = {
  payout_status: 'sett.status',
  catalog_reason: 'payway.reason',
  fail_class: 'payway.failClass',
};

/** Tone for each dictionary colour. */
export const toneOfColor: Readonly<Record<DictColor, Tone>> = {
  default: 'neutral',
  processing: 'processing',
  success: 'success',
  warning: 'warning',
  error: 'error',
};

type Item = DictLabels['types'][string][number];

/** One stored label: message key, texts in en-US and zh-CN, tone. */
export type StoredLabel = readonly [key: string, en: string, zh: string, tone: Tone];

/** Stored labels with their version. */
export interface LabelSet {
  version: string;
  labels: readonly StoredLabel[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Converts the labels of an answer to stored labels, in order. Entries that violate the contract are left out. */
export function toStoredLabels(types: DictLabels['types']): StoredLabel[] {
  return Object.entries(labelGroups).flatMap(([dictType, group]) => {
    const items: unknown = types[dictType];
    if (!Array.isArray(items)) return [];
    return items.flatMap((item: Partial<Item> | null): StoredLabel[] => {
      const { value, label, labelEn, color = 'default' } = item ?? {};
      if (!isText(value) || !isText(label) || !isText(labelEn)) return [];
      const tone = Object.hasOwn(toneOfColor, color) ? toneOfColor[color] : 'neutral';
      return [group, ...(twins[dictType] ? [twins[dictType]] : [])].map(
        (of) => [`${of}.${value}`, labelEn, label, tone] as const,
      );
    });
  });
}

import type { DictColor } from '@/contract';
import {
  accountBizTypes,
  accountBlockModes,
  accountBuckets,
  accountCheckStates,
  accountCheckTones,
  accountEvents,
  accountHolderTypes,
  accountHoldKinds,
  accountReasons,
  accountStatuses,
  accountStatusTones,
  moneyAccountTypes,
} from '../../src/domain/account';
import {
  agentEventKinds,
  agentReasons,
  agentRiskLevels,
  agentRiskTones,
  agentStatuses,
  agentTones,
  shareModes,
} from '../../src/domain/agent';
import {
  bankImportOutcomes,
  bankImportTones,
  bankLineBizTypes,
  bankLineDirections,
  bankLineEvents,
  bankLineIgnoreReasons,
  bankLineMatchCauses,
  bankLineMatchReasons,
  bankLineMatchStatuses,
  bankLineSources,
  bankLineTones,
  bankLineUnmatchReasons,
  bankProfileCodes,
} from '../../src/domain/bankLine';
import {
  batchCancelReasons,
  batchEventKinds,
  batchItemRiskFlags,
  batchPauseReasons,
  batchRejectReasons,
  batchSources,
  batchStatuses,
  batchTones,
} from '../../src/domain/batch';
import { batchItemEvents, batchItemFailCodes, batchPlanObstacles } from '../../src/domain/batchItem';
import {
  cardCorrectReasons,
  cardEventKinds,
  cardHolderTypes,
  cardListenStatuses,
  cardListenTones,
  cardOwnerships,
  cardReasons,
  cardStatuses,
  cardStatusReasons,
  cardStatusTones,
  cardUsages,
} from '../../src/domain/card';
import { channelBars, channelDirections, channelStatuses, channelStatusTones } from '../../src/domain/channel';
import {
  collectEventKinds,
  collectHints,
  collectReasons,
  collectRiskFlags,
  collectRiskTones,
  collectStatuses,
  collectTones,
  matchTypes,
} from '../../src/domain/collect';
import { labelGroups } from '../../src/domain/dictionary';
import {
  channelReasons,
  codeReasons,
  listenEventKinds,
  listenPurposes,
  listenReasons,
  listenStatuses,
  listenTones,
  messageReasons,
  messageTypes,
  parseStatuses,
  parseTones,
} from '../../src/domain/listen';
import {
  levelTones,
  maintenanceEffects,
  maintenanceLevels,
  maintenanceReasons,
  maintenanceServices,
  maintenanceStates,
  noticeStatuses,
  noticeTones,
  serviceTones,
  windowStatuses,
  windowTones,
} from '../../src/domain/maintenance';
import {
  kycStatuses,
  kycTones,
  merchantReasons,
  merchantStatuses,
  merchantSwitches,
  merchantTones,
  merchantTypes,
  riskLevels,
  riskLevelTones,
  settlementCycles,
} from '../../src/domain/merchant';
import {
  failClasses,
  payEventKinds,
  payOrderStatuses,
  payOrderTones,
  payReasons,
  payRecordStatuses,
  payRecordTones,
  payRiskFlags,
  payRiskTones,
  reconStatuses,
  settleStatuses,
  successTypes,
} from '../../src/domain/payOrder';
import { diffReasons, reconTones, UNMAPPED, unifiedCodes } from '../../src/domain/payRecord';
import { paywayStatuses, paywayStatusTones, paywayStrategies } from '../../src/domain/payway';
import { salesEventKinds, salesReasons, salesStatuses, salesTones } from '../../src/domain/perf';
import {
  amountModes,
  cashierTypes,
  catalogReasons,
  priceReasons,
  productCategories,
  productStatuses,
  productStatusTones,
} from '../../src/domain/product';
import {
  exchangeAlarms,
  exchangeAlarmTones,
  exchangeCauses,
  exchangeModes,
  exchangeModeTones,
  exchangeReasons,
  exchangeSources,
  exchangeStatuses,
  exchangeTones,
  exchangeUsages,
} from '../../src/domain/rate';
import { roundCircuits, roundCircuitTones, roundReasons, roundStatuses, roundStatusTones } from '../../src/domain/round';
import {
  cancelReasons,
  notifyStatuses,
  notifyTones,
  queueReasons,
  reverseReasons,
  reviewReasons,
  settRejectReasons,
  settSources,
  settStatuses,
  settTones,
} from '../../src/domain/sett';
import { payeeVerifiedTones, type Tone, withdrawStatusTones } from '../../src/domain/status';
import {
  trialDirections,
  trialModes,
  trialStepStates,
  trialSteps,
  trialStepTones,
  trialTones,
  trialVerdicts,
} from '../../src/domain/trial';
import {
  upstreamEnvironments,
  upstreamReasons,
  upstreamStatuses,
  upstreamStatusTones,
  upstreamTypes,
} from '../../src/domain/upstream';
import {
  accountTypes,
  decisionKinds,
  eventKinds,
  feeModes,
  holderTypes,
  holdReasons,
  ledgerKinds,
  payeeAccountTypes,
  payeeChecks,
  payoutModes,
  refundReasons,
  rejectReasons,
  revealReasons,
  riskFlagCodes,
  unholdReasons,
  withdrawSources,
  withdrawStatuses,
} from '../../src/domain/values';
import { whiteReasons, whiteScopes, whiteStatuses, whiteStatusTones } from '../../src/domain/white';
import cardsEn from '../../src/locales/en-US/cards';
import { desk as deskEn } from '../../src/locales/en-US/desk';
import moneyEn from '../../src/locales/en-US/money';
import partiesEn from '../../src/locales/en-US/parties';
import { dict as dictEn } from '../../src/locales/en-US/sys/dict';
import { trade as tradeEn } from '../../src/locales/en-US/trade';
import tradingEn from '../../src/locales/en-US/trading';
import { payorder as payorderEn } from '../../src/locales/en-US/trading/payorder';
import cardsZh from '../../src/locales/zh-CN/cards';
import { desk as deskZh } from '../../src/locales/zh-CN/desk';
import moneyZh from '../../src/locales/zh-CN/money';
import partiesZh from '../../src/locales/zh-CN/parties';
import { dict as dictZh } from '../../src/locales/zh-CN/sys/dict';
import { trade as tradeZh } from '../../src/locales/zh-CN/trade';
import tradingZh from '../../src/locales/zh-CN/trading';
import { payorder as payorderZh } from '../../src/locales/zh-CN/trading/payorder';
import type { DictItem, DictType } from './dictRules';
import type { World } from './world';
import { currencies } from './world';

const MESSAGES = {
  en: {
    trade: tradeEn,
    desk: deskEn,
    sys: { dict: dictEn },
    payorder: payorderEn,
    ...tradingEn,
    ...partiesEn,
    ...cardsEn,
    ...moneyEn,
  },
  zh: {
    trade: tradeZh,
    desk: deskZh,
    sys: { dict: dictZh },
    payorder: payorderZh,
    ...tradingZh,
    ...partiesZh,
    ...cardsZh,
    ...moneyZh,
  },
};

const colorOf = (tone: Tone | undefined): DictColor => (tone === undefined || tone === 'neutral' ? 'default' : tone);
const colorsOf = (tones: Readonly<Record<string, Tone>>) => (value: string) => colorOf(tones[value]);
const LEVEL_COLORS: Readonly<Record<string, DictColor>> = { MEDIUM: 'processing', HIGH: 'warning', CRITICAL: 'error' };
const RESULT_COLORS: Readonly<Record<string, DictColor>> = {
  SUCCESS: 'success',
  PARTIAL: 'warning',
  REFUSED: 'warning',
  FAILED: 'error',
};

/** Enums of the program: code, names, values in their order, colours. Their labels are those of the console's own messages. */
const SYSTEM: readonly (readonly [code: string, en: string, zh: string, readonly string[], ((value: string) => DictColor)?])[] = [
  ['withdraw_status', 'Withdraw: status', '提现状态', withdrawStatuses, colorsOf(withdrawStatusTones)],
  ['holder_type', 'Holder type', '申请方类型', holderTypes],
  ['withdraw_source', 'Withdraw: source', '提现来源', withdrawSources],
  ['account_type', 'Account type', '账户类型', accountTypes],
  ['fee_mode', 'Fee mode', '手续费方式', feeModes],
  ['payee_account_type', 'Beneficiary: account kind', '收款账号类型', payeeAccountTypes],
  ['payee_verified', 'Beneficiary: name check', '户名核验', payeeChecks, colorsOf(payeeVerifiedTones)],
  ['payout_mode', 'Way of the payout', '打款方式', payoutModes],
  ['risk_flag', 'Risk flag', '风险标签', riskFlagCodes],
  ['withdraw_event', 'Withdraw: event', '提现事件', eventKinds],
  ['withdraw_reject_reason', 'Reason: withdraw rejected', '提现拒绝原因', rejectReasons],
  ['withdraw_hold_reason', 'Reason: withdraw held', '提现挂起原因', holdReasons],
  ['withdraw_unhold_reason', 'Reason: hold lifted', '解除挂起原因', unholdReasons],
  ['withdraw_refund_reason', 'Reason: payout given up', '退回原因', refundReasons],
  ['reveal_reason', 'Reason: masked data shown', '查看敏感信息原因', revealReasons],
  ['ledger_kind', 'Ledger: kind of entry', '记账类型', ledgerKinds],
  ['ledger_bucket', 'Ledger: part of the balance', '余额分区', ['AVAILABLE', 'FROZEN', 'PENDING']],
  ['payout_status', 'Payout: status', '代付状态', settStatuses, colorsOf(settTones)],
  ['pay_record_status', 'Pay record: status', '支付记录状态', payRecordStatuses, colorsOf(payRecordTones)],
  ['fail_class', 'Pay record: kind of failure', '失败类别', failClasses],
  ['recon_status', 'Reconciliation: status', '对账状态', reconStatuses, colorsOf(reconTones)],
  ['unified_code', 'Unified error code', '统一错误码', [...unifiedCodes, UNMAPPED]],
  ['recon_diff_reason', 'Reason: difference dealt with', '对账差异处理原因', diffReasons],
  ['sett_source', 'Payout: source', '代付来源', settSources],
  ['sett_queue_reason', 'Payout: why it waits', '代付排队原因', queueReasons],
  ['sett_review_reason', 'Payout: why it is reviewed', '代付审核原因', reviewReasons],
  ['sett_reject_reason', 'Reason: payout rejected', '代付拒绝原因', settRejectReasons],
  ['sett_cancel_reason', 'Reason: payout canceled', '代付撤回原因', cancelReasons],
  ['sett_reverse_reason', 'Reason: payout returned', '代付退票原因', reverseReasons],
  ['pay_order_status', 'Pay order: status', '支付订单状态', payOrderStatuses, colorsOf(payOrderTones)],
  ['pay_success_type', 'Pay order: success by', '支付成功方式', successTypes],
  ['pay_settle_status', 'Pay order: settlement', '支付结算状态', settleStatuses],
  ['pay_notify_status', 'Pay order: callback', '支付回调状态', notifyStatuses, colorsOf(notifyTones)],
  ['pay_risk_flag', 'Pay order: risk flag', '支付风险标签', payRiskFlags, colorsOf(payRiskTones)],
  ['pay_event', 'Pay order: event', '支付订单事件', payEventKinds],
  ['pay_reason', 'Reason: change of a pay order', '支付订单操作原因', payReasons],
  ['merchant_status', 'Merchant: status', '商户状态', merchantStatuses, colorsOf(merchantTones)],
  ['merchant_type', 'Merchant: type', '商户类型', merchantTypes],
  ['merchant_kyc', 'Merchant: KYC', '商户 KYC 状态', kycStatuses, colorsOf(kycTones)],
  ['merchant_risk', 'Merchant: risk', '商户风险等级', riskLevels, colorsOf(riskLevelTones)],
  ['merchant_switch', 'Merchant: switch', '商户开关', merchantSwitches],
  ['collect_status', 'Collection: status', '收款状态', collectStatuses, colorsOf(collectTones)],
  ['collect_match_type', 'Collection: matched by', '收款匹配方式', matchTypes],
  ['collect_risk_flag', 'Collection: risk flag', '收款风险标签', collectRiskFlags, colorsOf(collectRiskTones)],
  ['collect_hint', 'Collection: what speaks for a payment', '收款匹配依据', collectHints],
  ['collect_event', 'Collection: event', '收款事件', collectEventKinds],
  ['collect_reason', 'Reason: collection', '收款操作原因', collectReasons],
  ['settlement_cycle', 'Settlement cycle', '结算周期', settlementCycles],
  ['merchant_reason', 'Reason: change of a merchant', '商户操作原因', merchantReasons],
  ['product_status', 'Pay product: status', '支付产品状态', productStatuses, colorsOf(productStatusTones)],
  ['product_category', 'Pay product: category', '支付产品类别', productCategories],
  ['product_amount_mode', 'Pay product: amounts', '支付产品金额模式', amountModes],
  ['product_cashier', 'Pay product: cashier', '支付产品收银台', cashierTypes],
  ['catalog_reason', 'Reason: product or way closed', '产品或方式停用原因', catalogReasons],
  ['price_reason', 'Reason: price below the floor', '低于底价原因', priceReasons],
  ['money_account_type', 'Account: type', '账户类型', moneyAccountTypes],
  ['account_holder_type', 'Account: type of holder', '账户持有方类型', accountHolderTypes],
  ['account_status', 'Account: status', '账户状态', accountStatuses, colorsOf(accountStatusTones)],
  ['account_check', 'Account: proof', '账户核验', accountCheckStates, colorsOf(accountCheckTones)],
  ['account_bucket', 'Account: bucket', '账户余额类型', accountBuckets],
  ['account_hold_kind', 'Account: cause of a hold', '账户冻结来源', accountHoldKinds],
  ['account_block_mode', 'Account: what is blocked', '账户限制方式', accountBlockModes],
  ['account_reason', 'Reason: change of an account', '账户操作原因', accountReasons],
  ['account_event', 'Account: event', '账户事件', accountEvents],
  ['account_biz_type', 'Account statement: business', '账户流水业务类型', accountBizTypes],
  ['maintenance_service', 'Maintenance: service', '维护：服务', maintenanceServices],
  ['maintenance_state', 'Maintenance: state', '维护：服务状态', maintenanceStates, colorsOf(serviceTones)],
  ['maintenance_window', 'Maintenance: window', '维护：窗口状态', windowStatuses, colorsOf(windowTones)],
  ['maintenance_effect', 'Maintenance: effect of a window', '维护：窗口效果', maintenanceEffects],
  ['maintenance_notice', 'Maintenance: notice', '维护：公告状态', noticeStatuses, colorsOf(noticeTones)],
  ['maintenance_level', 'Maintenance: level of a notice', '维护：公告级别', maintenanceLevels, colorsOf(levelTones)],
  ['maintenance_reason', 'Reason: maintenance', '维护操作原因', maintenanceReasons],
  ['upstream_type', 'Upstream: type', '上游类型', upstreamTypes],
  ['upstream_status', 'Upstream: status', '上游状态', upstreamStatuses, colorsOf(upstreamStatusTones)],
  ['upstream_environment', 'Upstream: environment', '上游环境', upstreamEnvironments],
  ['upstream_reason', 'Reason: upstream closed or rolled back', '上游停用或回滚原因', upstreamReasons],
  ['trial_mode', 'Channel test: mode', '通道测试模式', trialModes],
  ['trial_direction', 'Channel test: direction', '通道测试方向', trialDirections],
  ['trial_verdict', 'Channel test: verdict', '通道测试结论', trialVerdicts, colorsOf(trialTones)],
  ['trial_step', 'Channel test: step', '通道测试步骤', trialSteps],
  ['trial_step_state', 'Channel test: state of a step', '通道测试步骤状态', trialStepStates, colorsOf(trialStepTones)],
  ['payway_status', 'Pay way: status', '支付方式状态', paywayStatuses, colorsOf(paywayStatusTones)],
  ['payway_strategy', 'Pay way: strategy', '支付方式策略', paywayStrategies],
  ['exchange_status', 'Exchange rate: status', '汇率状态', exchangeStatuses, colorsOf(exchangeTones)],
  ['exchange_source', 'Exchange rate: source', '汇率来源', exchangeSources],
  ['exchange_mode', 'Exchange rate: mode', '汇率模式', exchangeModes, colorsOf(exchangeModeTones)],
  ['exchange_usage', 'Exchange rate: usage', '汇率用途', exchangeUsages],
  ['exchange_alarm', 'Exchange rate: alarm', '汇率告警', exchangeAlarms, colorsOf(exchangeAlarmTones)],
  ['exchange_cause', 'Exchange rate: cause', '汇率变更类型', exchangeCauses],
  ['exchange_reason', 'Reason: change of a rate', '汇率操作原因', exchangeReasons],
  ['channel_status', 'Trade channel: status', '交易通道状态', channelStatuses, colorsOf(channelStatusTones)],
  ['channel_direction', 'Trade channel: direction', '交易通道方向', channelDirections],
  ['channel_bar', 'Trade channel: why it takes nothing', '交易通道不可用原因', channelBars],
  ['card_status', 'Card: status', '银行卡状态', cardStatuses, colorsOf(cardStatusTones)],
  ['card_status_reason', 'Card: why it is out', '银行卡状态原因', cardStatusReasons],
  ['card_usage', 'Card: usage', '银行卡用途', cardUsages],
  ['card_holder_type', 'Card: type of holder', '持卡人类型', cardHolderTypes],
  ['card_ownership', 'Card: ownership', '银行卡归属', cardOwnerships],
  ['card_listen_status', 'Card: listening', '银行卡监听状态', cardListenStatuses, colorsOf(cardListenTones)],
  ['card_reason', 'Reason: card paused or retired', '银行卡操作原因', cardReasons],
  ['card_correct_reason', 'Reason: book balance corrected', '账面更正原因', cardCorrectReasons],
  ['card_event', 'Card: events', '银行卡事件', cardEventKinds],
  ['round_status', 'Round: status', '轮询项状态', roundStatuses, colorsOf(roundStatusTones)],
  ['round_circuit', 'Round: breaker', '轮询项熔断', roundCircuits, colorsOf(roundCircuitTones)],
  ['round_reason', 'Reason: change of rounds', '轮询变更原因', roundReasons],
  ['bank_line_direction', 'Card statement: direction', '银行卡流水收支方向', bankLineDirections],
  [
    'bank_line_match_status',
    'Card statement: match status',
    '银行卡流水匹配状态',
    bankLineMatchStatuses,
    colorsOf(bankLineTones),
  ],
  ['bank_line_source', 'Card statement: source', '银行卡流水来源', bankLineSources],
  ['bank_line_biz_type', 'Card statement: explained by', '银行卡流水业务类型', bankLineBizTypes],
  ['bank_line_match_reason', 'Card statement: why an order fits', '银行卡流水匹配依据', bankLineMatchReasons],
  ['bank_line_match_cause', 'Reason: movement matched by hand', '流水人工匹配原因', bankLineMatchCauses],
  ['bank_line_unmatch_reason', 'Reason: movement unmatched', '流水取消匹配原因', bankLineUnmatchReasons],
  ['bank_line_ignore_reason', 'Reason: movement ignored', '流水忽略原因', bankLineIgnoreReasons],
  ['bank_line_event', 'Card statement: event', '银行卡流水事件', bankLineEvents],
  ['bank_profile', 'Card statement: file of a bank', '银行文件格式', bankProfileCodes],
  ['bank_import_outcome', 'Card statement: line of a file', '银行文件行结果', bankImportOutcomes, colorsOf(bankImportTones)],
  ['batch_status', 'Batch: status', '批次状态', batchStatuses, colorsOf(batchTones)],
  ['batch_source', 'Batch: source', '批次来源', batchSources],
  ['batch_reject_reason', 'Reason: batch rejected', '批次驳回原因', batchRejectReasons],
  ['batch_cancel_reason', 'Reason: batch given up', '批次取消原因', batchCancelReasons],
  ['batch_pause_reason', 'Reason: batch paused', '批次暂停原因', batchPauseReasons],
  ['batch_event', 'Batch: event', '批次事件', batchEventKinds],
  ['agent_status', 'Agent: status', '代理状态', agentStatuses, colorsOf(agentTones)],
  ['agent_share_mode', 'Agent: way of sharing', '代理分润方式', shareModes],
  ['agent_risk_level', 'Agent: risk', '代理风险等级', agentRiskLevels, colorsOf(agentRiskTones)],
  ['agent_reason', 'Reason: change of an agent', '代理操作原因', agentReasons],
  ['agent_event', 'Agent: event', '代理事件', agentEventKinds],
  ['sales_status', 'Agent performance: status', '代理业绩结算状态', salesStatuses, colorsOf(salesTones)],
  ['sales_reason', 'Reason: correction of a share', '分润更正原因', salesReasons],
  ['sales_event', 'Agent performance: event', '代理业绩事件', salesEventKinds],
  ['batch_item_fail', 'Batch line: why it failed', '批次明细失败原因', batchItemFailCodes],
  ['batch_item_risk', 'Batch line: warning', '批次明细提示', batchItemRiskFlags],
  ['batch_item_event', 'Batch line: event', '批次明细事件', batchItemEvents],
  ['batch_plan_obstacle', 'Batch: why a line gets no card', '无法派卡原因', batchPlanObstacles],
  ['batch_otp_mode', 'Batch: where codes come from', '验证码方式', ['LISTEN', 'MANUAL']],
  ['decision', 'Review decision', '审核结果', decisionKinds],
  ['actor_type', 'Who acted', '操作方', ['OPERATOR', 'SYSTEM', 'HOLDER', 'UPSTREAM']],
  [
    'log_result',
    'Operation log: result',
    '日志结果',
    ['SUCCESS', 'PARTIAL', 'REFUSED', 'FAILED'],
    (value) => RESULT_COLORS[value] ?? 'default',
  ],
  [
    'log_level',
    'Operation log: level',
    '日志级别',
    ['INFO', 'MEDIUM', 'HIGH', 'CRITICAL'],
    (value) => LEVEL_COLORS[value] ?? 'default',
  ],
  ['white_scope', 'IP whitelist: for what', '白名单范围', whiteScopes],
  ['white_status', 'IP whitelist: status', '白名单状态', whiteStatuses, colorsOf(whiteStatusTones)],
  ['white_reason', 'Reason: whitelist entry stopped', '白名单停用原因', whiteReasons],
  ['listen_status', 'Listening: status', '监听状态', listenStatuses, colorsOf(listenTones)],
  ['listen_status_reason', 'Listening: what troubles a device', '监听异常原因', listenReasons],
  ['listen_purpose', 'Listening: purpose', '监听用途', listenPurposes],
  ['listen_event', 'Listening: event', '监听事件', listenEventKinds],
  ['listen_reason', 'Reason: binding switched off or ended', '监听停用或解除原因', channelReasons],
  ['device_message_type', 'Device message: type', '设备消息类型', messageTypes],
  ['message_parse_status', 'Device message: parsed', '设备消息解析状态', parseStatuses, colorsOf(parseTones)],
  ['message_ignore_reason', 'Reason: message ignored', '忽略消息原因', messageReasons],
  ['code_reveal_reason', 'Reason: one-time code shown', '查看验证码原因', codeReasons],
  ['dict_disable_reason', 'Reason: dictionary entry disabled', '字典停用原因', ['REPLACED', 'NOT_NEEDED', 'WRONG', 'OTHER']],
];

type Row = Pick<DictItem, 'value' | 'label' | 'labelEn'> & Partial<DictItem>;

const rows = (table: string): Row[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [value = '', labelEn = '', label = ''] = line.trim().split('|');
      return { value, labelEn, label };
    });

const CURRENCY_NAMES = rows(`
  THB|Thai baht|泰铢
  VND|Vietnamese dong|越南盾
  IDR|Indonesian rupiah|印尼盾
  INR|Indian rupee|印度卢比
  PHP|Philippine peso|菲律宾比索
  MYR|Malaysian ringgit|马来西亚林吉特
  USD|US dollar|美元
  SGD|Singapore dollar|新加坡元
  EUR|Euro|欧元`);

const COUNTRIES = rows(`
  TH|Thailand|泰国
  VN|Viet Nam|越南
  ID|Indonesia|印度尼西亚
  IN|India|印度
  PH|Philippines|菲律宾
  MY|Malaysia|马来西亚
  SG|Singapore|新加坡
  KH|Cambodia|柬埔寨
  LA|Laos|老挝`);

const BANK_NAMES: Readonly<Record<string, string>> = {
  SMKB: '暹罗市场银行',
  CHPB: '湄南人民银行',
  MKCB: '湄公商业银行',
  RDVB: '红三角洲银行',
  NSAB: '努沙群岛银行',
  GRDB: '花园岛银行',
  DCNB: '德干概念银行',
  SPRB: '香料之路银行',
  ISLB: '岛屿储蓄银行',
  LUZB: '吕宋虚构银行',
  STRB: '海峡橡胶银行',
  TNJB: '丹戎样本银行',
};

const DEPARTMENTS = rows(`
  MANAGEMENT|Management|管理层
  OPERATIONS|Operations|运营部
  FINANCE|Finance|财务部
  RISK|Risk|风控部
  SUPPORT|Support|客服部
  TECHNOLOGY|Technology|技术部
  COMPLIANCE|Compliance|合规部
  SALES|Sales|商务部`);

const INDUSTRIES = rows(`
  GAMES|Games|游戏
  RETAIL|Retail|零售
  TRAVEL|Travel|旅游
  BOOKS|Books|图书
  FOOD|Food|餐饮
  MEDIA|Media|媒体
  SPORTS|Sports|体育
  FASHION|Fashion|服饰
  EDUCATION|Education|教育`);

const BIZ_TYPES = rows(`
  PAYIN|Payin|代收
  PAYOUT|Payout|代付
  WITHDRAW|Withdraw|提现
  SETTLEMENT|Settlement|结算
  REFUND|Refund|退款
  TRANSFER|Transfer|转账
  ADJUST|Adjustment|调账`);

const HOLIDAYS = rows(`
  TH-2026-12-05|National day (TH)|国庆日（泰国）
  TH-2026-12-31|New year’s eve (TH)|除夕（泰国）
  VN-2027-01-01|New year (VN)|元旦（越南）
  ID-2026-12-25|Christmas (ID)|圣诞节（印度尼西亚）
  PH-2026-12-25|Christmas (PH)|圣诞节（菲律宾）
  PH-2026-12-30|Rizal day (PH)|黎刹日（菲律宾）
  IN-2027-01-26|Republic day (IN)|共和国日（印度）
  MY-2027-01-01|New year (MY)|元旦（马来西亚）`);

/** A text of the console by its key. @throws when it has none */
function messageOf(lang: 'en' | 'zh', key: string): string {
  const found = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], MESSAGES[lang]);
  if (typeof found !== 'string') throw new Error(`No message ${key}`);
  return found;
}

/**
 * Fills the dictionary: the enums of the program as the console labels them, and the code lists of the business
 * (docs/rules/dict.md#types).
 */
export function seedDict(
  world: World,
  banks: Readonly<Record<string, readonly (readonly [code: string, name: string])[]>>,
): void {
  const at = world.clock.now();
  const by = { updatedAt: at, updatedBy: 'admin' };
  const add = (code: string, nameEn: string, name: string, category: DictType['category'], items: readonly Row[]) => {
    world.dict.types.set(code, {
      code,
      name,
      nameEn,
      category,
      valueKind: 'STRING',
      status: 'ACTIVE',
      remark: null,
      version: 1,
      createdAt: at,
      createdBy: 'admin',
      ...by,
      items: items.map((item) => ({
        id: world.numberOf('DI'),
        color: 'default',
        isDefault: false,
        status: 'ACTIVE',
        parentValue: null,
        extra: null,
        remark: null,
        ...by,
        ...item,
      })),
    });
  };
  for (const [code, nameEn, name, values, color] of SYSTEM) {
    const label = (lang: 'en' | 'zh', value: string) => messageOf(lang, `${labelGroups[code]}.${value}`);
    const items = values.map((value) => ({
      value,
      label: label('zh', value),
      labelEn: label('en', value),
      color: color?.(value) ?? ('default' as const),
    }));
    add(code, nameEn, name, 'SYSTEM', items);
  }
  const digitsOf = (code: string) => currencies[code]?.digits ?? 2;
  add(
    'currency',
    'Currency',
    '币种',
    'BUSINESS',
    CURRENCY_NAMES.map((row) => ({ ...row, extra: { minorDigits: digitsOf(row.value) } })),
  );
  add('country', 'Country', '国家/地区', 'BUSINESS', COUNTRIES);
  const listed = Object.entries(banks).flatMap(([country, list]) =>
    list.map(([value, labelEn]) => ({
      value,
      labelEn,
      label: BANK_NAMES[value] ?? labelEn,
      parentValue: country,
      extra: { accountPattern: '^[0-9]{10,16}$', isPayoutOn: true },
    })),
  );
  add('bank', 'Bank', '银行', 'BUSINESS', listed);
  add('department', 'Department', '部门', 'BUSINESS', DEPARTMENTS);
  add('industry', 'Industry', '行业', 'BUSINESS', INDUSTRIES);
  // Filled by who finds out what a code means (docs/rules/payrecord.md#failures).
  add('upstream_code', 'Upstream code', '上游返回码', 'BUSINESS', []);
  add(
    'biz_type',
    'Business type',
    '业务类型',
    'BUSINESS',
    BIZ_TYPES.map((row, index) => ({ ...row, isDefault: index === 0 })),
  );
  add(
    'holiday',
    'Bank holiday',
    '银行节假日',
    'BUSINESS',
    HOLIDAYS.map((row) => ({ ...row, parentValue: row.value.slice(0, 2), extra: { date: row.value.slice(3) } })),
  );
}

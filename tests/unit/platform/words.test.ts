import { wordsOf } from '../../../mock/flow/words/changes';
import { createPlatform } from '../../../mock/platform';

/** Every field that the platform logs as changed, by kind of record. */
const LOGGED: Readonly<Record<string, string>> = {
  account: 'availableAmount frozenAmount status statusReason',
  agent:
    'agentName agentNo availableAmount isEarning loginAccount mayAddMerchant maySubAgent owner parentAgentNo profitPct remark riskLevel settleStatus settlementCycle shareMode status statusReason tags targetAmount',
  approval: 'status',
  bankLine: 'bizNo bizType ignoreReason matchStatus',
  batch: 'assignee batchName groupCode heldAmount scheduleAt status',
  batchItem: 'assignee bankRefNo failCode status',
  card: 'authorisationExpireAt authorisationFileId authorisationNo bankMobile cardId dailyCountLimit dailyInLimit dailyOutLimit groupCode holderName holderType maxOpenOrders maxPerTxn mchNos mchScope minPerTxn monthlyLimit ownership priority remark status tags usage weight',
  channel: 'autoClose cost dailyCountLimit limits name openFrom openTo recycled status statusReason weekdays zone',
  collect: 'bankRefNo cardId expireAt notifyStatus paidAmount statementLineNo status',
  dict: 'name nameEn order remark status valueKind THB.status THB.labelEn',
  exchange:
    'autoRate buyMarkup ceilRate decimals floorRate maxStepPct midRate overrideRate overrideUntil sellMarkup staleAfterSec status statusReason usage',
  ip: 'cidr expireAt remark scope state',
  maintenance:
    'canceledAt effect from level message mfaGraceDays mustAck repeat scopeCodes scopeType status text title to withdrawnAt zone',
  mchMenu: 'accessKey icon levels mchTypes name nameEn parentId path remark requiresProduct sort status visible',
  menu: 'accessKey hidden icon name nameEn parentId path remark sort status',
  merchant:
    'apiEnabled contactEmail contactMobile contactName currencies kycStatus legalPerson level licenceNo mchName mchShortName mchType notifyHostFixed payinDailyLimit payinEnabled payoutEnabled payoutReviewAbove portalEnabled reserveDays reserveRate riskLevel settlementCycle status tags telegram withdrawEnabled withdrawFeeMode withdrawFrom withdrawTo withdrawWeekdays TH_SCAN',
  message: 'lineNo',
  operator:
    'allowedCidrs department email factor factorCount hours lastReviewAt password realName roles scope session status statusReason validUntil withdrawTier',
  payorder: 'bankRefNo notifyStatus paidAmount refundedAmount status successType',
  payrecord: 'handledBy status',
  payway:
    'attemptTimeoutSec circuitState dailyCountLimit fallbackWayCode isEnabled maxAmount maxAttempts mchNos mchScope minAmount openFrom openTo remark retryOn round sort status statusReason stickyBy stickyMinutes strategy wayName weight',
  product:
    'amountMode cashierType category defaultFixed defaultRate expireMinutes fixedAmounts floorRate maxAmount minAmount productName productNameEn settlementCycle sort status statusReason',
  role: 'accessKeys allowedCidrs description hours mayGrant roleCode roleName roleNameEn status withdrawTier',
  schedule: 'at name',
  sett: 'bankRefNo channelCode notifyStatus retriedBy status',
  template: 'samples sender text',
  upstream: 'baseUrl country currencies inForce maxQps name remark status statusReason timeoutMs type',
  view: 'content name roleCode',
  withdraw: 'assignedTo claimedBy escalatedTo holdUntil mark payoutStatus settNo status',
};
/** The same word in both languages. */
const SAME = /^(KYC|Telegram|.* \/ .*|IP|cidr)$/;

const { world } = createPlatform({ seed: 'words', now: Date.parse('2026-11-20T06:31:02.114Z'), live: false, days: 1, flow: 0 });

const pairs = Object.entries(LOGGED).flatMap(([entity, fields]) => fields.split(' ').map((field) => [entity, field] as const));

test.each(pairs)('the change of %s %s is told by the label of its form, in both languages', (entity, field) => {
  const [en, zh] = (['en', 'zh'] as const).map((lang) => wordsOf(world, lang, entity, { field, before: null, after: null }));
  const last = field.split('.').at(-1) ?? '';
  expect(en?.fieldName.split(' · ')).not.toContain(last === 'TH_SCAN' ? '' : last);
  expect(en?.fieldName).toMatch(/^[A-Z]/);
  expect(en?.fieldName).not.toMatch(/[a-z][A-Z]|\{/);
  if (!SAME.test(zh?.fieldName ?? '')) expect(zh?.fieldName).toMatch(/[\u4e00-\u9fff]|TH_SCAN/);
});

test.each([
  ['merchant', 'kycStatus', 'PENDING', 'In review', '审核中'],
  ['merchant', 'withdrawFeeMode', 'INNER', 'Taken from the amount', '内扣'],
  ['merchant', 'payoutEnabled', 'false', 'No', '否'],
  ['merchant', 'reserveRate', '0.05', '5%', '5%'],
  ['product', 'floorRate', '0.0275', '2.75%', '2.75%'],
  ['exchange', 'floorRate', '0.0275', undefined, undefined],
  ['operator', 'roles', '["SUPPORT","AUDITOR"]', 'Support, Auditor', '客服, 审计'],
  ['operator', 'scope', '{"type":"COUNTRY","values":["TH"]}', 'Countries · Thailand', '国家/地区 · 泰国'],
  ['operator', 'withdrawTier', '0', 'None', '无'],
  ['payway', 'circuitState', 'HALF_OPEN', 'Probing', '试探'],
  ['ip', 'state', 'DISABLED', 'Disabled', '停用'],
  ['agent', 'parentAgentNo', 'A2001', undefined, undefined],
  ['merchant', 'mchName', 'Quokka Parcels Co.', undefined, undefined],
])('the value of %s %s %s is told as %s', (entity, field, value, en, zh) => {
  const change = { field, before: value, after: null };
  expect(wordsOf(world, 'en', entity, change)).toMatchObject({ beforeName: en, afterName: undefined });
  expect(wordsOf(world, 'zh', entity, change)).toMatchObject({ beforeName: zh, afterName: undefined });
});

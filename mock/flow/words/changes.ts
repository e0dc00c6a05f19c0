import { rateText } from '../../../src/domain/percent';
import { type Lang, say, type Text } from '../../engine/text';
import type { World } from '../../model/world';
import { nameIn } from './records';
import { nameOfCode, nameOfField, nameOfReason, nameOfValue } from './words';

/** Labels that no form has under this name, or only for another meaning. A dotted name is that of a part. */
const LABELS: Readonly<Record<string, Text>> = {
  version: ['Version of the record', '记录版本'],
  reasonCode: ['Reason', '原因'],
  remark: ['Remark', '备注'],
  evidenceFileId: ['Evidence', '证明文件'],
  items: ['Entry', '条目'],
  mchNo: ['Merchant', '商户'],
  mchName: ['Merchant name', '商户名称'],
  operatorId: ['User', '用户'],
  upstreamCode: ['Upstream', '上游'],
  productCode: ['Product', '产品'],
  ipId: ['Address', '地址'],
  roleCodes: ['Roles', '角色'],
  accessKeys: ['Permissions', '权限'],
  'dataScope.type': ['Data scope', '数据范围'],
  'dataScope.values': ['Scope values', '范围值'],
  hours: ['Sign-in hours', '登录时段'],
  weekdays: ['Days', '星期'],
  credentials: ['Credentials', '凭据'],
  credentialVersion: ['Credential version', '凭据版本'],
  inForce: ['Credential version', '凭据版本'],
  code: ['Service', '服务'],
  'message.en': ['Message (English)', '公告（英文）'],
  'message.zh': ['Message (Chinese)', '公告（中文）'],
  enabled: ['Enabled', '启用'],
  rate: ['Rate', '费率'],
  fixed: ['Fixed fee', '固定费用'],
  min: ['Minimum fee', '最低费用'],
  max: ['Maximum fee', '最高费用'],
  effectiveAt: ['Effective from', '生效时间'],
  ownerOperatorId: ['Account manager', '客户经理'],
  lowBalanceAlerts: ['Low balance alert', '低余额提醒'],
  statusReason: ['Reason', '原因'],
  isEarning: ['Earns shares', '计算分润'],
  apiEnabled: ['API switch', 'API 开关'],
  payinEnabled: ['Pay-in switch', '代收开关'],
  payoutEnabled: ['Payout switch', '代付开关'],
  withdrawEnabled: ['Withdrawal switch', '提现开关'],
  portalEnabled: ['Portal switch', '后台登录开关'],
  isEnabled: ['Enabled', '启用'],
  session: ['Session', '会话'],
  name: ['Name', '名称'],
  status: ['Status', '状态'],
  state: ['Status', '状态'],
  payoutStatus: ['Payout status', '打款状态'],
  settNo: ['Payout no.', '代付单号'],
  lineNo: ['Movement', '流水号'],
  assignee: ['Assignee', '处理人'],
  availableAmount: ['Available', '可用余额'],
  targetAmount: ['Target', '目标金额'],
  dailyCountLimit: ['Orders a day', '每日笔数上限'],
  round: ['Channels of the round', '轮询通道'],
  message: ['Message', '公告'],
  sender: ['Sender', '发送方'],
  text: ['Text', '内容'],
  samples: ['Samples', '样例'],
  canceledAt: ['Canceled', '取消时间'],
  withdrawnAt: ['Withdrawn', '撤回时间'],
  factor: ['Second factor', '二次验证'],
  password: ['Password', '密码'],
  retriedBy: ['Retried as', '重试单号'],
  holdUntil: ['Held until', '挂起至'],
  at: ['Time', '时间'],
  type: ['Type', '类型'],
  content: ['Content', '内容'],
  roleCode: ['Role', '角色'],
  effect: ['Effect', '影响'],
};

export const YES_NO: readonly [yes: Text, no: Text] = [
  ['Yes', '是'],
  ['No', '否'],
];

const PLACE = /^\d+$/;

/** Label of one name: as the forms of these records have it, unless it has one here. A text with a gap to fill is none. */
function wordOf(world: World, lang: Lang, entities: readonly string[], name: string): string {
  const credentials = () => [...world.upstreamBook.values()].flatMap(({ adapter }) => adapter.fields);
  const fixed = LABELS[name] ?? credentials().find((one) => one.name === name)?.label;
  if (fixed) return say(lang, fixed);
  const own = entities.map((entity) => nameOfField(lang, entity, name));
  // The price of a product is told under its code.
  return own.find((word) => word !== undefined && !word.includes('{')) ?? nameIn(world, 'productCode', name, lang) ?? name;
}

/**
 * Label of a field in words, as the forms have it: `Entry 2 · Address`. The name itself where there is none, which a test refuses.
 * @param entities kinds of records whose labels are tried in turn
 */
export function labelOf(world: World, lang: Lang, entities: readonly string[], path: readonly string[]): string {
  const whole = LABELS[path.join('.')];
  if (whole) return say(lang, whole);
  const words = path.map((name) => (PLACE.test(name) ? String(Number(name) + 1) : wordOf(world, lang, entities, name)));
  return words.reduce((label, word, at) => `${label}${PLACE.test(path[at] ?? '') ? ' ' : ' · '}${word}`);
}

/** Ratios; an exchange rate of the same name is none. */
const RATIOS: ReadonlySet<string> = new Set(['defaultRate', 'floorRate', 'profitPct', 'reserveRate']);

/** Closed lists whose texts have another name than the field. */
const CLOSED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  withdrawFeeMode: [['INNER', 'OUTER']],
  circuitState: [['CLOSED', 'OPEN', 'HALF_OPEN']],
  mark: [['RETURNED', 'DISPUTED', 'WRONG_PAYEE', 'FRAUD']],
  state: [['ACTIVE', 'PENDING', 'DISABLED']],
  type: [['ALL', 'COUNTRY', 'AGENT', 'MERCHANT']],
  status: [
    ['OPEN', 'CLOSED'],
    ['ASSIGNED', 'APPLYING'],
  ],
};

interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

/** A value in words; undefined when it says enough itself. */
function wordsFor(world: World, lang: Lang, entity: string | null, field: string, value: unknown): string | undefined {
  if (value === null || value === '') return undefined;
  if (typeof value === 'boolean') return say(lang, YES_NO[value ? 0 : 1]);
  if (Array.isArray(value))
    return value.map((one) => wordsFor(world, lang, entity, field, one) ?? String(one)).join(', ') || undefined;
  if (typeof value === 'object')
    return Object.entries(value as object)
      .map(([name, part]) => wordsFor(world, lang, entity, name, part) ?? (Array.isArray(part) ? undefined : String(part)))
      .filter(Boolean)
      .join(' · ');
  const text = String(value);
  if (field === 'withdrawTier') return nameOfValue(lang, 'role', 'tier', `T${text}`);
  if (field === 'statusReason') return nameOfReason(lang, entity, text);
  if (entity !== 'exchange' && RATIOS.has(field)) return rateText(text);
  const codes = CLOSED[field]?.find((list) => list.includes(text));
  return (
    nameIn(world, field, text, lang) ??
    nameOfValue(lang, entity, field, text) ??
    (codes && nameOfCode(lang, [entity], field, codes, text))
  );
}

/** A logged value as it was before it became text. */
function readValue(text: string | null): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  if (!/^[[{]/.test(text ?? '')) return text;
  try {
    return JSON.parse(text as string);
  } catch {
    return text;
  }
}

/** A logged change in words: the label of its form, and its values where they are codes, numbers of records, lists or switches. */
export function wordsOf(world: World, lang: Lang, entity: string | null, { field, before, after }: Change) {
  const path = field.split('.');
  const name = path.findLast((part) => !PLACE.test(part)) ?? field;
  const words = (text: string | null) => wordsFor(world, lang, entity, name, readValue(text));
  return {
    fieldName: labelOf(world, lang, entity === null ? [] : [entity], path),
    beforeName: words(before),
    afterName: words(after),
  };
}

import type { PayRecordAction, UpstreamAnswer } from '@/contract';
import type { Answer } from '../engine/api';
import { type Lang, Refusal, say, type Text } from '../engine/text';
import { changesOf } from './about';
import { bulk, reasonOf, tellChanges } from './changes';
import { type DictItem, ITEM_LIMIT } from './dictRules';
import { changeRecord, queryPay, tellPay } from './payFlow';
import { failureText, showPayRecord } from './payOrderView';
import { recordState } from './payRecordRights';
import { CODE_TYPE, classed, MEANING, meaningOf } from './recordCodes';
import type { PayRecord } from './trade';
import { by } from './withdrawRules';
import type { PlatformCall, World } from './world';
import { ago, isInScope, timeOf } from './world';

const CHANGED: Text = ['Changed by {who} {ago} ago.', '{who} 于 {ago}前已变更。'];
const SYSTEM: Text = ['the platform', '系统'];
const ASKED: Text = ['{done} of {all} asked.', '已查询 {done}/{all} 笔。'];
const NO_CODE: Text = ['No try that you may see bears this code.', '您可见的支付记录中没有该返回码。'];
const IS_MAPPED: Text = [
  '{code} of {upstream} is mapped to {unified} already.',
  '{upstream} 的返回码 {code} 已映射为 {unified}。',
];
const IS_OFF: Text = [
  'The dictionary has {code} of {upstream}, but not in force: enable or correct it there.',
  '数据字典中已有 {upstream} 的返回码 {code}，但未生效，请在字典中启用或更正。',
];
const FULL: Text = ['The dictionary type holds {limit} codes, no more.', '该字典类型最多 {limit} 项。'];

export interface Ref {
  recordNo: string;
  version: number;
}

/** 409 with the try as it is, and who changed it last (docs/rules/calls.md#conflicts). */
function conflict(
  { actor, lang, at }: PlatformCall,
  one: PayRecord,
  error: 'STATE_CONFLICT' | 'VERSION_CONFLICT',
  why?: { text: Text; values?: Record<string, string> },
): Refusal {
  const { handled, updatedAt } = one;
  const who = handled?.at === updatedAt ? handled.operator.username : say(lang, SYSTEM);
  const data = { current: showPayRecord(one, actor, lang), changedBy: who, changedAt: timeOf(updatedAt) };
  const values = { who, ago: ago(lang, at - updatedAt) };
  return new Refusal(409, error, why?.text ?? CHANGED, why?.values ?? values, data);
}

/** The try must take the action, in the version that the operator saw. @throws Refusal 409 */
function demand(call: PlatformCall, one: PayRecord, version: number, action: PayRecordAction) {
  const why = recordState(one, action);
  if (why) throw conflict(call, one, 'STATE_CONFLICT', why);
  if (one.version !== version) throw conflict(call, one, 'VERSION_CONFLICT');
}

/** What becomes of a try by the upstream's word (docs/rules/payrecord.md#states); a payment that went through has changed it already. */
function learn(world: World, one: PayRecord, said: UpstreamAnswer) {
  const isOpen = one.status === 'TIMEOUT' || one.status === 'UNKNOWN';
  // Who waits for the payer has taken the order; what UNKNOWN stands for is not cleared by that.
  if (said === 'PAYING' && one.status === 'TIMEOUT') changeRecord(world, one, { status: 'ACCEPTED' });
  if (said === 'FAILED' && isOpen) changeRecord(world, one, { status: 'FAILED' });
}

/** Asks the upstream about tries. */
export function ask(world: World, call: PlatformCall, find: (no: string) => PayRecord): Answer {
  return bulk<Ref>(call, 'recordNo', ASKED, ({ recordNo, version }) => {
    const one = find(recordNo);
    demand(call, one, version, 'query');
    const before = { status: one.status };
    tellPay(world, one.order, by(call, 'QUERIED', { refNo: one.no }));
    const upstreamStatus = queryPay(world, one.order);
    learn(world, one, upstreamStatus);
    tellChanges(call, changesOf<Pick<PayRecord, 'status'>>(before, one, ['status']), recordNo);
    const current = showPayRecord(one, call.actor, call.lang);
    return { before: before.status, after: one.status, upstreamStatus, version: one.version, current };
  });
}

/** Marks a difference as dealt with. @throws Refusal 409 or 422 */
export function handleDiff(world: World, call: PlatformCall, one: PayRecord): Answer {
  const { actor, at, lang, body } = call;
  const { reasonCode, remark } = reasonOf(call);
  const said = remark?.trim() || null;
  demand(call, one, Number(body.version), 'handleDiff');
  changeRecord(world, one, { handled: { at, operator: actor, reasonCode, remark: said } });
  const changes = changesOf<{ handledBy: string | null }>({ handledBy: null }, { handledBy: actor.username }, ['handledBy']);
  tellChanges(call, changes, one.no);
  return { data: showPayRecord(one, actor, lang) };
}

const meaningText = (upstreamCode: string, rawCode: string, unifiedCode: string, lang: Lang) =>
  `${upstreamCode} ${rawCode}: ${failureText(unifiedCode, lang).replace(/[.。]$/, '')}`;

/** Says what a code means that nobody knows, and reads the tries anew that bear it. @throws Refusal 404, 409 or 461 */
export function mapCode(world: World, call: PlatformCall): Answer {
  const { actor, at } = call;
  const { upstreamCode, rawCode, unifiedCode } = call.body as Record<'upstreamCode' | 'rawCode' | 'unifiedCode', string>;
  const names = { upstream: upstreamCode, code: rawCode };
  const type = world.dict.types.get(CODE_TYPE);
  if (!type) throw new Error(`The dictionary has no type ${CODE_TYPE}`);
  const value = `${upstreamCode}.${rawCode}`;
  const kept = type.items.find((item) => item.value === value);
  const known = meaningOf(world, upstreamCode, rawCode);
  const borne = world.payRecords.rows.filter((one) => one.rawCode === rawCode && one.channel.upstream.code === upstreamCode);
  // Somebody else's tries give nothing away: as if there were none.
  if (!borne.some(({ order }) => isInScope(actor, order.holder))) throw new Refusal(404, 'NOT_FOUND', NO_CODE);
  if (known ?? kept) {
    const who = kept && { changedBy: kept.updatedBy, changedAt: timeOf(kept.updatedAt) };
    const current = { upstreamCode, rawCode, unifiedCode: known?.unifiedCode ?? null };
    const values = { ...names, unified: known?.unifiedCode ?? '' };
    throw new Refusal(409, 'STATE_CONFLICT', known ? IS_MAPPED : IS_OFF, values, { current, ...who });
  }
  if (type.items.length >= ITEM_LIMIT || type.status !== 'ACTIVE')
    throw type.status === 'ACTIVE'
      ? new Refusal(461, 'LIMIT_EXCEEDED', FULL, { limit: ITEM_LIMIT }, { used: String(ITEM_LIMIT), limit: String(ITEM_LIMIT) })
      : new Refusal(409, 'STATE_CONFLICT', IS_OFF, names);
  const item: DictItem = {
    id: world.numberOf('DI'),
    value,
    label: meaningText(upstreamCode, rawCode, unifiedCode, 'zh'),
    labelEn: meaningText(upstreamCode, rawCode, unifiedCode, 'en'),
    color: 'default',
    isDefault: false,
    status: 'ACTIVE',
    parentValue: null,
    extra: { [MEANING]: unifiedCode },
    remark: null,
    updatedAt: at,
    updatedBy: actor.username,
  };
  type.items.push(item);
  Object.assign(type, { version: type.version + 1, updatedAt: at, updatedBy: actor.username });
  world.dict.revision++;
  const read = classed(unifiedCode);
  for (const one of borne) changeRecord(world, one, read);
  call.note.level = 'MEDIUM';
  call.note.about = { entity: 'dict', ids: [CODE_TYPE], name: type.nameEn };
  tellChanges(call, changesOf<Record<string, string | null>>({ [value]: null }, { [value]: unifiedCode }, [value]), CODE_TYPE);
  return { data: { upstreamCode, rawCode, unifiedCode, records: borne.length } };
}

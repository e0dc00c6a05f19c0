import { logChanges } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import { type Lang, notFound, Refusal, type Text } from '../../engine/text';
import { timeOf } from '../../engine/time';
import type { CallFor } from '../../model/operators';
import { isInScope } from '../../model/scope';
import { type DictItem, ITEM_LIMIT } from '../../model/settings';
import type { World } from '../../model/world';
import { failureText } from '../show';
import { CODE_TYPE, classed, MEANING, meaningOf } from './codes';
import { changeRecord } from './moves';

const NO_CODE: Text = ['No pay record in your data scope has this code.', '您可见的支付记录中没有该返回码。'];

const IS_MAPPED: Text = [
  '{code} of {upstream} is already mapped to {unified}.',
  '{upstream} 的返回码 {code} 已映射为 {unified}。',
];

const IS_OFF: Text = [
  'The dictionary has {code} of {upstream}, but it is not active. Enable or correct it there.',
  '数据字典中已有 {upstream} 的返回码 {code}，但未生效，请在字典中启用或更正。',
];

const FULL: Text = ['The dictionary type has at most {limit} codes.', '该字典类型最多 {limit} 项。'];

const meaningText = (upstreamCode: string, rawCode: string, unifiedCode: string, lang: Lang) =>
  `${upstreamCode} ${rawCode}: ${failureText(unifiedCode, lang).replace(/[.。]$/, '')}`;

/** Maps an unknown code and reclassifies its attempts. @throws Refusal 404, 409 or 461 */
export function mapCode(world: World, call: CallFor<'mapUpstreamCode'>) {
  const { actor, at } = call;
  const { upstreamCode, rawCode, unifiedCode } = call.body;
  const names = { upstream: upstreamCode, code: rawCode };
  const type = world.dict.types.get(CODE_TYPE);
  if (!type) throw new Error(`The dictionary has no type ${CODE_TYPE}`);
  const value = `${upstreamCode}.${rawCode}`;
  const kept = type.items.find((item) => item.value === value);
  const known = meaningOf(world, upstreamCode, rawCode);
  const borne = world.payRecords.rows.filter((one) => one.rawCode === rawCode && one.channel.upstream.code === upstreamCode);
  // Attempts outside the data scope are treated as missing.
  if (!borne.some(({ order }) => isInScope(actor, order.holder))) throw notFound(NO_CODE);
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
  logChanges(call, changesOf<Record<string, string | null>>({ [value]: null }, { [value]: unifiedCode }, [value]), CODE_TYPE);
  return { data: { upstreamCode, rawCode, unifiedCode, records: borne.length } };
}

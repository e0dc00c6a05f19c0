import type { ErrorCode, SalesAction } from '@/contract';
import { salesFits } from '../../../src/domain/perf';
import { CHANGED } from '../../base/conflict';
import { type Lang, Refusal, type Text } from '../../engine/text';
import { ago, timeOf } from '../../engine/time';
import { agencyOf } from '../../flow/agencies';
import type { Operator, PlatformCall } from '../../model/operators';
import type { World } from '../../model/world';
import type { Line } from './lines';

/** The operator and the language of a call. */
export type DoneBy = Pick<PlatformCall, 'actor' | 'lang'>;

const TO_MONTH: Text = [
  'Only monthly rows in original currency can be changed. Select the period “Month” and amounts “Per currency”.',
  '仅可操作原币种的月度记录：请选择按月统计及原币种。',
];

const FILTERED: Text = ['Only a whole month can be confirmed. Clear the product filter.', '仅可确认整月数据：请清除产品筛选。'];
const NOT_OVER: Text = ['{month} has not ended yet.', '{month} 尚未结束。'];
const NOT_BEGUN: Text = ['{month} has not started yet.', '{month} 尚未开始。'];
const OVER: Text = ['{month} has ended.', '{month} 已结束。'];
const DONE: Text = ['{month} was confirmed by {who}.', '{month} 已由 {who} 确认。'];
const NOT_AT_WORK: Text = ['{name} is not active or suspended.', '{name} 不是正常或暂停状态。'];

const OWN: Text = [
  'You posted a correction in {month}. Another user must confirm it.',
  '您在 {month} 内做过更正，须由他人确认。',
];

/** 409: who changed the month and when; the caller adds the current row. */
function conflict(
  world: World,
  { month, decided, agent }: Line,
  lang: Lang,
  text: Text,
  error: ErrorCode = 'STATE_CONFLICT',
): Refusal {
  const by = decided?.updatedBy ?? '';
  const at = decided?.updatedAt ?? world.clock.now();
  const values = {
    month: month ?? '',
    name: agent.name,
    who: decided?.frozen?.by.username ?? by,
    ago: ago(lang, world.clock.now() - at),
  };
  return new Refusal(409, error, text, values, by ? { changedBy: by, changedAt: timeOf(at) } : undefined);
}

/** Why this operator cannot act on the row now, for `allowed` and `denied`; does not check the access key. */
export function salesObstacle(
  world: World,
  line: Line,
  actor: Operator,
  action: SalesAction,
  lang: Lang,
  isFiltered: boolean,
): Refusal | undefined {
  const { month, agent, currency, span, status } = line;
  const fail = (text: Text) => conflict(world, line, lang, text);
  if (month === null) return fail(TO_MONTH);
  const now = world.clock.now();
  if (action === 'confirm') {
    if (isFiltered) return fail(FILTERED);
    if (!salesFits(action, status)) return fail(DONE);
    if (span.to > now) return fail(NOT_OVER);
    const isOwn = world.sales.corrections.some(
      (one) =>
        one.operator === actor && one.agent === agent && one.currency === currency && one.at >= span.from && one.at < span.to,
    );
    return isOwn ? new Refusal(403, 'SELF_APPROVAL', OWN, { month }, { makerName: actor.username }) : undefined;
  }
  const state = agencyOf(world, agent).status;
  if (state !== 'ACTIVE' && state !== 'SUSPENDED') return fail(NOT_AT_WORK);
  if (action === 'correct') return span.from > now ? fail(NOT_BEGUN) : undefined;
  return span.to <= now ? fail(OVER) : undefined;
}

/** Checks all conditions of an action on the version that the caller saw. @throws Refusal 403 or 409 */
export function demandSales(world: World, { actor, lang, body }: PlatformCall, line: Line, action: SalesAction): void {
  const refusal = salesObstacle(world, line, actor, action, lang, false);
  if (refusal) throw refusal;
  if (body.version !== (line.decided?.version ?? 1)) throw conflict(world, line, lang, CHANGED, 'VERSION_CONFLICT');
}

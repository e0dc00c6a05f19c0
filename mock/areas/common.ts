import type { OptionType } from '@/contract';
import type { Handler } from '../engine/api';
import { invalid } from '../engine/schema';
import { Refusal, type Text } from '../engine/text';
import { findOrder } from './withdrawRules';
import type { Operator, World } from './world';
import { isInScope } from './world';

const HOUR = 3_600_000;
const REVEAL_LIMIT = 30;
const TOO_OFTEN: Text = ['You may show {n} masked values per hour.', '每小时最多查看 {n} 次敏感信息。'];
const REMARK: Text = ['At least 4 characters when the reason is "other".', '原因为“其他”时至少填写 4 个字符。'];

/** Calls that several screens share (conventions 0.5, 0.8). */
export function commonHandlers(world: World): Record<string, Handler<Operator>> {
  const reveals = new Map<string, number[]>();

  const options: Record<OptionType, (operator: Operator) => { value: string; label: string }[]> = {
    holder: (operator) =>
      world.holders.filter((holder) => isInScope(operator, holder)).map(({ no, name }) => ({ value: no, label: name })),
    agent: (operator) =>
      world.holders
        .filter((holder) => holder.type === 'AGENT' && isInScope(operator, holder))
        .map(({ no, name }) => ({ value: no, label: name })),
    operator: () => world.operators.map(({ id, username }) => ({ value: id, label: username })),
    channel: () => ['CH0310', 'CH0311', 'CH0312', 'CH0313'].map((value) => ({ value, label: value })),
    bank: () =>
      [...new Map(world.payees.map(({ bankCode, bankName }) => [bankCode, bankName]))].map(([value, label]) => ({
        value,
        label,
      })),
  };

  return {
    listOptions({ actor, query }) {
      const keyword = String(query.keyword ?? '')
        .trim()
        .toLowerCase();
      const found = options[query.type as OptionType](actor).filter(({ value, label }) =>
        `${value} ${label}`.toLowerCase().includes(keyword),
      );
      const current = Number(query.current ?? 1);
      const pageSize = Number(query.pageSize ?? 10);
      const list = found.slice((current - 1) * pageSize, current * pageSize);
      return { data: { list, total: found.length, current, pageSize } };
    },
    revealSensitive(call) {
      const { actor, at, body, lang } = call;
      const {
        id,
        field,
        reasonCode,
        remark = '',
      } = body as { id: string; field: 'payeeAccountNo' | 'payeeName'; reasonCode: string; remark?: string };
      call.note.level = 'HIGH';
      if (reasonCode === 'OTHER' && remark.trim().length < 4)
        throw invalid(lang, [{ name: 'remark', rule: 'minLength', text: REMARK }]);
      const order = findOrder(world, actor, id);
      const recent = (reveals.get(actor.id) ?? []).filter((time) => at - time < HOUR);
      if (recent.length >= REVEAL_LIMIT) {
        const retryAfterSec = Math.ceil(((recent[0] as number) + HOUR - at) / 1000);
        throw new Refusal(429, 'RATE_LIMITED', TOO_OFTEN, { n: REVEAL_LIMIT }, { retryAfterSec });
      }
      reveals.set(actor.id, [...recent, at]);
      return { data: { value: field === 'payeeName' ? order.payee.name : order.payee.accountNo, visibleSec: 60 } };
    },
  };
}

import type { WorkCount, WorkItem } from '@/contract';
import { moneyIn } from '../../base/money';
import { pageOf } from '../../engine/page';
import { type Lang, say } from '../../engine/text';
import { iso, timeOf } from '../../engine/time';
import { byDue, type Work, workKinds, workOf } from '../../flow/inbox/work';
import type { AreaHandlers } from '../../model/area';
import type { World } from '../../model/world';

const showWork = ({ since, dueAt, money, action, ...facts }: Work, lang: Lang): WorkItem => ({
  ...facts,
  ...(action && { actionName: say(lang, action) }),
  ...(money && { amount: moneyIn(money.currency, money.minor), currency: money.currency }),
  ...(dueAt !== null && { dueAt: iso(dueAt) }),
  since: iso(since),
});

/** What waits for the operator, over all areas (docs/rules/work.md#list). */
export function workHandlers(world: World): AreaHandlers<'work'> {
  return {
    pageWork({ actor, at, lang, query }) {
      const found = workKinds.map((kind) => ({ kind, rows: workOf(world, actor, kind, at).sort(byDue) }));
      const kinds = found.map(
        ({ kind, rows }): WorkCount => ({ kind, count: rows.length, oldestDueAt: timeOf(rows[0]?.dueAt ?? null) }),
      );
      const wanted = query.kind;
      const rows = found.filter(({ kind }) => !wanted || kind === wanted).flatMap((one) => one.rows);
      return { data: { ...pageOf(rows.sort(byDue), query, (row) => showWork(row, lang)), kinds } };
    },
  };
}

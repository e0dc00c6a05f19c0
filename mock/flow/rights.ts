import { whyNoRight } from '../base/noRight';
import { type Lang, say, type Text } from '../engine/text';
import type { Operator } from '../model/operators';

/** Actions that an operator may take on a record now, and why the other actions of its state are denied. */
export function rightsOf<Action extends string>(
  operator: Operator,
  lang: Lang,
  stem: string,
  fitting: readonly Action[],
  obstacleOf: (action: Action) => { text: Text; values?: Readonly<Record<string, string | number>> } | undefined,
) {
  const allowed: Action[] = [];
  const denied: { action: string; why: string }[] = [];
  for (const action of fitting) {
    const key = `${stem}:${action}`;
    const why = obstacleOf(action);
    if (!operator.access.has(key)) denied.push({ action, why: whyNoRight(lang, key) });
    else if (why) denied.push({ action, why: say(lang, why.text, why.values) });
    else allowed.push(action);
  }
  return { allowed, denied };
}

import type { Operator } from '../../model/operators';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { needsMe } from './rules';

/** Orders that wait for a decision of this operator (docs/rules/console.md#badge). */
export const pendingCount = (world: World, actor: Operator): number => {
  let count = 0;
  for (const order of world.open) if (isInScope(actor, order.holder) && needsMe(world, order, actor)) count++;
  return count;
};

import type { Mark, Withdraw } from '../../model/payments';
import type { World } from '../../model/world';
import { by, type Deciding } from '../show';
import { change } from './moves';

/** Keeps what became of a paid order, instead of an earlier mark (docs/rules/withdraw.md#mark). */
export function mark(world: World, deciding: Deciding, order: Withdraw, { outcome, remark }: Pick<Mark, 'outcome' | 'remark'>) {
  change(world, order, by(deciding, 'MARKED', { reasonCode: outcome, remark }));
  order.mark = { outcome, remark, by: deciding.actor, at: order.updatedAt };
}

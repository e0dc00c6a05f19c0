import type { AreaContext, AreaHandlers } from '../../model/area';
import { salesHandlers } from './handlers';
import { profitHandlers } from './profit';

/** Performance of agents, and profit. */
export const sales = ({ world }: AreaContext): AreaHandlers<'sales' | 'profit'> => ({
  ...salesHandlers(world),
  ...profitHandlers(world),
});

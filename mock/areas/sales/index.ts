import type { Area } from '../../model/area';
import { salesHandlers } from './handlers';
import { profitHandlers } from './profit';

/** Performance of agents, and profit. */
export const sales: Area = ({ world }) => ({
  ...salesHandlers(world),
  ...profitHandlers(world),
});

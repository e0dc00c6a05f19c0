import type { Area } from '../../model/area';
import { salesHandlers } from './handlers';
import { profitHandlers } from './profit';

/** Sales of merchants and agents, and profit. */
export const sales: Area = ({ world }) => ({
  ...salesHandlers(world),
  ...profitHandlers(world),
});

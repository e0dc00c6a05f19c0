import type { AreaContext, AreaHandlers } from '../../model/area';
import { batchHandlers } from './handlers';
import { batchPayHandlers } from './pay';

/** Payout batches and their payment. */
export const batch = ({ world, log }: AreaContext): AreaHandlers<'batch' | 'batchItem'> => ({
  ...batchHandlers(world, log),
  ...batchPayHandlers(world),
});

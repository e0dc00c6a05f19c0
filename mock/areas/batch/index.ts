import type { Area } from '../../model/area';
import { batchHandlers } from './handlers';
import { batchPayHandlers } from './pay';

/** Payout batches and their payment. */
export const batch: Area = ({ world, log }) => ({
  ...batchHandlers(world, log),
  ...batchPayHandlers(world),
});

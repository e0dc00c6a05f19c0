import type { Area } from '../../model/area';
import { settDetailHandlers } from './detail';
import { settHandlers } from './handlers';

/** Payout orders. */
export const payout: Area = ({ world, log, spoil }) => ({
  ...settHandlers(world, log, spoil),
  ...settDetailHandlers(world),
});

import type { AreaContext, AreaHandlers } from '../../model/area';
import { settDetailHandlers } from './detail';
import { settHandlers } from './handlers';

/** Payout orders. */
export const payout = ({ world, log, spoil }: AreaContext): AreaHandlers<'sett'> => ({
  ...settHandlers(world, log, spoil),
  ...settDetailHandlers(world),
});

import type { Area } from '../../model/area';
import { payOrderHandlers } from './order';
import { payRecordHandlers } from './record';

/** Pay orders and pay records. */
export const payin: Area = ({ world, log, spoil }) => ({
  ...payOrderHandlers(world, log, spoil),
  ...payRecordHandlers(world, log),
});

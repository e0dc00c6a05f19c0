import type { Area } from '../../model/area';
import { payOrderHandlers } from './order';
import { payRecordHandlers } from './record';

/** Pay orders and their tries at channels. */
export const payin: Area = ({ world, log, spoil }) => ({
  ...payOrderHandlers(world, log, spoil),
  ...payRecordHandlers(world, log),
});

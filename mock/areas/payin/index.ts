import type { AreaContext, AreaHandlers } from '../../model/area';
import { payOrderHandlers } from './order';
import { payRecordHandlers } from './record';

/** Pay orders and pay records. */
export const payin = ({ world, log, spoil }: AreaContext): AreaHandlers<'payorder' | 'payrecord'> => ({
  ...payOrderHandlers(world, log, spoil),
  ...payRecordHandlers(world, log),
});

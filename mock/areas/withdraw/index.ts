import type { AreaContext, AreaHandlers } from '../../model/area';
import { withdrawHandlers } from './handlers';

/** Withdraw orders. */
export const withdraw = ({ world, log, spoil }: AreaContext): AreaHandlers<'withdraw'> => withdrawHandlers(world, log, spoil);

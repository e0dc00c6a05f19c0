import type { Area } from '../../model/area';
import { withdrawHandlers } from './handlers';

/** Withdraw orders. */
export const withdraw: Area = ({ world, log, spoil }) => withdrawHandlers(world, log, spoil);

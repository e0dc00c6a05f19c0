import type { Area } from '../../model/area';
import { rateHandlers } from './handlers';

/** Exchange rates. */
export const rate: Area = ({ world, log }) => rateHandlers(world, log);

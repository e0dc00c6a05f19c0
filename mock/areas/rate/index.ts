import type { AreaContext, AreaHandlers } from '../../model/area';
import { rateHandlers } from './handlers';

/** Exchange rates. */
export const rate = ({ world, log }: AreaContext): AreaHandlers<'exchange'> => rateHandlers(world, log);

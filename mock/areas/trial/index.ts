import type { AreaContext, AreaHandlers } from '../../model/area';
import { trialHandlers } from './handlers';

/** Channel tests. */
export const trial = ({ world, log }: AreaContext): AreaHandlers<'trial'> => trialHandlers(world, log);

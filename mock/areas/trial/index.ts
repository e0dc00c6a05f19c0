import type { Area } from '../../model/area';
import { trialHandlers } from './handlers';

/** Channel tests. */
export const trial: Area = ({ world, log }) => trialHandlers(world, log);

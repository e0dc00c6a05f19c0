import type { Area } from '../../model/area';
import { logHandlers } from './handlers';

/** The operation log. */
export const log: Area = ({ world, log, spoil }) => logHandlers(world, log, spoil);

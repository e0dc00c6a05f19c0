import type { AreaContext, AreaHandlers } from '../../model/area';
import { logHandlers } from './handlers';

/** The operation log. */
export const log = ({ world, log, spoil }: AreaContext): AreaHandlers<'log'> => logHandlers(world, log, spoil);

import type { AreaContext, AreaHandlers } from '../../model/area';
import { bankLineHandlers } from './handlers';

/** Movements on own cards. */
export const bankLine = ({ world, log }: AreaContext): AreaHandlers<'bankLine'> => bankLineHandlers(world, log);

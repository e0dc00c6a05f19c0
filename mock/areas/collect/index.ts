import type { AreaContext, AreaHandlers } from '../../model/area';
import { collectHandlers } from './handlers';

/** Collections on own cards. */
export const collect = ({ world, log, spoil }: AreaContext): AreaHandlers<'collect'> => collectHandlers(world, log, spoil);

import type { AreaContext, AreaHandlers } from '../../model/area';
import { cardHandlers } from './handlers';

/** Own cards. */
export const card = ({ world, log }: AreaContext): AreaHandlers<'card'> => cardHandlers(world, log);

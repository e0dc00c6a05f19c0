import type { AreaContext, AreaHandlers } from '../../model/area';
import { whiteHandlers } from './handlers';

/** Whitelists of merchants. */
export const white = ({ world }: AreaContext): AreaHandlers<'white'> => whiteHandlers(world);

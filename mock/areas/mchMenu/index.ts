import type { AreaContext, AreaHandlers } from '../../model/area';
import { mchMenuHandlers } from './handlers';

/** Menus of the portals. */
export const mchMenu = ({ world }: AreaContext): AreaHandlers<'mchMenu'> => mchMenuHandlers(world);

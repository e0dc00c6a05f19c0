import type { Area } from '../../model/area';
import { mchMenuHandlers } from './handlers';

/** Menus of the portals. */
export const portalMenu: Area = ({ world }) => mchMenuHandlers(world);

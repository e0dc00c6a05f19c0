import type { AreaContext, AreaHandlers } from '../../model/area';
import { maintainHandlers } from './handlers';

/** Maintenance and limits. */
export const maintenance = ({ world }: AreaContext): AreaHandlers<'maintenance'> => maintainHandlers(world);

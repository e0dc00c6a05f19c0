import type { Area } from '../../model/area';
import { maintainHandlers } from './handlers';

/** Maintenance and limits. */
export const maintenance: Area = ({ world }) => maintainHandlers(world);

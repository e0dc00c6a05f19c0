import type { Area } from '../../model/area';
import { dictHandlers } from './handlers';

/** Code lists. */
export const dict: Area = ({ world }) => dictHandlers(world);

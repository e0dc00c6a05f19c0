import type { Area } from '../../model/area';
import { cardHandlers } from './handlers';

/** Own cards. */
export const card: Area = ({ world, log }) => cardHandlers(world, log);

import type { Area } from '../../model/area';
import { collectHandlers } from './handlers';

/** Collections on own cards. */
export const collect: Area = ({ world, log, spoil }) => collectHandlers(world, log, spoil);

import type { Area } from '../../model/area';
import { bankLineHandlers } from './handlers';

/** Movements on own cards. */
export const bankLine: Area = ({ world, log }) => bankLineHandlers(world, log);

import type { Area } from '../../model/area';
import { roundHandlers } from './handlers';

/** Rounds of pay ways. */
export const round: Area = ({ world }) => roundHandlers(world);

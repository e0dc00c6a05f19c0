import type { Area } from '../../model/area';
import { roundHandlers } from './handlers';

/** Rounds of channels. */
export const round: Area = ({ world }) => roundHandlers(world);

import type { AreaContext, AreaHandlers } from '../../model/area';
import { roundHandlers } from './handlers';

/** Rounds of pay ways. */
export const round = ({ world }: AreaContext): AreaHandlers<'round'> => roundHandlers(world);

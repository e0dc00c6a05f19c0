import type { Area } from '../../model/area';
import { approvalHandlers } from './handlers';

/** Calls that need a second person. */
export const approval: Area = ({ world, carryOut }) => approvalHandlers(world, carryOut);

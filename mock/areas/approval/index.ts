import type { AreaContext, AreaHandlers } from '../../model/area';
import { approvalHandlers } from './handlers';

/** Calls that need a second person. */
export const approval = ({ world, carryOut }: AreaContext): AreaHandlers<'approval'> => approvalHandlers(world, carryOut);

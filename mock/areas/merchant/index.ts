import type { AreaContext, AreaHandlers } from '../../model/area';
import { agentHandlers } from './agent';
import { merchantHandlers } from './handlers';

/** Merchants and agents. */
export const merchant = ({ world, log }: AreaContext): AreaHandlers<'merchant' | 'agent'> => ({
  ...merchantHandlers(world, log),
  ...agentHandlers(world, log),
});

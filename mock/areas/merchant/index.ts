import type { Area } from '../../model/area';
import { agentHandlers } from './agent';
import { merchantHandlers } from './handlers';

/** Merchants and agents. */
export const merchant: Area = ({ world, log }) => ({
  ...merchantHandlers(world, log),
  ...agentHandlers(world, log),
});

import type { Area } from '../../model/area';
import { accountHandlers } from './handlers';
import { accountHistoryHandlers } from './history';

/** Accounts and their history. */
export const account: Area = ({ world, log }) => ({
  ...accountHandlers(world, log),
  ...accountHistoryHandlers(world),
});

import type { AreaContext, AreaHandlers } from '../../model/area';
import { accountHandlers } from './handlers';
import { accountHistoryHandlers } from './history';

/** Accounts and their history. */
export const account = ({ world, log }: AreaContext): AreaHandlers<'account'> => ({
  ...accountHandlers(world, log),
  ...accountHistoryHandlers(world),
});

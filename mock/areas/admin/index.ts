import type { Area } from '../../model/area';
import { menuHandlers } from './menu';
import { operatorHandlers } from './operator';
import { roleHandlers } from './role';

/** Operators, roles and the side menu. */
export const admin: Area = ({ world, log, loginOf }) => ({
  ...operatorHandlers(world, log, loginOf),
  ...roleHandlers(world),
  ...menuHandlers(world),
});

import type { AreaContext, AreaHandlers } from '../../model/area';
import { menuHandlers } from './menu';
import { operatorHandlers } from './operator';
import { roleHandlers } from './role';

/** Operators, roles and the side menu. */
export const admin = ({ world, log, loginOf }: AreaContext): AreaHandlers<'operator' | 'role' | 'menu'> => ({
  ...operatorHandlers(world, log, loginOf),
  ...roleHandlers(world),
  ...menuHandlers(world),
});

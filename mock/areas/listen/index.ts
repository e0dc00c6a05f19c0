import type { AreaContext, AreaHandlers } from '../../model/area';
import { listenHandlers } from './handlers';
import { messageHandlers } from './messages';
import { templateHandlers } from './templates';

/** Devices, their messages and templates. */
export const listen = ({ world, log }: AreaContext): AreaHandlers<'listen'> => ({
  ...listenHandlers(world, log),
  ...messageHandlers(world),
  ...templateHandlers(world),
});

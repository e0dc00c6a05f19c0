import type { Area } from '../../model/area';
import { listenHandlers } from './handlers';
import { messageHandlers } from './messages';
import { templateHandlers } from './templates';

/** Devices, their messages and templates. */
export const listen: Area = ({ world, log }) => ({
  ...listenHandlers(world, log),
  ...messageHandlers(world),
  ...templateHandlers(world),
});

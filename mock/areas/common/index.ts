import type { Area } from '../../model/area';
import { callbackHandlers } from './callbacks';
import { noteHandlers } from './notes';
import { commonHandlers } from './shared';
import { viewHandlers } from './views';

/** Calls that several screens share. */
export const common: Area = ({ world, findEntry, perform }) => ({
  ...commonHandlers(world),
  ...noteHandlers(world, findEntry),
  ...viewHandlers(world),
  ...callbackHandlers(world, perform),
});

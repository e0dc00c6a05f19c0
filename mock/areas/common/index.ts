import type { Area } from '../../model/area';
import { eventHandlers } from './events';
import { noteHandlers } from './notes';
import { commonHandlers } from './shared';
import { viewHandlers } from './views';

/** Calls that several screens share. */
export const common: Area = (context) => ({
  ...commonHandlers(context.world),
  ...noteHandlers(context.world, context.findEntry),
  ...viewHandlers(context.world),
  ...eventHandlers(context),
});

import type { AreaContext, AreaHandlers } from '../../model/area';
import { callbackHandlers } from './callbacks';
import { eventHandlers } from './events';
import { noteHandlers } from './notes';
import { ownNoticeHandlers } from './ownNotices';
import { scheduleHandlers } from './schedules';
import { commonHandlers } from './shared';
import { taskHandlers } from './tasks';
import { viewHandlers } from './views';
import { workHandlers } from './work';

/** Calls that several screens share. */
export const common = (
  context: AreaContext,
): Omit<AreaHandlers<'common'>, 'getLabels'> & AreaHandlers<'notice' | 'work' | 'events' | 'task' | 'schedule'> => ({
  ...commonHandlers(context.world),
  ...noteHandlers(context.world, context.findEntry),
  ...ownNoticeHandlers(context.world),
  ...viewHandlers(context.world),
  ...workHandlers(context.world),
  ...callbackHandlers(context.world, context.perform),
  ...eventHandlers(context),
  ...taskHandlers(context),
  ...scheduleHandlers(context),
});

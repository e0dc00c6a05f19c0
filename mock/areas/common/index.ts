import type { Area } from '../../model/area';
import { callbackHandlers } from './callbacks';
import { noteHandlers } from './notes';
import { ownNoticeHandlers } from './ownNotices';
import { commonHandlers } from './shared';
import { viewHandlers } from './views';
import { workHandlers } from './work';

/** Calls that several screens share. */
export const common: Area = ({ world, findEntry, perform }) => ({
  ...commonHandlers(world),
  ...noteHandlers(world, findEntry),
  ...ownNoticeHandlers(world),
  ...viewHandlers(world),
  ...workHandlers(world),
  ...callbackHandlers(world, perform),
});

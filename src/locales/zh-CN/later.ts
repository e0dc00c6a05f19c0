import type { LaterMessages } from '../types';
import { desk } from './desk';
import { mention } from './mention';
import { palette } from './palette';
import { views } from './views';

export default { desk, mention, palette, views } satisfies LaterMessages;

import type { LaterMessages } from '../types';
import { desk } from './desk';
import { mention } from './mention';
import { palette } from './palette';
import { parts } from './parts';
import { views } from './views';

export default { desk, mention, palette, parts, views } satisfies LaterMessages;

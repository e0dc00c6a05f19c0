import type { ConsoleMessages } from '../types';
import { menu } from './menu';
import { trade } from './trade';

export default { menu, trade } satisfies ConsoleMessages;

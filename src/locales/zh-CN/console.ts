import type { ConsoleMessages } from '../types';
import { menu } from './menu';
import { palette } from './palette';
import { trade } from './trade';

export default { menu, palette, trade } satisfies ConsoleMessages;

/** The formatter comes with the texts: it is needed exactly where they are. */
export { IntlMessageFormat } from 'intl-messageformat';

import type { ConsoleMessages } from '../types';
import { mention } from './mention';
import { menu } from './menu';
import { palette } from './palette';
import { print } from './print';
import { trade } from './trade';

export default { mention, menu, palette, print, trade } satisfies ConsoleMessages;

/** The formatter comes with the texts: it is needed exactly where they are. */
export { IntlMessageFormat } from 'intl-messageformat';

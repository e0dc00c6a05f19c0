import type { ConsoleMessages } from '../types';
import { menu } from './menu';
import { print } from './print';
import { trade } from './trade';

export default { menu, print, trade } satisfies ConsoleMessages;

/** The formatter comes with the texts: it is needed exactly where they are. */
export { IntlMessageFormat } from 'intl-messageformat';

import type { ConsoleMessages } from '../types';
import base from './base';
import { menu } from './menu';
import { print } from './print';
import { trade } from './trade';

export default { ...base, menu, print, trade } satisfies ConsoleMessages;

/** The formatter comes with the texts: it is needed exactly where they are. */
export { IntlMessageFormat } from 'intl-messageformat';

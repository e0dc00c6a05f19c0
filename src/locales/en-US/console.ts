import base from './base';
import { menu } from './menu';
import { print } from './print';
import { payorder } from './trade/payorder';
import { trade } from './trade/withdraw';

/** With the texts of the screen that most begin with: it is there one request sooner. */
export default { ...base, menu, print, trade, payorder };

/** The formatter comes with the texts: it is needed exactly where they are. */
export { createFormatter } from '../formatter';

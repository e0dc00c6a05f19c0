import type source from '../en-US/console';
import type { SameShape } from '../types';
import base from './base';
import { common } from './common';
import { menu } from './menu';
import { payorder } from './trade/payorder';
import { trade } from './trade/withdraw';

/** Includes the texts of the most common start screen, which saves one request. */
export default { ...base, common, menu, trade, payorder } satisfies SameShape<typeof source>;

/** The formatter is in the same chunk, because every text needs it. */
export { createFormatter } from '../formatter';

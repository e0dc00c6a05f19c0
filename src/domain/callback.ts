import type { CallbackEntity } from '@/contract';
import { all } from './values';

/** The kinds of orders that have callbacks. */
export const callbackEntities = all<CallbackEntity>()(['payorder', 'sett']);

import type { Area } from '../../model/area';
import { whiteHandlers } from './handlers';

/** Whitelists of merchants. */
export const whitelist: Area = ({ world }) => whiteHandlers(world);

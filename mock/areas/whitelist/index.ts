import type { Area } from '../../model/area';
import { whiteHandlers } from './handlers';

/** Addresses that merchants may call from. */
export const whitelist: Area = ({ world }) => whiteHandlers(world);

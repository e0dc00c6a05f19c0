import type { AreaContext, AreaHandlers } from '../../model/area';
import { upstreamHandlers } from './handlers';

/** Upstreams. */
export const upstream = ({ world, log }: AreaContext): AreaHandlers<'upstream'> => upstreamHandlers(world, log);

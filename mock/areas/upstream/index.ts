import type { Area } from '../../model/area';
import { upstreamHandlers } from './handlers';

/** Upstreams. */
export const upstream: Area = ({ world, log }) => upstreamHandlers(world, log);

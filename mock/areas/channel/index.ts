import type { Area } from '../../model/area';
import { channelHandlers } from './handlers';

/** Channels. */
export const channel: Area = ({ world, log }) => channelHandlers(world, log);

import type { AreaContext, AreaHandlers } from '../../model/area';
import { channelHandlers } from './handlers';

/** Channels. */
export const channel = ({ world, log }: AreaContext): AreaHandlers<'channel'> => channelHandlers(world, log);

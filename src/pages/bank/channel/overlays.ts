/** One chunk for everything that opens over the list. */
export { ChannelDrawer } from './ChannelDrawer';
export { Dialogs } from './Dialogs';

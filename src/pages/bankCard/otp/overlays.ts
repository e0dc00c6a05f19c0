/** One chunk for everything that opens over the list, and for the messages beside it. */
export { ChannelDrawer } from './ChannelDrawer';
export { Dialogs } from './Dialogs';
export { Feed } from './Feed';

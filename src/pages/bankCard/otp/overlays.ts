/** One chunk for everything that opens over the list. */
export { ChannelDrawer as Drawer } from './ChannelDrawer';
export { Dialogs } from './Dialogs';

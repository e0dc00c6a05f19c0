/** All overlays of the list load as one chunk. */
export { ChannelDrawer as Drawer } from './ChannelDrawer';
export { Dialogs } from './Dialogs';

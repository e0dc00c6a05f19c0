/** One chunk for everything that opens over the list. */

export { Dialogs } from './Dialogs';
export { UpstreamDrawer as Drawer } from './UpstreamDrawer';

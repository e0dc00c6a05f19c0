/** One chunk for everything that opens over the list. */

export { Dialogs } from './Dialogs';
export { LineDrawer as Drawer } from './LineDrawer';

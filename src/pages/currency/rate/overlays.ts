/** One chunk for everything that opens over the list. */

export { Dialogs } from './Dialogs';
export { RateDrawer as Drawer } from './RateDrawer';

/** One chunk for everything that opens over the list. */

export { Dialogs } from './Dialogs';
export { PaywayDrawer as Drawer } from './PaywayDrawer';

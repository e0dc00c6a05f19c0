/** One chunk for everything that opens over the list. */
export { AccountDrawer as Drawer } from './AccountDrawer';
export { Dialogs } from './Dialogs';

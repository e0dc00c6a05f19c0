/** One chunk for everything that opens over the list. */
export { BatchDrawer as Drawer } from './BatchDrawer';
export { Dialogs } from './Dialogs';

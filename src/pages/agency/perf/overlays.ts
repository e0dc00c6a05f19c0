/** One chunk for everything that opens over the list. */
export { Dialogs } from './Dialogs';
export { SalesDrawer as Drawer } from './SalesDrawer';

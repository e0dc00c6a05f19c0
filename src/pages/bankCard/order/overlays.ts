/** One chunk for everything that opens over the list. */
export { CollectDrawer as Drawer } from './CollectDrawer';
export { Dialogs } from './Dialogs';

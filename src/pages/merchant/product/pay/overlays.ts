/** One chunk for everything that opens over the list. */

export { Dialogs } from './Dialogs';
export { ProductDrawer as Drawer } from './ProductDrawer';

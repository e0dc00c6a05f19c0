/** One chunk for everything that opens over the list. */
export { CardDrawer as Drawer } from './CardDrawer';
export { Dialogs } from './Dialogs';

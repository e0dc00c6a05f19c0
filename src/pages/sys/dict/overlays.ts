/** One chunk for everything that opens over the list. */
export { Dialogs } from './Dialogs';
export { DictDrawer as Drawer } from './DictDrawer';

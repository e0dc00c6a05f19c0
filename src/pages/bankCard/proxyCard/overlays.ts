/** One chunk for everything that opens over the list. */
export { CardDrawer } from './CardDrawer';
export { Dialogs } from './Dialogs';

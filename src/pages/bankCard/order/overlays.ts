/** One chunk for everything that opens over the list. */
export { CollectDrawer } from './CollectDrawer';
export { Dialogs } from './Dialogs';

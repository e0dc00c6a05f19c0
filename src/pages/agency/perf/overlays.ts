/** One chunk for everything that opens over the list. */
export { CompareDrawer } from './CompareDrawer';
export { Dialogs } from './Dialogs';
export { SalesDrawer } from './SalesDrawer';

/** All overlays of the list load as one chunk. */
export { Dialogs } from './Dialogs';
export { SalesDrawer as Drawer } from './SalesDrawer';

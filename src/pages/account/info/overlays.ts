/** All overlays of the list load as one chunk. */
export { AccountDrawer as Drawer } from './AccountDrawer';
export { Dialogs } from './Dialogs';

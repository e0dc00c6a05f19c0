/** All overlays of the list load as one chunk. */
export { BatchDrawer as Drawer } from './BatchDrawer';
export { Dialogs } from './Dialogs';

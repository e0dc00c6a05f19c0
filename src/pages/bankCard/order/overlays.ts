/** All overlays of the list load as one chunk. */
export { CollectDrawer as Drawer } from './CollectDrawer';
export { Dialogs } from './Dialogs';

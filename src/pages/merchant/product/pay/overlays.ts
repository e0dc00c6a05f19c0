/** All overlays of the list load as one chunk. */

export { Dialogs } from './Dialogs';
export { ProductDrawer as Drawer } from './ProductDrawer';

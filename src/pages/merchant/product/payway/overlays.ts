/** All overlays of the list load as one chunk. */

export { Dialogs } from './Dialogs';
export { PaywayDrawer as Drawer } from './PaywayDrawer';

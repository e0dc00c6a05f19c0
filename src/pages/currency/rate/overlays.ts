/** All overlays of the list load as one chunk. */

export { Dialogs } from './Dialogs';
export { RateDrawer as Drawer } from './RateDrawer';

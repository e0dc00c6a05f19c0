/** All overlays of the list load as one chunk. */
export { CardDrawer as Drawer } from './CardDrawer';
export { Dialogs } from './Dialogs';

/** All overlays of the list load as one chunk. */
export { Dialogs } from './Dialogs';
export { DictDrawer as Drawer } from './DictDrawer';

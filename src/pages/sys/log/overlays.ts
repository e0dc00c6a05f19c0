/** All overlays of the list load as one chunk. */
export { Drawer } from './LogDrawer';
export { VerifyModal as Dialogs } from './VerifyModal';

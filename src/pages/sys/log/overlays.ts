/** One chunk for everything that opens over the list. */
export { Drawer } from './LogDrawer';
export { VerifyModal as Dialogs } from './VerifyModal';

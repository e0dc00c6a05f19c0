import './overlays.css';

export { Dialogs } from './Dialogs';
/** One chunk for everything that opens over the list. */
export { PayRecordDrawer as Drawer } from './PayRecordDrawer';

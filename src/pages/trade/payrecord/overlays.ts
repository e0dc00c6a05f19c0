import './overlays.css';

export { Dialogs } from './Dialogs';
/** All overlays of the list load as one chunk. */
export { PayRecordDrawer as Drawer } from './PayRecordDrawer';

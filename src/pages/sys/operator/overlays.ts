import './overlays.css';

/** All overlays of the list load as one chunk. */

export { Dialogs } from './Dialogs';
export { OperatorDrawer as Drawer } from './OperatorDrawer';

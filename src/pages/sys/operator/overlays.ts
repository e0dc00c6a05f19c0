import './overlays.css';

/** One chunk for everything that opens over the list. */

export { Dialogs } from './Dialogs';
export { OperatorDrawer as Drawer } from './OperatorDrawer';

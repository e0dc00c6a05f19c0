import './overlays.css';

/** All overlays of the list load as one chunk. */
export { Dialogs } from './Dialogs';
export { WithdrawDrawer } from './WithdrawDrawer';

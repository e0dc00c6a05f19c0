import './overlays.css';

/** All overlays of the list load as one chunk. */
export { DeskTools } from './DeskTools';
export { Dialogs } from './Dialogs';
export { Unknown } from './Unknown';
export { WithdrawDrawer } from './WithdrawDrawer';

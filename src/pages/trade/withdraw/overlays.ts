import './overlays.css';

/** All overlays of the list load as one chunk. */
export { DeskTools } from './DeskTools';
export { Dialogs } from './Dialogs';
export { Notices } from './Notices';
export { WithdrawDrawer } from './WithdrawDrawer';

import './overlays.css';

/** All overlays of the list load as one chunk. */
export { Dialogs } from './Dialogs';
export { HandoverButton } from './HandoverButton';
export { OrderSwitch } from './OrderSwitch';
export { Unknown } from './Unknown';
export { WithdrawDrawer } from './WithdrawDrawer';

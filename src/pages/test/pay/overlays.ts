/** The form and all overlays of the list load as one chunk. */
export { Bench } from './Bench';
export { Dialogs } from './Dialogs';
export { TrialDrawer } from './TrialDrawer';

/** One chunk for the form and for everything that opens over the list. */
export { Bench } from './Bench';
export { Dialogs } from './Dialogs';
export { TrialDrawer } from './TrialDrawer';

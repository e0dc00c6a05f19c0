/** Everything that opens over the list, as one chunk. */
export { BatchDrawer } from './BatchDrawer';
export { Dialogs } from './Dialogs';

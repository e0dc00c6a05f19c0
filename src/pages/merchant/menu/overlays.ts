/** All overlays of the tree load as one chunk. */
export { Dialogs } from './Dialogs';

/** All overlays of the page load as one chunk. */
export { Dialogs } from './Dialogs';

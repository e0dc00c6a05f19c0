/** All overlays of the list and of the detail page load as one chunk. */
export { CoverModal } from './CoverModal';
export { Dialogs } from './Dialogs';

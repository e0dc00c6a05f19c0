/** Everything that opens over the list or the page of one payout order, as one chunk. */
export { CoverModal } from './CoverModal';
export { Dialogs } from './Dialogs';

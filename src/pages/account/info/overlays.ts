/** One chunk for everything that opens over the list. */
export { AccountDrawer } from './AccountDrawer';
export { Dialogs } from './Dialogs';
export { ProofDrawer } from './ProofDrawer';

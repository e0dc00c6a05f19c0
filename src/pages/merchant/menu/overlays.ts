/** One chunk for everything that opens over the tree. */
export { Dialogs } from './Dialogs';

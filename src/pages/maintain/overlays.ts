/** One chunk for everything that opens over the page. */
export { Dialogs } from './Dialogs';

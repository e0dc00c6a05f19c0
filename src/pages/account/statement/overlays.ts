/** One chunk for what opens over the list. */
export { EntryDrawer } from './EntryDrawer';

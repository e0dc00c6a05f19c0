/** One chunk for what opens over the list. */
export { EntryDrawer as Drawer } from './EntryDrawer';

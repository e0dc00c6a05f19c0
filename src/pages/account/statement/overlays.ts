/** The overlays of the list load as one chunk. */
export { EntryDrawer as Drawer } from './EntryDrawer';

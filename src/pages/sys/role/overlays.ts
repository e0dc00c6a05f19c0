/** One chunk for everything that opens over the list. */

export { Dialogs } from './Dialogs';
export { RoleDrawer as Drawer } from './RoleDrawer';

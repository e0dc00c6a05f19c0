import './overlays.css';

/** One chunk for everything that opens over the list. */
export { AgentDrawer as Drawer } from './AgentDrawer';
export { Dialogs } from './Dialogs';

import './overlays.css';

/** All overlays of the list load as one chunk. */
export { AgentDrawer as Drawer } from './AgentDrawer';
export { Dialogs } from './Dialogs';

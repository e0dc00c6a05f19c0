import './overlays.css';

/** All overlays of the list load as one chunk. */

export { Dialogs } from './Dialogs';
export { MerchantDrawer as Drawer } from './MerchantDrawer';

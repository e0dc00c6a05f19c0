/** One chunk for everything that the button of the saved views opens. */
export { ManageViewsModal } from './ManageViewsModal';
export { SaveViewModal } from './SaveViewModal';
export { ViewMenu } from './ViewMenu';

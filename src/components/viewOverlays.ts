/** One chunk for everything that the saved-views button opens. */
export { ManageViewsModal } from './ManageViewsModal';
export { SaveViewModal } from './SaveViewModal';
export { ViewMenu } from './ViewMenu';

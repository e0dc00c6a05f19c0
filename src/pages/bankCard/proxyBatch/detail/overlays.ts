/** All overlays and panels of the list load as one chunk. */
export { BulkResultModal } from '@/components/BulkResultModal';
export { RecordDrawer } from '@/components/RecordDrawer';
export { Dialogs } from './Dialogs';
export { ItemBody, ItemHistory, ItemPanel } from './ItemPanel';

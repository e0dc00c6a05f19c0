/** One chunk for everything that opens over, or beside, the list. */
export { BulkResultModal } from '@/components/BulkResultModal';
export { RecordDrawer } from '@/components/RecordDrawer';
export { Dialogs } from './Dialogs';
export { ItemBody, ItemHistory, ItemPanel } from './ItemPanel';

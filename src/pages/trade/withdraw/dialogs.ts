/** One chunk for everything that opens over the list. */
export { PassModal } from './PassModal';
export { RejectModal } from './RejectModal';
export { WithdrawDrawer } from './WithdrawDrawer';
export { WithdrawResult } from './WithdrawResult';

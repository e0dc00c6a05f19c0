/** One chunk for everything that opens over the list. */
export { LogDrawer } from './LogDrawer';
export { VerifyModal } from './VerifyModal';

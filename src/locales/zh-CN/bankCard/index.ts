/** One chunk, because the own-card screens show each other's records. */
export { bankLine } from './history';
export { collect } from './order';
export { listen } from './otp';
export { batch } from './proxyBatch';
export { batchItem } from './proxyBatch/detail';
export { card } from './proxyCard';

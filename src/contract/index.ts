export type { AccessKey } from './keys';
export type * from './schema';
export type { TableLayout as StoredLayout } from './schema';

import type { Upstream, UpstreamAction } from '@/contract';

/** Actions that a row offers; codes are mapped from where they stand. */
export type RowAct = Exclude<UpstreamAction, 'errorCode:save'>;

/** What stands open over the list. */
export type Dialog =
  | { kind: 'add' }
  | { kind: RowAct; row: Upstream }
  | { kind: 'errorCode:save'; row: Upstream; rawCode: string };

export type Ask = (dialog: Dialog) => void;

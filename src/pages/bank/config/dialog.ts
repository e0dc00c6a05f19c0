import type { Upstream, UpstreamAction } from '@/contract';

/** Actions of a row. The detail maps codes, beside each code. */
export type RowAct = Exclude<UpstreamAction, 'errorCode:save'>;

/** The dialog open over the list. */
export type Dialog =
  | { kind: 'add' }
  | { kind: RowAct; row: Upstream }
  | { kind: 'errorCode:save'; row: Upstream; rawCode: string };

export type Ask = (dialog: Dialog) => void;

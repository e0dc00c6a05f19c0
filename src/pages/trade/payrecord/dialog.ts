import type { PayRecord, PayRecordBulkResult } from '@/contract';
import type { ListScreen } from '@/screen/useListScreen';

/** What stands over the list: a change of one try, the figures per channel, or what the upstream said of several tries. */
export type Dialog =
  | { kind: 'mapCode' | 'handleDiff'; row: PayRecord }
  | { kind: 'channels' }
  | { kind: 'result'; result: PayRecordBulkResult };

export type Ask = (dialog: Dialog) => void;

/** Asks the upstream about tries at once. */
export type Query = (rows: readonly PayRecord[]) => Promise<void>;

export type Screen = ListScreen<PayRecord, Dialog>;

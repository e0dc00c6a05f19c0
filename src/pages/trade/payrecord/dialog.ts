import type { PayRecord, PayRecordBulkResult } from '@/contract';
import type { ListScreen } from '@/screen/useListScreen';

/** A change of one attempt, the figures per channel, or the upstream's answers for several attempts. */
export type Dialog =
  | { kind: 'mapCode' | 'handleDiff'; row: PayRecord }
  | { kind: 'channels' }
  | { kind: 'result'; result: PayRecordBulkResult };

export type Ask = (dialog: Dialog) => void;

/** Queries the upstream about attempts. */
export type Query = (rows: readonly PayRecord[]) => Promise<void>;

export type Screen = ListScreen<PayRecord, Dialog>;

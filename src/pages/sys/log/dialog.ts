import type { LogEntry } from '@/contract';
import type { ListScreen } from '@/screen/useListScreen';

/** The dialog open over the log. */
export type Dialog = { kind: 'verify' };

export type Screen = ListScreen<LogEntry, Dialog>;

import { detailAddress } from '@/components/RecordLink';
import type { Round, RoundHead } from '@/contract';

/** Dialogs about the whole pay way, one round, or several rounds. */
export type Dialog =
  | { kind: 'add' | 'publish' | 'discard' | 'rollback' | 'history' | 'simulate' }
  | { kind: 'edit'; row: Round }
  | { kind: 'weights' | 'disable' | 'trip'; rows: readonly Round[] };

export type Ask = (dialog: Dialog) => void;

export interface DialogProps {
  head: RoundHead;
  /** Closes the dialog and reloads the list. */
  onDone: () => void;
  /** Called after a refusal: the rows on screen may be stale. */
  onRefusal: () => void;
  onClose: () => void;
}

export const nameOf = ({ channelCode }: Round) => channelCode;

/** What a message of success links: the channel of a single round, and the address of the round. */
export const linkOf = ([row, ...others]: readonly Round[]): [no?: string, to?: string] =>
  row && others.length === 0 ? [nameOf(row), detailAddress(row.roundId)] : [];

/** Ids with the versions you saw, for bulk calls. */
export const refsOf = (rows: readonly Round[]) => rows.map(({ roundId, version }) => ({ roundId, version }));

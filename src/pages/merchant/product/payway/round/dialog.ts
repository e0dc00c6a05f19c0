import type { Round, RoundHead } from '@/contract';

/** What a dialog is opened for: the way as a whole, one round of it, or several. */
export type Dialog =
  | { kind: 'add' | 'publish' | 'discard' | 'rollback' | 'history' | 'simulate' }
  | { kind: 'edit'; row: Round }
  | { kind: 'weights' | 'disable' | 'trip'; rows: readonly Round[] };

export type Ask = (dialog: Dialog) => void;

/** What every dialog over the rounds of a way is given. */
export interface DialogProps {
  head: RoundHead;
  /** Closes, and reads the list anew. */
  onDone: () => void;
  /** After a refusal: what is shown may be old. */
  onRefusal: () => void;
  onClose: () => void;
}

/** A round as it is told to people. */
export const nameOf = ({ channelCode }: Round) => channelCode;

/** What a call on several rounds names them by. */
export const refsOf = (rows: readonly Round[]) => rows.map(({ roundId, version }) => ({ roundId, version }));

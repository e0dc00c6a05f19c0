import type { DictDetail, DictItem, DictType } from '@/contract';

/** The dialog that stands open, with what it is about. */
export type Dialog =
  | { kind: 'addType' | 'import' }
  | { kind: 'editType' | 'disableType' | 'addItem'; type: DictType }
  | { kind: 'editItem' | 'disableItem' | 'usage'; type: DictType; item: DictItem };

/** What a dialog or the drawer tells the page. */
export interface Told {
  /** The type as it is now: a colleague was faster. */
  learn: (next: DictDetail) => void;
  /** It is done: what is said of it, and the type as it is now, when it is one. */
  finish: (told: string, next?: DictDetail, isNew?: boolean) => void;
}

/** What every dialog of the dictionary is given. */
export interface DialogProps extends Told {
  onClose: () => void;
}

/** A dialog with the type as it is now, so that what was typed can be sent again. */
export const renewed = (dialog: Dialog | undefined, next: DictType): Dialog | undefined =>
  dialog && 'type' in dialog && dialog.type.dictType === next.dictType ? { ...dialog, type: next } : dialog;

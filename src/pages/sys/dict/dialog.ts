import type { DictDetail, DictItem, DictType } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import type { ListScreen } from '@/screen/useListScreen';

/** The open dialog and its subject. */
export type Dialog =
  | { kind: 'addType' | 'import' }
  | { kind: 'editType' | 'disableType' | 'addItem'; row: DictType }
  | { kind: 'editItem' | 'disableItem' | 'usage'; row: DictType; item: DictItem };

export type Screen = ListScreen<DictType, Dialog>;

/** Ends a change: shows a message and takes the type's new state, if there is one. */
export type Finish = (told: string, next?: DictDetail, isNew?: boolean) => void;

export interface DialogProps {
  finish: Finish;
  onRefusal: (refusal: ApiError) => void;
  onClose: () => void;
}

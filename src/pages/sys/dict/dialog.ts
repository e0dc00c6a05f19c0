import type { DictDetail, DictItem, DictType } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import type { ListScreen } from '@/screen/useListScreen';

/** The open dialog and its subject. */
export type Dialog =
  | { kind: 'addType' | 'import' }
  | { kind: 'editType' | 'disableType' | 'addItem'; row: DictType }
  | { kind: 'editItem' | 'disableItem' | 'usage'; row: DictType; item: DictItem };

export type Screen = ListScreen<DictType, Dialog>;

/** Ends a change: what is said of it, and the type as it is now, when it is one. */
export type Finish = (told: string, next?: DictDetail, isNew?: boolean) => void;

/** What every dialog of the dictionary is given. */
export interface DialogProps {
  finish: Finish;
  onRefusal: (refusal: ApiError) => void;
  onClose: () => void;
}

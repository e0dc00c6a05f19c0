import { RowButtons } from '@/components/RowButtons';
import { versioned } from '@/components/versioned';
import type { DictType } from '@/contract';
import { dictActionState, isOwned } from '@/domain/dict';
import { useLocale, useT } from '@/hooks/useT';
import type { Dialog } from './dialog';

export interface RowHandlers {
  ask: (dialog: Dialog) => void;
  enable: (row: DictType) => Promise<void>;
  onOpen: (row: DictType) => void;
}

const KEYS = { edit: 'sys:dict:edit', enable: 'sys:dict:enable', disable: 'sys:dict:disable' } as const;

/** Type name in the current language. */
export function Name({ row }: { row: DictType }) {
  const isChinese = useLocale() === 'zh-CN';
  return isChinese ? row.name : row.nameEn || row.name;
}

/** Items are edited in the drawer. A built-in type offers nothing else. */
export function Actions({ row, ask, enable, onOpen }: { row: DictType } & RowHandlers) {
  const t = useT();
  const deed = (action: 'edit' | 'enable' | 'disable') => ({
    key: action,
    access: KEYS[action],
    label: t(`sys.dict.action.${action}`),
    state: versioned(row, dictActionState(row, action)),
    isDanger: action === 'disable',
    onClick: () => (action === 'enable' ? enable(row) : ask({ kind: action === 'edit' ? 'editType' : 'disableType', row })),
  });
  return (
    <RowButtons
      name={row.dictType}
      buttons={isOwned(row) ? undefined : [deed('edit'), deed(row.status === 'DISABLED' ? 'enable' : 'disable')]}
      onView={() => onOpen(row)}
    />
  );
}

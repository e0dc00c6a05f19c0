import { RowAction } from '@/components/ActionButton';
import { versioned } from '@/components/versioned';
import type { DictType } from '@/contract';
import { dictActionState } from '@/domain/dict';
import { useLocale, useT } from '@/hooks/useT';
import type { Dialog } from './dialog';

export interface RowHandlers {
  ask: (dialog: Dialog) => void;
  enable: (row: DictType) => Promise<void>;
}

/** Name of a type in the language in force. */
export function Name({ row }: { row: DictType }) {
  const isChinese = useLocale() === 'zh-CN';
  return isChinese ? row.name : row.nameEn || row.name;
}

/** What can be done with a type from its row; its items are the drawer's. */
export function Actions({ row, ask, enable }: { row: DictType } & RowHandlers) {
  const t = useT();
  const words = (action: 'edit' | 'enable' | 'disable') => t(`sys.dict.action.${action}`);
  const label = (action: Parameters<typeof words>[0]) => `${words(action)} ${row.dictType}`;
  return (
    <span className="row-actions">
      <RowAction
        access="sys:dict:edit"
        label={label('edit')}
        state={versioned(row, dictActionState(row, 'edit'))}
        onClick={() => ask({ kind: 'editType', type: row })}
      >
        {words('edit')}
      </RowAction>
      {row.status === 'DISABLED' ? (
        <RowAction
          access="sys:dict:enable"
          label={label('enable')}
          state={versioned(row, dictActionState(row, 'enable'))}
          onClick={() => enable(row)}
        >
          {words('enable')}
        </RowAction>
      ) : (
        <RowAction
          access="sys:dict:disable"
          isDanger
          label={label('disable')}
          state={versioned(row, dictActionState(row, 'disable'))}
          onClick={() => ask({ kind: 'disableType', type: row })}
        >
          {words('disable')}
        </RowAction>
      )}
    </span>
  );
}

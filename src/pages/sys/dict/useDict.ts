import { App } from 'antd';
import { useCallback, useState } from 'react';
import type { DictDetail, DictType } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { useDialog } from '@/hooks/useDialog';
import type { Filters } from '@/hooks/useListState';
import type { ResourceList } from '@/hooks/useResourceList';
import { useT } from '@/hooks/useT';
import { downloadDict, enableDictType } from '@/services/dict';
import { refreshRights } from '@/stores/rights';
import { type Dialog, renewed } from './dialog';

/** What is done to the dictionary here, and which dialog stands open. */
export function useDict({ rows, reload, replaceRow }: Pick<ResourceList<DictType, never>, 'rows' | 'reload' | 'replaceRow'>) {
  const t = useT();
  const { message } = App.useApp();
  const [dialog, ask] = useDialog<Dialog>(rows, 'dictType');
  const [changed, setChanged] = useState<DictDetail>();

  /** A type as somebody has just made it: the row, the drawer and a dialog that is open go on with that. */
  const learn = useCallback(
    (next: DictDetail) => {
      setChanged(next);
      replaceRow(next);
      ask((before) => renewed(before, next));
    },
    [replaceRow, ask],
  );
  const finish = useCallback(
    (told: string, next?: DictDetail, isNew = false) => {
      void message.success(told);
      ask(undefined);
      if (next) learn(next);
      if (isNew || !next) reload();
      // The labels may stand on any screen, the operator's own first.
      refreshRights();
    },
    [message, ask, learn, reload],
  );
  const enable = useCallback(
    async ({ dictType, version }: DictType) => {
      const next = await enableDictType({ dictType, version }).catch(ignoreApiError);
      if (next) finish(t('sys.dict.message.enabled', { name: dictType }), next);
    },
    [finish, t],
  );
  const download = async (filters: Filters) => {
    const file = await downloadDict(filters).catch(ignoreApiError);
    if (file) void message.success(t('sys.dict.message.exported', { name: file.fileName }));
  };
  const close = useCallback(() => ask(undefined), [ask]);
  return { dialog, ask, close, changed, learn, finish, enable, download };
}

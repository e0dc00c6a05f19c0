import { useMemoizedFn } from 'ahooks';
import { useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { DictType } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { useT } from '@/hooks/useT';
import { ListPage } from '@/screen/ListPage';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { useOutcomes } from '@/screen/useOutcomes';
import { downloadDict, enableDictType, pageDictTypes } from '@/services/dict';
import { dictColumns, hiddenColumns } from './columns';
import type { Dialog } from './dialog';
import { DictFigures } from './Figures';
import { dictFilters } from './filters';
import { useFinish } from './useFinish';

const spec: ListScreenSpec<DictType, Dialog> = {
  screen: '/sys/dict',
  rowKey: 'dictType',
  filters: dictFilters,
  fetchPage: pageDictTypes,
  loadOverlays: () => import('./overlays'),
};

/** The data dictionary: a list of types, and the items of one type in the drawer. */
export default function DictPage() {
  const t = useT();
  const screen = useListScreen(spec);
  const { openRow, ask } = screen;
  const { success } = useOutcomes(screen);
  const finish = useFinish(screen);
  const enable = useMemoizedFn(async ({ dictType, version }: DictType) => {
    const next = await enableDictType({ dictType, version }).catch(ignoreApiError);
    if (next) finish(t('sys.dict.message.enabled', { name: dictType }), next);
  });
  const download = async () => {
    const file = await downloadDict(screen.state.filters).catch(ignoreApiError);
    if (file) success(t('sys.dict.message.exported', { name: file.fileName }));
  };
  const columns = useMemo(() => dictColumns(t, { onOpen: openRow, ask, enable }), [t, openRow, ask, enable]);
  return (
    <ListPage
      screen={screen}
      name={t('sys.dict.name')}
      columns={columns}
      hiddenColumns={hiddenColumns}
      figures={<DictFigures {...screen.figures} />}
      toolbar={
        <>
          <ActionButton access="sys:dict:add" isPrimary onClick={() => ask({ kind: 'addType' })}>
            {t('sys.dict.action.add')}
          </ActionButton>
          <ActionButton access="sys:dict:import" onClick={() => ask({ kind: 'import' })}>
            {t('sys.dict.action.import')}
          </ActionButton>
          <ActionButton access="sys:dict:down" onClick={download}>
            {t('sys.dict.action.export')}
          </ActionButton>
        </>
      }
    />
  );
}

import { useParams } from '@umijs/max';
import { Empty } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { FilterBar } from '@/components/FilterBar';
import { ResourceTable } from '@/components/ResourceTable';
import type { WhiteOwner } from '@/contract';
import { isRecordNo } from '@/domain/records';
import { useDialog } from '@/hooks/useDialog';
import { useFocusBack } from '@/hooks/useFocusBack';
import { useListState } from '@/hooks/useListState';
import { usePages } from '@/hooks/usePages';
import { useResourceList } from '@/hooks/useResourceList';
import { useRowCursor } from '@/hooks/useRowCursor';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { ListExport } from '@/screen/ListExport';
import { useOverlays } from '@/screen/useOverlays';
import { downloadWhiteIps, pageWhiteIps } from '@/services/white';
import { hiddenColumns, whiteColumns } from './columns';
import type { Dialog } from './dialog';
import { whiteFilters, whiteListOptions } from './filters';
import { Head } from './Head';
import './index.css';
import { Refused } from './Refused';
import { useEnable } from './useEnable';

const loadOverlays = () => withTexts(import('./overlays'));

function Whitelist({ mchNo }: { mchNo: string }) {
  const t = useT();
  const [state, setState] = useListState(whiteListOptions);
  const [owner, setOwner] = useState<WhiteOwner>();
  const fetchPage: typeof pageWhiteIps = useCallback(
    async (query, options) => {
      const answer = await pageWhiteIps({ ...query, mchNo }, options);
      setOwner(answer.owner);
      return answer;
    },
    [mchNo],
  );
  const list = useResourceList({ list: [state, setState], rowKey: 'ipId', fetchPage });
  const cursor = useRowCursor(list.rows, 'ipId', usePages(list, 'ipId'));
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'ipId');
  const overlays = useOverlays(loadOverlays, dialog !== undefined, list.status === 'ready');
  useFocusBack(cursor, 'ipId', { isAsking: dialog !== undefined });
  const enable = useEnable(ask, list.reload);
  const columns = useMemo(() => whiteColumns(t, ask, enable), [t, enable, ask]);
  const filters = useMemo(() => whiteFilters(t), [t]);
  return (
    <>
      {owner && <Head owner={owner} />}
      <Refused mchNo={mchNo} version={list.readAt} ask={ask} />
      <FilterBar fields={filters} shown={filters.length} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <ResourceTable
        list={list}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowKey="ipId"
        name={t('white.name')}
        cursor={cursor}
        onOpen={(row) => ask({ kind: 'edit', row })}
        fields={filters}
        toolbar={
          <>
            <ActionButton access="sys:white:ip:add" isPrimary onClick={() => ask({ kind: 'add' })}>
              {t('white.action.add')}
            </ActionButton>
            <ActionButton access="sys:white:ip:test" onClick={() => ask({ kind: 'test' })}>
              {t('white.action.test')}
            </ActionButton>
            <ListExport
              screen={{ list, state: { ...state, filters: { ...state.filters, mchNo } }, fields: filters }}
              access="sys:white:ip:down"
              download={downloadWhiteIps}
            />
          </>
        }
      />
      {overlays && dialog && (
        <overlays.Dialogs
          dialog={dialog}
          mchNo={mchNo}
          owner={owner}
          rows={list.rows}
          onDone={list.reload}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}

/** Addresses from which a merchant may reach the platform. */
export default function WhitelistPage() {
  const t = useT();
  const { mchNo } = useParams();
  return isRecordNo(mchNo) ? <Whitelist key={mchNo} mchNo={mchNo} /> : <Empty description={t('white.message.missing')} />;
}

import { useRequest } from 'ahooks';
import { Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { LoadFailed } from '@/components/LoadFailed';
import { RefreshButton } from '@/components/RefreshButton';
import { Tabs } from '@/components/Tabs';
import { ApiError, ignoreApiError } from '@/domain/apiError';
import { canStop } from '@/domain/maintenance';
import { namesOf } from '@/domain/typed';
import { fetchCode, useCode } from '@/hooks/useCode';
import { useDialog } from '@/hooks/useDialog';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { getMaintenance } from '@/services/maintenance';
import type { Dialog } from './dialog';
import './index.css';
import { isTab, TABS, type TabName, tabIn } from './tabs';

const loadOverlays = () => withTexts(import('./overlays'));

/** Maintenance: services, windows, notices and review policy. */
export default function MaintainPage() {
  const t = useT();
  const { data, error, refresh, mutate } = useRequest(() => getMaintenance({}), { onError: ignoreApiError });
  const [tab, setTab] = useState<TabName>(() => tabIn(window.location.search));
  const [dialog, setDialog] = useDialog<Dialog>();
  const overlays = useCode(loadOverlays, dialog !== undefined);
  useShortcuts([{ keys: 'u', label: 'common.action.refresh', run: refresh }]);
  const isReady = data !== undefined;
  useEffect(() => {
    if (isReady) void fetchCode(loadOverlays).catch(() => undefined);
  }, [isReady]);
  if (error instanceof ApiError && !data) return <LoadFailed error={error} title={t('common.list.failed')} onRetry={refresh} />;
  if (!data) return <Skeleton active title={false} />;
  const Part = TABS[tab];
  return (
    <div className="maintain">
      <div className="panel-line">
        <ActionButton
          access="sys:maintenance:stop"
          isDanger
          state={{ isAllowed: canStop(data), why: canStop(data) ? undefined : t('maintain.message.stopped') }}
          onClick={() => setDialog({ kind: 'stop' })}
        >
          {t('maintain.action.stop')}
        </ActionButton>
        <RefreshButton onRefresh={refresh} />
      </div>
      <Tabs
        activeKey={tab}
        onChange={(next) => isTab(next) && setTab(next)}
        items={namesOf(TABS).map((key) => ({
          key,
          label: t(`maintain.tab.${key}`),
          children: key === tab ? <Part all={data} ask={setDialog} /> : null,
        }))}
      />
      {overlays && dialog && (
        <overlays.Dialogs dialog={dialog} all={data} onChanged={mutate} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}

import { useParams } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Alert, Button, Spin } from 'antd';
import { useState } from 'react';
import { LoadFailed } from '@/components/LoadFailed';
import { FOCUS_REFRESH_MS } from '@/constants';
import type { Sett } from '@/contract';
import { ApiError, ignoreApiError } from '@/domain/apiError';
import { isRecordNo } from '@/domain/records';
import { useCode } from '@/hooks/useCode';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { getSett } from '@/services/settDetail';
import { refreshRights } from '@/stores/rights';
import './detail.css';
import { Missing } from './Missing';

/** Loads the sections' code together with the record. */
const loadSections = () => withTexts(import('./Sections'));

const isMissing = (error: unknown) => error instanceof ApiError && (error.code === 404 || error.status === 404);

function Order({ no }: { no: string }) {
  const t = useT();
  const format = useFormat();
  const [readAt, setReadAt] = useState('');
  const { data, error, refresh, mutate } = useRequest(() => getSett(no, { isQuiet: true }), {
    refreshOnWindowFocus: true,
    focusTimespan: FOCUS_REFRESH_MS,
    onSuccess: () => setReadAt(new Date().toISOString()),
    onError: (failure) => {
      ignoreApiError(failure);
      if (failure instanceof ApiError && failure.isForbidden) refreshRights();
    },
  });
  const sections = useCode(loadSections, true);

  const learn = (row: Sett) => {
    // Keeps the detail's fields: the answer may hold fewer.
    mutate((before) => before && { ...before, ...row });
    refresh();
  };
  if (isMissing(error)) return <Missing no={no} onRetry={refresh} />;
  if (error && !data)
    return (
      <LoadFailed
        error={error}
        title={t('settDetail.state.failed')}
        hint={(error instanceof ApiError && error.msg) || t('settDetail.state.failedHint')}
        onRetry={refresh}
      />
    );
  if (!data || !sections)
    return (
      <div role="status" className="record-wait">
        <Spin />
        <span className="visually-hidden">{t('settDetail.state.loading')}</span>
      </div>
    );
  return (
    <>
      {error && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          className="no-print record-stale"
          title={t('settDetail.state.stale', { time: format.time(readAt) })}
          action={
            <Button size="small" onClick={refresh}>
              {t('common.action.retry')}
            </Button>
          }
        />
      )}
      <sections.Sections order={data} onChanged={learn} refresh={refresh} />
    </>
  );
}

/** One payout on a page that can be linked, printed and used in a dispute with a bank or merchant (docs/rules/sett.md#detail). */
export default function SettDetailPage() {
  const { id } = useParams();
  return isRecordNo(id) ? <Order key={id} no={id} /> : <Missing />;
}

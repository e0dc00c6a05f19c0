import { useRequest } from 'ahooks';
import { Skeleton } from 'antd';
import { DayTable } from '@/components/DayTable';
import { ignoreApiError } from '@/domain/apiError';
import { serverNow } from '@/domain/serverClock';
import { useT } from '@/hooks/useT';
import { listAccountDays } from '@/services/account';

const DAY_MS = 86_400_000;
const SHOWN_DAYS = 30;
/** Business days begin at midnight of this zone, as everywhere in the platform. */
const ZONE_MS = 8 * 3_600_000;
const dateAt = (ms: number) => new Date(ms + ZONE_MS).toISOString().slice(0, 10);

/** The balance of one account day by day. */
export function Days({ accountNo, version }: { accountNo: string; version: unknown }) {
  const t = useT();
  const now = serverNow();
  const { data, error, loading } = useRequest(
    () => listAccountDays({ accountNo, from: dateAt(now - (SHOWN_DAYS - 1) * DAY_MS), to: dateAt(now) }, {}),
    { refreshDeps: [accountNo, version], onError: ignoreApiError },
  );
  if (error) return <p role="alert">{t('account.statement.message.dayFailed')}</p>;
  if (!data || loading) return <Skeleton active />;
  const label = t('account.statement.message.dayScope', { count: data.days.length });
  return (
    <>
      <h2 className="section-title">{label}</h2>
      <DayTable label={label} days={data.days} currency={data.currency} />
    </>
  );
}

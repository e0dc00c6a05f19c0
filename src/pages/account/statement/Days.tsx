import { useRequest } from 'ahooks';
import { Skeleton } from 'antd';
import { DayTable } from '@/components/DayTable';
import { PrintedBy } from '@/components/PrintHead';
import { ignoreApiError } from '@/domain/apiError';
import { serverNow } from '@/domain/serverClock';
import { useT } from '@/hooks/useT';
import { listAccountDays } from '@/services/account';

const DAY_MS = 86_400_000;
/** The server answers at most this many days. */
const MOST_DAYS = 93;
/** Business days begin at midnight UTC+8 across the platform. */
const ZONE_MS = 8 * 3_600_000;
const dateAt = (ms: number) => new Date(ms + ZONE_MS).toISOString().slice(0, 10);

/** The business days that the filter's range touches, cut to the latest 93. Without a range the server chooses. */
function daysIn(from?: string, to?: string): { from?: string; to?: string } {
  if (!from && !to) return {};
  // The end of a range is exclusive.
  const end = to ? Date.parse(to) - 1 : serverNow();
  const first = end - (MOST_DAYS - 1) * DAY_MS;
  return { from: dateAt(from ? Math.max(Date.parse(from), first) : first), to: dateAt(end) };
}

interface DaysProps {
  accountNo: string;
  from?: string;
  to?: string;
}

export function Days({ accountNo, from, to }: DaysProps) {
  const t = useT();
  const { data, error, loading } = useRequest(() => listAccountDays({ accountNo, ...daysIn(from, to) }, {}), {
    refreshDeps: [accountNo, from, to],
    onError: ignoreApiError,
  });
  if (error) return <p role="alert">{t('account.statement.message.dayFailed')}</p>;
  if (!data || loading) return <Skeleton active title={false} />;
  const label = t('account.statement.message.dayScope', {
    count: data.days.length,
    from: data.days.at(-1)?.date ?? '',
    to: data.days[0]?.date ?? '',
  });
  return (
    <>
      <PrintedBy />
      <h2 className="section-title">{label}</h2>
      <DayTable label={label} days={data.days} currency={data.currency} />
    </>
  );
}

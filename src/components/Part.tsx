import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import { LoadFailed } from './LoadFailed';

/** What is read by itself, as useRequest gives it. */
export interface Asked<Data> {
  data?: Data;
  error?: Error;
  loading: boolean;
  refresh: () => void;
}

interface PartProps<Data> {
  asked: Asked<Data>;
  /** Says what has failed; a record when left out. */
  failed?: string;
  /** Lines of the skeleton: about as high as what comes. */
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** A part that is read by itself: a skeleton in its place, then what has come, or that it failed, with another try. */
export function Part<Data>({ asked: { data, error, loading, refresh }, failed, rows = 3, children }: PartProps<Data>) {
  const t = useT();
  if (error) return <LoadFailed error={error} title={failed ?? t('common.detail.failed')} isBusy={loading} onRetry={refresh} />;
  return data === undefined ? <Skeleton active title={false} paragraph={{ rows }} /> : children(data);
}

/** Why nothing can be decided by a part: it has not come. Undefined once it is there. */
export function useWhyWaiting({ data, error }: Pick<Asked<unknown>, 'data' | 'error'>): string | undefined {
  const t = useT();
  if (error) return t('parts.partFailed');
  return data === undefined ? t('parts.partLoading') : undefined;
}

import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import { LoadFailed } from './LoadFailed';

/** The result of a separate call, as useRequest returns it. */
export interface Asked<Data> {
  data?: Data;
  error?: Error;
  loading: boolean;
  refresh: () => void;
}

interface PartProps<Data> {
  asked: Asked<Data>;
  /** Title of the failure; by default it says that a record failed to load. */
  failed?: string;
  /** Lines of the skeleton: about the height of the content. */
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** Content of a separate call: a skeleton, then the content, or the failure with a retry. */
export function Part<Data>({ asked: { data, error, loading, refresh }, failed, rows = 3, children }: PartProps<Data>) {
  const t = useT();
  if (error) return <LoadFailed error={error} title={failed ?? t('common.detail.failed')} isBusy={loading} onRetry={refresh} />;
  return data === undefined ? <Skeleton active title={false} paragraph={{ rows }} /> : children(data);
}

/** Why a decision must wait for this part; undefined once it is loaded. */
export function useWhyWaiting({ data, error }: Pick<Asked<unknown>, 'data' | 'error'>): string | undefined {
  const t = useT();
  if (error) return t('parts.partFailed');
  return data === undefined ? t('parts.partLoading') : undefined;
}

import { useRequest } from 'ahooks';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useBlock } from '@/components/Dialog';
import { LoadFailed } from '@/components/LoadFailed';
import { useT } from '@/hooks/useT';

interface ReviewFactsProps<Detail> {
  /** Reads the whole record; its failure is shown here. */
  load: () => Promise<Detail>;
  children: (detail: Detail) => ReactNode;
}

/** All that a review decides about, read for its dialog. Nothing can be sent before it is shown (docs/rules/approval.md#reviews). */
export function ReviewFacts<Detail>({ load, children }: ReviewFactsProps<Detail>) {
  const t = useT();
  const { data, error, refresh } = useRequest(load, { onError: () => undefined });
  useBlock(data ? undefined : t(error ? 'common.detail.failed' : 'parts.detailLoading'));
  if (error) return <LoadFailed error={error} title={t('common.detail.failed')} onRetry={refresh} />;
  if (!data) return <Skeleton active title={false} />;
  return <div className="review-facts">{children(data)}</div>;
}

import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useFormat } from '@/hooks/useFormat';

const PastPicker = lazy(() => import('./PastPicker'));

/** A past time in the operator's zone; its picker loads when first shown. */
export function PastInput(item: { id?: string; value?: string; onChange?: (next: string | undefined) => void }) {
  const { timeZone } = useFormat();
  return (
    <Suspense fallback={<Skeleton.Input size="small" active block />}>
      <PastPicker {...item} timeZone={timeZone} />
    </Suspense>
  );
}

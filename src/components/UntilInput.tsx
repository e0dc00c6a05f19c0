import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useFormat } from '@/hooks/useFormat';

const MomentPicker = lazy(() => import('./MomentPicker'));

/** A future time in the operator's zone; its picker loads when first shown. */
export function UntilInput(item: { id?: string; value?: string; onChange?: (next: string | undefined) => void }) {
  const { timeZone } = useFormat();
  return (
    <Suspense fallback={<Skeleton.Input size="small" active block />}>
      <MomentPicker {...item} timeZone={timeZone} />
    </Suspense>
  );
}

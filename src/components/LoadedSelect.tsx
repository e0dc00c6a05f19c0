import { Button, Select, type SelectProps } from 'antd';
import { useT } from '@/hooks/useT';
import type { Asked } from './Part';

interface LoadedSelectProps extends Omit<SelectProps, 'loading'> {
  asked: Asked<unknown>;
}

/** A select whose options load in one call; on failure it offers a retry. */
export function LoadedSelect({ asked: { error, loading, refresh }, ...item }: LoadedSelectProps) {
  const t = useT();
  return (
    <>
      <Select {...item} loading={loading} />
      {error && (
        <small role="alert" className="text-error">
          {t('common.list.failed')}{' '}
          <Button type="link" size="small" loading={loading} onClick={refresh}>
            {t('common.action.retry')}
          </Button>
        </small>
      )}
    </>
  );
}

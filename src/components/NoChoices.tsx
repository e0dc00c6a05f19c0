import { Button, Spin } from 'antd';
import { useT } from '@/hooks/useT';

interface NoChoicesProps {
  isLoading: boolean;
  error: unknown;
  refresh: () => void;
}

/** Placeholder for an empty list of options: loading, failed, or no match. */
export function NoChoices({ isLoading, error, refresh }: NoChoicesProps) {
  const t = useT();
  if (isLoading) return <Spin size="small" />;
  if (!error) return t('common.list.noMatch');
  return (
    <>
      {t('common.list.failed')}{' '}
      <Button type="link" size="small" onClick={refresh}>
        {t('common.action.retry')}
      </Button>
    </>
  );
}

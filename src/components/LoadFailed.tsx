import { Button, Result } from 'antd';
import { ApiError } from '@/domain/apiError';
import { useT } from '@/hooks/useT';
import { CopyText } from './CopyText';

interface LoadFailedProps {
  error: unknown;
  title: string;
  hint?: string;
  /** The other try is on its way. */
  isBusy?: boolean;
  onRetry: () => void;
}

/** Says that something could not be loaded, or that the right to it is missing, and offers another try. */
export function LoadFailed({ error, title, hint, isBusy, onRetry }: LoadFailedProps) {
  const t = useT();
  const failure = error instanceof ApiError ? error : undefined;
  const requestId = failure?.requestId;
  return (
    <div role="alert">
      <Result
        status="warning"
        title={failure?.isForbidden ? failure.msg : title}
        subTitle={
          <>
            {hint}
            {requestId && (
              <div>
                {t('error.requestId')} <CopyText text={requestId} name={t('error.requestId')} />
              </div>
            )}
          </>
        }
        extra={
          <Button loading={isBusy} onClick={onRetry}>
            {t('common.action.retry')}
          </Button>
        }
      />
    </div>
  );
}

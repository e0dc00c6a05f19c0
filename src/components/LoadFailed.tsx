import { Button, Result } from 'antd';
import { ApiError } from '@/domain/apiError';
import { useT } from '@/hooks/useT';
import { CopyText } from './CopyText';

interface LoadFailedProps {
  error: unknown;
  title: string;
  hint?: string;
  /** A retry is running. */
  isBusy?: boolean;
  onRetry: () => void;
}

/** Says that loading failed or the right is missing, and offers a retry. */
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
            {hint && <span>{hint}</span>}
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

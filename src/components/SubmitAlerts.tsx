import { Alert, Button } from 'antd';
import type { ApiError } from '@/domain/apiError';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';

interface SubmitAlertsProps {
  refusal: ApiError | undefined;
  isUnknown: boolean;
  onCheck: () => void;
}

/** What a dialog says beside the toast: who changed the record meanwhile, or that the result is not known (decisions §16, §17). */
export function SubmitAlerts({ refusal, isUnknown, onCheck }: SubmitAlertsProps) {
  const t = useT();
  const format = useFormat();
  if (isUnknown) {
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={t('common.outcome.unknown')}
        description={t('common.outcome.unknownHint')}
        action={<Button onClick={onCheck}>{t('common.action.checkState')}</Button>}
      />
    );
  }
  if (refusal?.code !== 409 || !refusal.data?.changedBy || !refusal.data.changedAt) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('common.outcome.conflict', { name: refusal.data.changedBy, time: format.time(refusal.data.changedAt) })}
      description={t('common.outcome.conflictHint')}
    />
  );
}

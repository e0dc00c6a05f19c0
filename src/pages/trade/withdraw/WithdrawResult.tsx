import { BulkResultModal } from '@/components/BulkResultModal';
import { StatusTag } from '@/components/StatusTag';
import type { WithdrawBulkResult } from '@/contract';
import { withdrawStatusTones } from '@/domain/status';
import { useT } from '@/hooks/useT';

interface WithdrawResultProps {
  result: WithdrawBulkResult;
  onRetry: (numbers: readonly string[]) => void;
  onClose: () => void;
}

/** Result per order of a bulk decision. */
export function WithdrawResult({ result, onRetry, onClose }: WithdrawResultProps) {
  const t = useT();
  return (
    <BulkResultModal
      succeeded={result.succeeded.length}
      failed={result.failed}
      idOf={(failure) => failure.withdrawNo}
      idTitle={t('trade.withdraw.field.withdrawNo')}
      renderState={(failure) => (
        <StatusTag group="trade.withdraw.status" value={failure.current?.status} tones={withdrawStatusTones} />
      )}
      onRetry={() => onRetry(result.failed.map((failure) => failure.withdrawNo))}
      onClose={onClose}
    />
  );
}

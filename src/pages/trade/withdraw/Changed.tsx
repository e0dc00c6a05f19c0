import { Alert, Button } from 'antd';
import type { ActionState } from '@/domain/stateTable';
import { useT } from '@/hooks/useT';

interface ChangedProps {
  isChanged: boolean;
  state: ActionState;
  onLooked: () => void;
}

/** Stands over a decision when the order is not what the operator saw, or can no longer be decided on (quality 2.4). */
export function Changed({ isChanged, state, onLooked }: ChangedProps) {
  const t = useT();
  if (!state.isAllowed)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('trade.withdraw.message.notAllowed')}
        description={state.why}
        style={{ marginBottom: 12 }}
      />
    );
  if (!isChanged) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('trade.withdraw.message.changed')}
      style={{ marginBottom: 12 }}
      action={
        <Button size="small" autoFocus onClick={onLooked}>
          {t('trade.withdraw.message.looked')}
        </Button>
      }
    />
  );
}

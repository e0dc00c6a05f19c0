import { Alert, Button } from 'antd';
import type { Withdraw, WithdrawAction } from '@/contract';
import type { ActionState } from '@/domain/stateTable';
import { useT } from '@/hooks/useT';
import { stateOf } from './desk';
import { useUnknownWords } from './facts';

interface UnreadProps {
  rows: readonly Withdraw[];
  action: WithdrawAction;
  isChecking: boolean;
  isRead: boolean;
  onRead: () => void;
}

const SPACED = { marginBottom: 12 };

/** Warns while data that the action needs is unknown. Amounts are never guessed. */
export function Unread({ rows, action, isChecking, isRead, onRead }: UnreadProps) {
  const t = useT();
  const words = useUnknownWords()(rows, action, isRead);
  // If the action is no longer allowed, the missing data does not matter.
  const isOver = rows.some((row) => !stateOf(row, action).isAllowed);
  if (words === undefined || isChecking || isOver) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={words}
      style={SPACED}
      action={
        rows.length === 1 && (
          <Button size="small" onClick={onRead}>
            {t('desk.decide.read')}
          </Button>
        )
      }
    />
  );
}

interface ChangedProps {
  isChanged: boolean;
  state: ActionState;
  onLooked: () => void;
}

/** Warns if the order has changed since you saw it, or can no longer be decided (docs/rules/quality.md#colleagues). */
export function Changed({ isChanged, state, onLooked }: ChangedProps) {
  const t = useT();
  if (!state.isAllowed)
    return (
      <Alert type="error" showIcon role="alert" title={t('desk.decide.notAllowed')} description={state.why} style={SPACED} />
    );
  if (!isChanged) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('desk.decide.changed')}
      style={SPACED}
      action={
        <Button size="small" autoFocus onClick={onLooked}>
          {t('desk.decide.looked')}
        </Button>
      }
    />
  );
}

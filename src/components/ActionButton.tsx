import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import type { AccessKey } from '@/contract';
import type { ActionState } from '@/domain/stateTable';
import { useAction } from '@/hooks/useAction';
import { RowButton } from './RowButton';

interface ActionProps {
  access: AccessKey;
  onClick: () => unknown;
  children: ReactNode;
  /** Whether the record allows the action, and the reason if not. */
  state?: ActionState;
  isDanger?: boolean;
}

interface ActionButtonProps extends ActionProps {
  isPrimary?: boolean;
  size?: 'small' | 'middle';
  /** Id of the text beside it that says what it does, or why the record denies it: a tooltip would say it again, over what is above. */
  textAt?: string;
}

/**
 * Every button that acts on the server is this one or RowAction: hidden without its key, disabled with the reason
 * (docs/rules/access.md#allowed).
 */
export function ActionButton({ children, isDanger, isPrimary, size, textAt, ...action }: ActionButtonProps) {
  const { isGranted, why, isBusy, run } = useAction(action);
  if (!isGranted) return null;
  const isDisabled = why !== undefined;
  const denial = action.state?.isAllowed === false ? action.state.why : undefined;
  const isBeside = textAt !== undefined && why === denial;
  // Not `disabled`: such a button takes no focus, so keyboard users could not read the reason.
  return (
    <Tooltip title={isBeside ? undefined : why} trigger={['hover', 'focus']}>
      <Button
        size={size}
        danger={isDanger}
        type={isPrimary ? 'primary' : 'default'}
        loading={isBusy}
        aria-disabled={isDisabled}
        {...(isBeside && { 'aria-describedby': textAt })}
        data-access={action.access}
        className={isDisabled ? 'is-disabled' : undefined}
        onClick={(event) => {
          event.stopPropagation();
          void run();
        }}
      >
        {children}
      </Button>
    </Tooltip>
  );
}

interface RowActionProps extends ActionProps {
  /** Accessible name of the button: its text alone does not say which record it acts on. */
  label: string;
}

/** The same for table rows, which render it hundreds of times. */
export function RowAction({ children, isDanger, label, ...action }: RowActionProps) {
  const { isGranted, why, isBusy, run } = useAction(action);
  if (!isGranted) return null;
  const isDisabled = why !== undefined;
  return (
    <RowButton
      look={isDanger ? 'danger' : 'plain'}
      aria-disabled={isDisabled}
      data-access={action.access}
      aria-busy={isBusy || undefined}
      aria-label={label}
      aria-description={why}
      data-hint={why}
      className={isDisabled ? 'is-disabled' : undefined}
      onClick={() => void run()}
    >
      {children}
    </RowButton>
  );
}

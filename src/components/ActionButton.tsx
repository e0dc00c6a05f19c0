import { useAccess } from '@umijs/max';
import { Button, Tooltip } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import type { Access } from '@/access';
import type { AccessKey } from '@/contract';
import type { ActionState } from '@/domain/withdraw';
import { useOnline } from '@/hooks/useOnline';
import { useT } from '@/hooks/useT';

interface ActionButtonProps {
  access: AccessKey;
  onClick: () => unknown;
  children: ReactNode;
  /** What the record allows; disabled with the reason when it does not. */
  state?: ActionState;
  /** Whole name of the button where its text alone does not tell which record it acts on. */
  label?: string;
  isDanger?: boolean;
  isPrimary?: boolean;
  size?: 'small' | 'middle';
}

/**
 * The only button that acts on the server: hidden without its key, disabled with the reason when the record's state forbids it or
 * there is no connection (decisions §8), busy while a returned promise runs.
 */
export function ActionButton({ access, onClick, children, state, label, isDanger, isPrimary, size }: ActionButtonProps) {
  const t = useT();
  const granted = useAccess() as Access;
  const isOnline = useOnline();
  const running = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  if (!granted[access]) return null;

  const why = isOnline ? (state && !state.isAllowed ? (state.why ?? '') : undefined) : t('common.state.offline');
  const isDisabled = why !== undefined;

  const run = async () => {
    // State alone is too slow for a double click: both clicks see the old value.
    if (isDisabled || running.current) return;
    running.current = true;
    setIsBusy(true);
    try {
      await onClick();
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  };

  // A really disabled button cannot be focused, so that nobody on a keyboard would learn the reason.
  return (
    <Tooltip title={why} trigger={['hover', 'focus']}>
      <Button
        size={size}
        danger={isDanger}
        type={isPrimary ? 'primary' : 'default'}
        loading={isBusy}
        aria-disabled={isDisabled}
        aria-label={label}
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

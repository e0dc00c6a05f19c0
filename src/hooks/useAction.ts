import { createContext, useContext, useRef, useState } from 'react';
import type { AccessKey } from '@/contract';
import type { ActionState } from '@/domain/stateTable';
import { useAccess } from '@/hooks/useAccess';
import { useOnline } from './useOnline';
import { useT } from './useT';

/** Why the actions inside are disabled, for example because data for the decision is missing. */
export const WhyClosed = createContext<string | undefined>(undefined);

interface ActionOptions {
  access: AccessKey;
  onClick: () => unknown;
  /** Whether the record allows the action, and the reason if not. */
  state?: ActionState;
}

/**
 * State of a button that acts on the server (docs/rules/access.md#allowed). It is hidden without its key. It is disabled with a
 * reason when the record's state forbids it, the browser is offline, or needed data is missing. It is busy while the returned
 * promise runs.
 */
export function useAction({ access, onClick, state }: ActionOptions) {
  const t = useT();
  const granted = useAccess();
  const isOnline = useOnline();
  const running = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  const closed = useContext(WhyClosed);
  const denied = state && !state.isAllowed ? (state.why ?? '') : closed;
  const why = isOnline ? denied : t('common.state.offline');
  const run = async () => {
    // React state is too slow for a double click: both clicks see the old value.
    if (why !== undefined || running.current) return;
    running.current = true;
    setIsBusy(true);
    try {
      await onClick();
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  };
  return { isGranted: granted[access], why, isBusy, run };
}

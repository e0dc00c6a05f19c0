import { useAccess } from '@umijs/max';
import { createContext, useContext, useRef, useState } from 'react';
import type { Access } from '@/access';
import type { AccessKey } from '@/contract';
import type { ActionState } from '@/domain/stateTable';
import { useOnline } from './useOnline';
import { useT } from './useT';

/** Why nothing can be done with what lies in it, as long as that is so: what a decision needs has not come. */
export const WhyClosed = createContext<string | undefined>(undefined);

interface ActionOptions {
  access: AccessKey;
  onClick: () => unknown;
  /** What the record allows; disabled with the reason when it does not. */
  state?: ActionState;
}

/**
 * What a button that acts on the server does: not there without its key, disabled with the reason when the record's state forbids it,
 * there is no connection, or what it needs is not there (docs/rules/access.md#allowed), busy while a returned promise runs.
 */
export function useAction({ access, onClick, state }: ActionOptions) {
  const t = useT();
  const granted = useAccess() as Access;
  const isOnline = useOnline();
  const running = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  const closed = useContext(WhyClosed);
  const denied = state && !state.isAllowed ? (state.why ?? '') : closed;
  const why = isOnline ? denied : t('common.state.offline');
  const run = async () => {
    // State alone is too slow for a double click: both clicks see the old value.
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

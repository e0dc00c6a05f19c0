import { useRef, useState } from 'react';
import type { DictDetail, DictItem } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { createRequestId } from '@/domain/requestId';
import { sortDictItems } from '@/services/dict';

interface Order {
  /** The items as the operator wants them, also while the server has not said yes. */
  items: readonly DictItem[];
  /** Saves an order: one call in flight, and of those wanted meanwhile the last. */
  save: (ids: readonly string[]) => Promise<void>;
}

/**
 * The order of the items of a type. A refused one is shown as it was before.
 * @param onSaved told when an order stands, and no other is wanted
 * @param onFailed told of what has been shown already; the type as it is now must be read
 */
export function useOrder(type: DictDetail, onSaved: (next: DictDetail) => void, onFailed: (error: ApiError) => void): Order {
  const [wanted, setWanted] = useState<readonly string[]>();
  const next = useRef<readonly string[]>(undefined);
  const isRunning = useRef(false);

  const save = async (ids: readonly string[]) => {
    next.current = ids;
    setWanted(ids);
    if (isRunning.current) return;
    isRunning.current = true;
    const { dictType } = type;
    let { version } = type;
    try {
      while (next.current) {
        const itemIds = [...next.current];
        next.current = undefined;
        const answer = await sortDictItems({ dictType, version, itemIds }, { idempotencyKey: createRequestId() });
        version = answer.version ?? version;
        if (!next.current) onSaved(answer);
      }
    } catch (error) {
      next.current = undefined;
      if (!(error instanceof ApiError)) throw error;
      onFailed(error);
    } finally {
      isRunning.current = false;
      setWanted(undefined);
    }
  };

  const place = (item: DictItem) => wanted?.indexOf(item.itemId) ?? 0;
  return { items: wanted ? [...type.items].sort((a, b) => place(a) - place(b)) : type.items, save };
}

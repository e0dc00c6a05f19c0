import { useRef, useState } from 'react';
import type { DictDetail, DictItem } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { createRequestId } from '@/domain/requestId';
import { sortDictItems } from '@/services/dict';

interface Order {
  /** The items in the wanted order, also before the server confirms it. */
  items: readonly DictItem[];
  /** Saves an order. One call runs at a time; of the orders wanted meanwhile, only the last is sent. */
  save: (ids: readonly string[]) => Promise<void>;
}

/**
 * The order of the items of a type. A refused order falls back to the one before.
 * @param onSaved called when an order is saved and no other is pending
 * @param onFailed called after the request layer has shown the error; reload the type then
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

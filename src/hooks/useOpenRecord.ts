import { history, useSearchParams } from '@umijs/max';
import { useCallback } from 'react';
import { RECORD_PARAM } from '@/domain/records';

/** Number of the open record, kept in the address. It can be shared, and the back button closes the record. */
export function useOpenRecord(): [string | undefined, (no: string | undefined) => void] {
  const [params, setParams] = useSearchParams();
  const open = useCallback(
    (no: string | undefined) => {
      const next = new URLSearchParams(history.location.search);
      if (no) next.set(RECORD_PARAM, no);
      else next.delete(RECORD_PARAM);
      setParams(next);
    },
    [setParams],
  );
  return [params.get(RECORD_PARAM) ?? undefined, open];
}

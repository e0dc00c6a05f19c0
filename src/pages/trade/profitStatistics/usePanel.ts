import { history, useSearchParams } from '@umijs/max';
import { useCallback } from 'react';

const PARAM = 'panel';
const panels = ['explain', 'losses'] as const;
type Panel = (typeof panels)[number];

/** The open panel, kept in the URL so that it can be shared and the back button closes it. */
export function usePanel(): [Panel | undefined, (panel: Panel | undefined) => void] {
  const [params, setParams] = useSearchParams();
  const open = useCallback(
    (panel: Panel | undefined) => {
      const next = new URLSearchParams(history.location.search);
      if (panel) next.set(PARAM, panel);
      else next.delete(PARAM);
      setParams(next);
    },
    [setParams],
  );
  return [panels.find((panel) => panel === params.get(PARAM)), open];
}

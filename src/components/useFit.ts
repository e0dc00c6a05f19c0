import { type RefObject, useLayoutEffect, useRef } from 'react';
import { fitColumns, watchEdges } from './tableEdges';

interface Fit {
  /** The table with its box. */
  frame: RefObject<HTMLElement | null>;
  box: RefObject<HTMLElement | null>;
  /** Other columns are measured anew. */
  placed: unknown;
  onFit?: (left: string[]) => void;
}

/** Leaves out the columns without room, before they are seen, and watches the edges of the table. */
export function useFit({ frame, box, placed, onFit }: Fit): void {
  const fitted = useRef<unknown>(undefined);
  const fit = useRef<() => void>(undefined);
  fit.current = () => {
    const left = frame.current && box.current && fitColumns(frame.current, box.current, fitted.current !== placed);
    fitted.current = placed;
    if (left) onFit?.(left);
  };
  useLayoutEffect(() => fit.current?.());
  useLayoutEffect(() => {
    const refit = () => {
      fitted.current = undefined;
      fit.current?.();
    };
    return frame.current && box.current ? watchEdges(frame.current, box.current, refit) : undefined;
  }, [frame, box]);
}

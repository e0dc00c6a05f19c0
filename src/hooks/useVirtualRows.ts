import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { PLAIN_ROWS } from '@/constants';

/** This many rows are drawn normally to measure the column widths. */
export const SAMPLE_ROWS = 20;
/** Height above and below the rows of a page that fills the window, in pixels. */
const AROUND = 220;
const MIN_HEIGHT = 320;

export interface VirtualRows {
  isOn: boolean;
  isMeasuring: boolean;
  /** By column key, in pixels. */
  widths?: Readonly<Record<string, number>>;
  scroll?: { x: number; y: number };
}

function measure(region: HTMLElement): Record<string, number> {
  const cells = region.querySelectorAll<HTMLElement>('thead th');
  return Object.fromEntries([...cells].map((cell) => [cell.dataset.column ?? '', Math.ceil(cell.getBoundingClientRect().width)]));
}

/**
 * Whether a table draws all its rows or only the visible ones. A virtual table needs the width of each column. Before the first
 * paint, a few rows are drawn normally and measured.
 * @param layout changes when the widths may have changed
 */
export function useVirtualRows(region: RefObject<HTMLElement | null>, rows: number, layout: string): VirtualRows {
  const isLong = rows > PLAIN_ROWS;
  const [measured, setMeasured] = useState<{ layout: string; widths: Record<string, number> }>();
  const [height, setHeight] = useState(() => window.innerHeight);
  const widths = measured?.layout === layout ? measured.widths : undefined;
  const isMeasuring = isLong && !widths;

  useLayoutEffect(() => {
    const box = region.current;
    if (!isMeasuring || !box) return;
    const take = () => {
      const widths = measure(box);
      const isDrawn = Object.keys(widths).length > 0;
      if (isDrawn) setMeasured({ layout, widths });
      return isDrawn;
    };
    if (take()) return;
    // antd's table is loaded on its first render; until then there is nothing to measure.
    const observer = new MutationObserver(() => take() && observer.disconnect());
    observer.observe(box, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isMeasuring, layout, region]);
  useLayoutEffect(() => {
    if (!isLong) return;
    // Without it, only a field that gets the focus may stand under another head.
    void import('./alignHeads').then(({ alignHeads }) => alignHeads()).catch(() => undefined);
    const onResize = () => setHeight(window.innerHeight);
    onResize();
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [isLong]);

  return useMemo(() => {
    if (!isLong || !widths) return { isOn: false, isMeasuring };
    const x = Object.values(widths).reduce((sum, width) => sum + width, 0);
    return { isOn: true, isMeasuring, widths, scroll: { x, y: Math.max(MIN_HEIGHT, height - AROUND) } };
  }, [isLong, isMeasuring, widths, height]);
}

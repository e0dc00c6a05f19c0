import { useEffect, useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import type { Drawing, openChart } from './chartCore';
import './ChartBox.css';

/**
 * A chart of amounts over time. The chart library is loaded once the chart has a size. If it cannot load or there is nothing to
 * draw, the table beside the chart shows the same data.
 */
export function ChartBox({ drawing }: { drawing: Drawing | undefined }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<ReturnType<typeof openChart>>(undefined);
  const [isFailed, setIsFailed] = useState(false);
  const latest = useRef(drawing);
  latest.current = drawing;
  const isDrawn = drawing !== undefined && !isFailed;

  useEffect(() => {
    const place = box.current;
    if (!isDrawn || !place) return;
    let isGone = false;
    let isOpening = false;
    const open = ({ openChart: begin }: { openChart: typeof openChart }) => {
      if (isGone || !latest.current) return;
      chart.current = begin(place);
      chart.current.draw(latest.current);
    };
    // A drawer has no size until it is open.
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return;
      chart.current?.resize();
      if (isOpening) return;
      isOpening = true;
      void import('./chartCore').then(open, () => isGone || setIsFailed(true));
    });
    observer.observe(place);
    return () => {
      isGone = true;
      observer.disconnect();
      chart.current?.dispose();
      chart.current = undefined;
    };
  }, [isDrawn]);
  useEffect(() => {
    if (drawing) chart.current?.draw(drawing);
  }, [drawing]);

  if (isFailed) return <p className="soft">{t('parts.chart.failed')}</p>;
  return isDrawn ? <div ref={box} className="chart-box" /> : null;
}

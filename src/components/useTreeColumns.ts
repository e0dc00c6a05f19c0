import type { ProColumns } from '@ant-design/pro-components';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';

/** Minimum width of the tree column. */
export const TREE_WIDTH = 210;
/** On both sides of the region (.resource-table). */
const PADDING = 16;

const widthOf = ({ width }: { width?: unknown }) => Number(width ?? 0);

/** Inner width of the region; 0 before it is drawn. */
function useRoom(region: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const box = region.current;
    if (!box) return;
    const measure = () => setRoom(box.clientWidth - PADDING);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [region]);
  return room;
}

/**
 * The columns of a tree that have room beside it and the actions. Where none has, as on a phone, the first one stands under the name.
 * On paper, and before the region is drawn, all of them.
 */
export function useTreeColumns<Node>(region: RefObject<HTMLElement | null>, columns: ProColumns<Node>[], isOnPaper: boolean) {
  const room = useRoom(region);
  return useMemo((): { fitting: ProColumns<Node>[]; under?: ProColumns<Node> } => {
    const values = columns.slice(0, -1);
    const [actions] = columns.slice(-1);
    if (isOnPaper || room <= 0 || !actions) return { fitting: columns };
    let left = room - TREE_WIDTH - widthOf(actions);
    const count = values.findIndex((column) => {
      left -= widthOf(column);
      return left < 0;
    });
    if (count < 0) return { fitting: columns };
    return { fitting: [...values.slice(0, count), actions], under: count === 0 ? values[0] : undefined };
  }, [columns, room, isOnPaper]);
}

import type { PointerEvent, ThHTMLAttributes } from 'react';

export interface HeaderCellProps extends ThHTMLAttributes<HTMLTableCellElement> {
  /** Called with the new width in pixels; without it, the column has no handle. */
  onWidth?: (px: number) => void;
}

const DRAGGED = 'data-dragged';

/**
 * A header cell with a draggable edge. The table redraws only once, at the end of the drag. The table settings offer the same by
 * keyboard (WCAG 2.5.7).
 */
export function HeaderCell({ onWidth, children, ...rest }: HeaderCellProps) {
  if (!onWidth) return <th {...rest}>{children}</th>;
  const drag = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const width = handle.closest('th')?.offsetWidth ?? 0;
    const from = event.clientX;
    const move = (moved: globalThis.PointerEvent) => {
      handle.style.transform = `translateX(${moved.clientX - from}px)`;
    };
    const end = (ended: globalThis.PointerEvent) => {
      handle.removeEventListener('pointermove', move);
      handle.style.transform = '';
      handle.removeAttribute(DRAGGED);
      if (ended.type === 'pointerup' && ended.clientX !== from) onWidth(width + ended.clientX - from);
    };
    handle.setPointerCapture(event.pointerId);
    handle.setAttribute(DRAGGED, '');
    handle.addEventListener('pointermove', move);
    for (const type of ['pointerup', 'pointercancel'] as const) handle.addEventListener(type, end, { once: true });
  };
  return (
    <th {...rest}>
      {children}
      {/* A drag that ends on the handle must not sort. */}
      <span className="column-edge" aria-hidden onPointerDown={drag} onClick={(event) => event.stopPropagation()} />
    </th>
  );
}

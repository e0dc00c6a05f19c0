/** Height of the console's fixed header; Console.css has the same. */
const HEADER_PX = 56;

/**
 * Marks on which sides of a table content is hidden, sets the widths of its fixed columns, and keeps the head in sight. It
 * bypasses React, because it runs on each scroll event, and after the layout, so that it forces none.
 */
export function watchEdges(frame: HTMLElement, box: HTMLElement): () => void {
  const head = box.querySelector('thead');
  // A box that scrolls sideways holds a sticky head back, so the head is moved instead; its last row keeps its place.
  const stick = () => {
    if (!head) return;
    const { top, height } = box.getBoundingClientRect();
    const shift = frame.hasAttribute('data-wide') ? Math.min(HEADER_PX - top, height - 2 * head.offsetHeight) : 0;
    head.style.translate = shift > 0 ? `0 ${shift}px` : '';
  };
  const mark = () => {
    const hidden = box.scrollWidth - box.clientWidth;
    const at = Math.abs(box.scrollLeft);
    frame.toggleAttribute('data-wide', hidden > 0);
    frame.toggleAttribute('data-before', at > 0);
    frame.toggleAttribute('data-after', at < hidden - 1);
  };
  const measure = () => {
    for (const side of ['start', 'end']) {
      const cells = [...box.querySelectorAll<HTMLElement>(`thead .ant-table-cell-fix-${side}:not(.ant-table-selection-column)`)];
      if (side === 'end') cells.reverse();
      if (cells.length < 2) continue;
      for (const [at, cell] of cells.entries()) box.style.setProperty(`--${side}-${at}`, `${cell.offsetWidth}px`);
    }
    mark();
    stick();
  };
  const observer = new ResizeObserver(measure);
  observer.observe(box);
  if (box.firstElementChild) observer.observe(box.firstElementChild);
  box.addEventListener('scroll', mark, { passive: true });
  window.addEventListener('scroll', stick, { passive: true });
  return () => {
    observer.disconnect();
    box.removeEventListener('scroll', mark);
    window.removeEventListener('scroll', stick);
  };
}

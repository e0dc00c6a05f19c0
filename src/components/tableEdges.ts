/**
 * Marks on which sides of a table content is hidden, and sets the widths of its fixed columns. It bypasses React, because it runs
 * on each scroll event, and after the layout, so that it forces none.
 */
export function watchEdges(frame: HTMLElement, box: HTMLElement): () => void {
  const mark = () => {
    const hidden = box.scrollWidth - box.clientWidth;
    const at = Math.abs(box.scrollLeft);
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
  };
  const observer = new ResizeObserver(measure);
  observer.observe(box);
  if (box.firstElementChild) observer.observe(box.firstElementChild);
  box.addEventListener('scroll', mark, { passive: true });
  return () => {
    observer.disconnect();
    box.removeEventListener('scroll', mark);
  };
}

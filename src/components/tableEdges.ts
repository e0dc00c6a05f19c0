/** Height of the console's fixed header; Console.css has the same. */
const HEADER_PX = 56;

/** Kept although there is no room: fixed columns, the one that sorts, and those that the operator has added. */
const KEPT = '.ant-table-cell-fix, [aria-sort], [data-added]';

/**
 * Leaves out columns that would lie under the fixed ones, from the end; PlainTable.css hides them by their places. A column that
 * has been left out stays so while rows change, until `isFresh`.
 * @param frame the table with its box; without fixed columns, all are shown
 * @returns keys of the columns that are left out
 */
export function fitColumns(frame: HTMLElement, box: HTMLElement, isFresh: boolean): string[] {
  const heads = [...box.querySelectorAll<HTMLElement>('thead th')];
  const isFixed = heads.some((head) => head.matches('.ant-table-cell-fix[data-column]'));
  const out = new Set(isFresh || !isFixed ? [] : (frame.dataset.out ?? '').split(' ').filter(Boolean).map(Number));
  const mark = () => {
    frame.dataset.out = [...out].join(' ');
  };
  mark();
  let over = isFixed ? box.scrollWidth - box.clientWidth : 0;
  if (over > 0) {
    const widths = heads.map((head) => (head.matches(KEPT) ? 0 : head.offsetWidth));
    for (let at = heads.length - 1; at >= 0 && over > 0; at -= 1) {
      const width = widths[at] ?? 0;
      if (width > 0) out.add(at + 1);
      over -= width;
    }
    // A narrow column may fit where a wide one before it does not.
    for (const [at, width] of widths.entries()) {
      if (!width || !out.has(at + 1) || over + width > 0) continue;
      out.delete(at + 1);
      over += width;
    }
    mark();
  }
  return heads.flatMap(({ dataset }, at) => (out.has(at + 1) && dataset.column ? [dataset.column] : []));
}

/**
 * Marks on which sides of a table content is hidden, sets the widths of its fixed columns, and keeps the head in sight. It
 * bypasses React, because it runs on each scroll event, and after the layout, so that it forces none.
 * @param onWidth called when the table's place becomes wider or narrower, before its edges are marked
 */
export function watchEdges(frame: HTMLElement, box: HTMLElement, onWidth: () => void): () => void {
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
  let width = box.clientWidth;
  const measure = () => {
    if (box.clientWidth !== width) {
      width = box.clientWidth;
      // A screen behind the one in sight has no width.
      if (width > 0) onWidth();
    }
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

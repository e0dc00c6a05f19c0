const ROWS = '.ant-table-tbody-virtual-holder';
const FIXED = '.ant-table-cell-fix-start, .ant-table-cell-fix-left';

/** Moves the rows of a virtual table sideways as a wheel does: antd moves the heads with them. */
const moveBy = (rows: Element, deltaX: number) =>
  deltaX !== 0 && rows.dispatchEvent(new WheelEvent('wheel', { deltaX, cancelable: true }));

/** How far antd has moved the rows of a virtual table. */
const movedBy = (rows: Element) =>
  -Number.parseFloat(rows.querySelector<HTMLElement>('.ant-table-tbody-virtual-holder-inner')?.style.marginLeft || '0');

/** Moves a cell out from under the fixed columns, where the browser does not scroll. */
function uncover(rows: Element, cell: Element) {
  if (cell.matches(FIXED)) return;
  const fixed = [...(cell.parentElement?.querySelectorAll(FIXED) ?? [])];
  const edge = Math.max(rows.getBoundingClientRect().left, ...fixed.map((one) => one.getBoundingClientRect().right));
  moveBy(rows, Math.min(0, cell.getBoundingClientRect().left - edge));
}

let isOn = false;

/**
 * Keeps the heads of every antd table above their cells, also when the browser scrolls a field into view that gets the focus. antd
 * follows wheel and scroll bar only: the rows of a virtual table, and the heads of any, are boxes that hide what is outside, and
 * the browser moves their content alone. Further calls do nothing.
 */
export function alignHeads(): void {
  if (isOn) return;
  isOn = true;
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (!(target instanceof Element) || target.scrollLeft === 0) return;
      const rows = target.closest(ROWS);
      if (!rows) return;
      const left = target.scrollLeft;
      target.scrollLeft = 0;
      moveBy(rows, left);
    },
    true,
  );

  document.addEventListener('focusin', ({ target }) => {
    const container = target instanceof Element ? target.closest('.ant-table-container') : null;
    if (!container || !(target instanceof Element)) return;
    // The browser scrolls after the event.
    requestAnimationFrame(() => {
      const rows = container.querySelector(ROWS);
      const cell = rows?.contains(target) && target.closest('.ant-table-cell');
      const heads = target.closest('.ant-table-header');
      const body = container.querySelector('.ant-table-body');
      if (rows && cell) uncover(rows, cell);
      else if (rows && heads) moveBy(rows, heads.scrollLeft - movedBy(rows));
      else if (body && heads) body.scrollLeft = heads.scrollLeft;
    });
  });
}

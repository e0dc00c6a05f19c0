let known;

/** Replaces a version that inserts a style element for measuring. */
function measure(target) {
  const box = document.createElement('div');
  Object.assign(box.style, { position: 'absolute', width: '100px', height: '100px', overflow: 'scroll' });
  const { scrollbarColor, scrollbarWidth } = target ? getComputedStyle(target) : {};
  if (target) Object.assign(box.style, { scrollbarColor, scrollbarWidth });
  document.body.append(box);
  const size = { width: box.offsetWidth - box.clientWidth, height: box.offsetHeight - box.clientHeight };
  box.remove();
  // `::-webkit-scrollbar` rules of an element cannot be copied to the measuring box.
  const own = target ? getComputedStyle(target, '::-webkit-scrollbar') : {};
  return { width: Number.parseInt(own.width, 10) || size.width, height: Number.parseInt(own.height, 10) || size.height };
}

export default function getScrollBarSize(isFresh) {
  if (isFresh || !known) known = measure();
  return known.width;
}
export const getTargetScrollBarSize = (target) => (target instanceof Element ? measure(target) : { width: 0, height: 0 });

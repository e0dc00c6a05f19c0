let known;

/** In the place of one that makes a style element to measure by. */
function measure(target) {
  const box = document.createElement('div');
  Object.assign(box.style, { position: 'absolute', width: '100px', height: '100px', overflow: 'scroll' });
  const { scrollbarColor, scrollbarWidth } = target ? getComputedStyle(target) : {};
  if (target) Object.assign(box.style, { scrollbarColor, scrollbarWidth });
  document.body.append(box);
  const size = { width: box.offsetWidth - box.clientWidth, height: box.offsetHeight - box.clientHeight };
  box.remove();
  // What a sheet says of the bars of one element cannot be said of another.
  const own = target ? getComputedStyle(target, '::-webkit-scrollbar') : {};
  return { width: Number.parseInt(own.width, 10) || size.width, height: Number.parseInt(own.height, 10) || size.height };
}

export default function getScrollBarSize(isFresh) {
  if (isFresh || !known) known = measure();
  return known.width;
}
export const getTargetScrollBarSize = (target) => (target instanceof Element ? measure(target) : { width: 0, height: 0 });

import { useLayoutEffect } from 'react';
import { getTargetScrollBarSize } from './getScrollBarSize';

let locks = 0;
/** In the place of one that makes a style element: while a dialog or a drawer is open, the page behind it does not scroll. */
export default function useScrollLocker(lock) {
  useLayoutEffect(() => {
    if (!lock) return;
    const { style, scrollHeight } = document.body;
    if (locks === 0) {
      const isOverflowing = scrollHeight > innerHeight && innerWidth > document.body.offsetWidth;
      if (isOverflowing) style.width = `calc(100% - ${getTargetScrollBarSize(document.body).width}px)`;
      style.overflowY = 'hidden';
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks > 0) return;
      style.width = '';
      style.overflowY = '';
    };
  }, [lock]);
}

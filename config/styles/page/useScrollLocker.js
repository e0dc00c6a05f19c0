import { useLayoutEffect } from 'react';
import { getTargetScrollBarSize } from './getScrollBarSize';

let locks = 0;
/** Locks page scrolling while a dialog or drawer is open. Replaces a version that inserts a style element. */
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

import { useEffect, useRef } from 'react';

/**
 * Returns the focus from a dialog to the button that opened it. If the button has gone, focuses the element with the returned
 * ref, so that keyboard users do not restart at the top of the page.
 */
export function useFocusBack(isOpen: boolean) {
  const fallback = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement;
    return () => {
      // Waits until the change is rendered: the button may disappear.
      window.setTimeout(() => {
        const button = opener.current;
        if (button instanceof HTMLElement && button.isConnected && button !== document.body) button.focus();
        else fallback.current?.focus();
      });
    };
  }, [isOpen]);
  return fallback;
}

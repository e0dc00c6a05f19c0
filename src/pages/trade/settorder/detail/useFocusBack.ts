import { useEffect, useRef } from 'react';

/**
 * Brings the focus back from a dialog to the button that opened it; when an action has taken that button away, to the element that
 * the reference is given to, so that nobody on a keyboard begins at the top of the page again.
 */
export function useFocusBack(isOpen: boolean) {
  const fallback = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement;
    return () => {
      // What the action changed is drawn before it is decided what there is to come back to.
      window.setTimeout(() => {
        const button = opener.current;
        if (button instanceof HTMLElement && button.isConnected && button !== document.body) button.focus();
        else fallback.current?.focus();
      });
    };
  }, [isOpen]);
  return fallback;
}

import { useEffect } from 'react';

const TRIES = 20;
const DIALOG = '.ant-modal';
/** Elements that the dialog itself focuses. */
const OF_DIALOG = '.ant-modal, .ant-modal-close';

/**
 * Focuses an element of the dialog that has just opened, and again when the selector changes. A drawer below releases the focus
 * only some frames later, so this retries until the focus stays.
 */
export function useDialogFocus(selector: string): void {
  useEffect(() => {
    let left = TRIES;
    let frame = 0;
    const before = document.activeElement;
    const ask = () => {
      const target = document.querySelector<HTMLElement>(selector);
      const { activeElement } = document;
      // If the focus is on a new element of the dialog, the operator moved it.
      const isNew = activeElement !== before && !activeElement?.matches(OF_DIALOG);
      const isMoved = isNew && target?.closest(DIALOG)?.contains(activeElement);
      if (!isMoved) target?.focus();
      left -= 1;
      if (left > 0 && !isMoved) frame = requestAnimationFrame(ask);
    };
    // Deferred: the dialog must first store which element gets the focus back.
    const timer = window.setTimeout(ask);
    return () => {
      window.clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [selector]);
}

import { useEffect } from 'react';

const TRIES = 20;
const DIALOG = '.ant-modal';
/** What the dialog itself puts the focus on. */
const OF_DIALOG = '.ant-modal, .ant-modal-close';

/**
 * Puts the focus on an element of the dialog that has just opened, and again when the selector changes. A dialog over a drawer
 * cannot keep the focus before the drawer has let go of it, some frames later: it is asked for until it stays.
 */
export function useDialogFocus(selector: string): void {
  useEffect(() => {
    let left = TRIES;
    let frame = 0;
    const before = document.activeElement;
    const ask = () => {
      const target = document.querySelector<HTMLElement>(selector);
      const { activeElement } = document;
      // Anywhere new in the dialog it is the operator who moved it.
      const isNew = activeElement !== before && !activeElement?.matches(OF_DIALOG);
      const isMoved = isNew && target?.closest(DIALOG)?.contains(activeElement);
      if (!isMoved) target?.focus();
      left -= 1;
      if (left > 0 && !isMoved) frame = requestAnimationFrame(ask);
    };
    // Not at once: the dialog must first have noted where the focus goes when it closes.
    const timer = window.setTimeout(ask);
    return () => {
      window.clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [selector]);
}

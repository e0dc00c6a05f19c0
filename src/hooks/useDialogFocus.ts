import { useEffect } from 'react';

const TRIES = 20;
/** How often an element is looked for that cannot take the focus yet. */
const LATE_MS = 100;
/** By itself, the dialog focuses only its frame and its close button. */
const INSIDE = '.ant-modal :not(.ant-modal-close)';

/**
 * Focuses an element of the dialog that has just opened, and again when the selector changes. A drawer below releases the focus
 * only some frames later, so this retries until the focus stays. An element that is still being loaded, or disabled, gets the focus
 * when it can take it, unless the operator has moved on.
 */
export function useDialogFocus(selector: string): void {
  useEffect(() => {
    let left = TRIES;
    let frame = 0;
    const before = document.activeElement;
    const ask = () => {
      const { activeElement } = document;
      // The focus has stayed, or the operator moved it.
      if (activeElement !== before && activeElement?.matches(INSIDE)) return;
      const target = document.querySelector<HTMLElement>(selector);
      target?.focus();
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(ask);
      else if (document.activeElement !== target) timer = window.setTimeout(ask, LATE_MS);
    };
    // Deferred: the dialog must first store which element gets the focus back.
    let timer = window.setTimeout(ask);
    return () => {
      window.clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [selector]);
}

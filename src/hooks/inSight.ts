/** A screen that is kept, hidden, and the drawers and dialogs over it, which stand in other places of the document. */
const OUT_OF_SIGHT = '[hidden], [style*="display: none"]';

/** Elements that somebody can see: a kept screen may hold the same row, and a drawer or a dialog of its own. */
export const inSight = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((node) => !node.closest(OUT_OF_SIGHT));

/** Kept screens, and their drawers and dialogs. React hides these where they are attached to the document. */
const OUT_OF_SIGHT = '[hidden], [style*="display: none"]';

/** Visible elements only: hidden kept screens may contain the same rows, and their own drawers and dialogs. */
export const inSight = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((node) => !node.closest(OUT_OF_SIGHT));

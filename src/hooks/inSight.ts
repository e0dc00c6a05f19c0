/** Kept screens, and their drawers and dialogs, which React hides where they are attached to the document. */
const OUT_OF_SIGHT = '[hidden], [style*="display: none"]';

/** Elements outside kept screens, which may contain the same rows and drawers and dialogs of their own. */
export const inSight = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((node) => !node.closest(OUT_OF_SIGHT));

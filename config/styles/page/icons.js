/** In the place of what puts the icons' own style into the page; it is in the first sheet. */
export const updateCSS = () => undefined;
export const getShadowRoot = () => undefined;
/** It warns while something is developed; then the real package is there to read. */
export const warningOnce = () => undefined;

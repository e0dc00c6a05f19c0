/** Replaces the code that inserts the icon styles. They are in the first sheet. */
export const updateCSS = () => undefined;
export const getShadowRoot = () => undefined;
/** Warns during development only, where the real package is in use. */
export const warningOnce = () => undefined;

export { default as proTheme } from './theme';

const STYLE = { wrapSSR: (node) => node, hashId: '' };

/** Replaces the style hooks of pro-components. Their styles are in a sheet. */
export const useStyle = () => STYLE;
export default () => STYLE;
export { useStyle as useStylish };
/** The caller only checks that a background exists. */
export const getLayoutDesignToken = () => ({ bgLayout: true });
const nothing = () => ({});

export { nothing as lighten, nothing as operationUnit, nothing as resetComponent, nothing as setAlpha };

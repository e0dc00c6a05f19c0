export { default as proTheme } from './theme';

const STYLE = { wrapSSR: (node) => node, hashId: '' };

/** In the place of what makes the styles of pro-components; they are in a sheet. */
export const useStyle = () => STYLE;
export default () => STYLE;
export { useStyle as useStylish };
/** That there is a background is all that is asked for. */
export const getLayoutDesignToken = () => ({ bgLayout: true });
const nothing = () => ({});

export { nothing as lighten, nothing as operationUnit, nothing as resetComponent, nothing as setAlpha };

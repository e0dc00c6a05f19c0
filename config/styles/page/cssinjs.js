import { createContext } from 'react';

/** In the place of antd's styles in JavaScript. */
export const unit = (value) => (typeof value === 'number' ? `${value}px` : value);
export const StyleContext = createContext({});
export const createTheme = () => ({});
export const useCacheToken = () => [{}, ''];
export const useStyleRegister = () => undefined;
/** pro-components name an animation with it, for a style that is left out. */
export class Keyframes {}

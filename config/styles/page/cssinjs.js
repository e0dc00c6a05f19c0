import { createContext } from 'react';

/** Replaces antd's CSS-in-JS. */
export const unit = (value) => (typeof value === 'number' ? `${value}px` : value);
export const StyleContext = createContext({});
export const createTheme = () => ({});
export const useCacheToken = () => [{}, ''];
export const useStyleRegister = () => undefined;
/** pro-components create an animation with it, for a style that is left out. */
export class Keyframes {}

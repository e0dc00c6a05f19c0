/** In the place of antd's own door to its themes: what is no making of styles. */
export { DesignTokenContext, defaultConfig } from 'antd/es/theme/context';
export { default as useToken } from './useToken';

/** Replaces antd's internal theme entry, without the parts that create styles. */
export { DesignTokenContext, defaultConfig } from 'antd/es/theme/context';
export { default as useToken } from './useToken';

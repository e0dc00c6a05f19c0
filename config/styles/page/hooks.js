import { DesignTokenContext } from 'antd/es/theme/context';
import { use } from 'react';
import '@@/styles/first.css';

/** Replaces a component's style hook. The sheet has the styles; the hook returns only the class with the variables. */
const useStyle = () => ['', use(DesignTokenContext).cssVar?.key ?? ''];

export default useStyle;
export { useStyle as useColStyle, useStyle as useRowStyle, useStyle as useSharedStyle };
/** Used only by antd's documentation. */
export const PurePanelStyle = () => null;

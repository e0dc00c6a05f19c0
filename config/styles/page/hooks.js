import { DesignTokenContext } from 'antd/es/theme/context';
import { use } from 'react';
import '@@/styles/first.css';

/** In the place of what makes the styles of a component: they are in a sheet, and only the class with its variables is named. */
const useStyle = () => ['', use(DesignTokenContext).cssVar?.key ?? ''];

export default useStyle;
export { useStyle as useColStyle, useStyle as useRowStyle, useStyle as useSharedStyle };
/** Of what only the documentation of antd shows. */
export const PurePanelStyle = () => null;

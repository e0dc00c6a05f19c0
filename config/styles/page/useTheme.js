import { useMemo } from 'react';
import { themeKey } from '../themeKey';

/** In the place of antd's: of a theme inside another one only the class is asked for that carries its variables. */
export default function useTheme(theme, parent) {
  const key = theme && themeKey(theme, parent);
  const isDark = theme?.token?.isDark ?? parent?.token?.isDark;
  return useMemo(() => (key === undefined ? parent : { ...parent, token: { isDark }, cssVar: { key } }), [key, isDark, parent]);
}

import { useMemo } from 'react';
import { themeKey } from '../themeKey';

/** Replaces antd's hook. A nested theme only needs the class with its variables. */
export default function useTheme(theme, parent) {
  const key = theme && themeKey(theme, parent);
  const isDark = theme?.token?.isDark ?? parent?.token?.isDark;
  return useMemo(() => (key === undefined ? parent : { ...parent, token: { isDark }, cssVar: { key } }), [key, isDark, parent]);
}

import type { ThemeConfig } from 'antd';

/**
 * Class with the variables of a nested ConfigProvider theme. antd generates a new name each time, but a sheet needs the same name
 * in every build. The name consists of the theme's components; a theme without components has no variables of its own.
 */
export const themeKey = (theme: ThemeConfig, parent?: ThemeConfig): string =>
  theme.cssVar?.key ?? [parent?.cssVar?.key, ...Object.keys(theme.components ?? {})].join('-');

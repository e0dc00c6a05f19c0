import type { ThemeConfig } from 'antd';

/**
 * Class that carries the variables of a ConfigProvider with a theme of its own. antd gives each a new name, and a sheet needs the same
 * one in every build: it is named by its components, and one without any has nothing of its own.
 */
export const themeKey = (theme: ThemeConfig, parent?: ThemeConfig): string =>
  theme.cssVar?.key ?? [parent?.cssVar?.key, ...Object.keys(theme.components ?? {})].join('-');

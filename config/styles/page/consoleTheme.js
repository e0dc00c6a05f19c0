/** Replaces src/layouts/theme.ts in the build: the sheets hold the theme, so only its name remains. */
export const createTheme = (name) => ({ cssVar: { key: 'console' }, token: { isDark: name === 'dark' } });

/** In the place of src/layouts/theme.ts, which the sheets are made of: only which theme it is. */
export const createTheme = (name) => ({ cssVar: { key: 'console' }, token: { isDark: name === 'dark' } });

import useToken, { LIGHT } from './useToken';

/** In the place of the door to antd's themes: pro-components ask it for what the sheets have. */
export default {
  useToken() {
    const [theme, token, hashId, , cssVar] = useToken();
    return { theme, token, hashId, cssVar };
  },
  // Asked for the widths of screens alone, outside of any theme.
  getDesignToken: () => LIGHT,
};

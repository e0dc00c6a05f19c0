import useToken, { LIGHT } from './useToken';

/** Replaces antd's theme entry, from which pro-components read tokens. */
export default {
  useToken() {
    const [theme, token, hashId, , cssVar] = useToken();
    return { theme, token, hashId, cssVar };
  },
  // Called outside any theme, for screen widths only.
  getDesignToken: () => LIGHT,
};

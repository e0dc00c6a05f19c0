import tokens from '@@/styles/tokens.json';
import { DesignTokenContext } from 'antd/es/theme/context';
import { use } from 'react';

const [light, changes] = tokens;
/**
 * Throws on reading a token that was left out, because a missing number would fail elsewhere. Names with a capital are component
 * tokens.
 */
const strict = (kept) =>
  new Proxy(kept, {
    get(all, name) {
      if (typeof name === 'string' && /^[a-z]/.test(name) && !(name in all))
        throw new Error(`The token ${name} is left out of the build; see config/styles/sheets.tsx`);
      return all[name];
    },
  });
export const LIGHT = strict(light);
const DARK = strict({ ...light, ...changes });
const THEME = { id: 0 };

/** Replaces antd's hook. The tokens were computed together with the sheets. */
export default function useToken() {
  const { token, cssVar } = use(DesignTokenContext);
  const kept = token?.isDark ? DARK : LIGHT;
  return [THEME, kept, '', kept, cssVar];
}

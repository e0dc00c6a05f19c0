import tokens from '@@/styles/tokens.json';
import { DesignTokenContext } from 'antd/es/theme/context';
import { use } from 'react';

const [light, changes] = tokens;
/** A token that was not kept is told where it is read, and not by a size that is no number. What begins large is a component's own. */
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

/** In the place of antd's: what is read while drawing was reckoned when the sheets were made. */
export default function useToken() {
  const { token, cssVar } = use(DesignTokenContext);
  const kept = token?.isDark ? DARK : LIGHT;
  return [THEME, kept, '', kept, cssVar];
}

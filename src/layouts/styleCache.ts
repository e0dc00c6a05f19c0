import { createCache } from '@ant-design/cssinjs';

/** How the cache names the rules of a component; tokens and their variables, which belong to one theme, have other names. */
const RULES = /^style%/;

/**
 * Rules are made once: antd forgets those of a component when the last one of its kind leaves the page, and would make them again on
 * the next screen and after each change of the theme.
 */
export function createStyleCache(): ReturnType<typeof createCache> {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (path, change) =>
    update(path, (before) => change(before) ?? (before && RULES.test(path) ? [0, before[1]] : null));
  return cache;
}

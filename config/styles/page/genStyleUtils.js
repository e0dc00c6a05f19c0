/** Replaces the factory of style hooks. Only the names of component variables remain. */
export const genCssVar = (root, component) => {
  const name = (key) => `--${root.replaceAll('.', '')}-${component}-${key}`;
  return [name, (key, otherwise) => `var(${name(key)}${otherwise ? `, ${otherwise}` : ''})`];
};

/** In the place of what makes hooks of styles: only the names of the variables that a component sets by itself are left. */
export const genCssVar = (root, component) => {
  const name = (key) => `--${root.replaceAll('.', '')}-${component}-${key}`;
  return [name, (key, otherwise) => `var(${name(key)}${otherwise ? `, ${otherwise}` : ''})`];
};

const ts = require('typescript');

/**
 * Loader for texts: compiles messages with placeholders to the tree that intl-messageformat would parse in the browser, so that
 * the build needs no parser. Tests and tools read the sources with their plain messages.
 */
module.exports = async function compileTexts(source) {
  const { parse } = await import('@formatjs/icu-messageformat-parser');
  const file = ts.createSourceFile(this.resourcePath, source, ts.ScriptTarget.Latest, true);
  const trees = [];
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer) && node.initializer.text.includes('{')) {
      const { text } = node.initializer;
      trees.push({ from: node.initializer.getStart(file), to: node.initializer.end, tree: parse(text, { ignoreTag: true }) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return trees.reduceRight((text, { from, to, tree }) => text.slice(0, from) + JSON.stringify(tree) + text.slice(to), source);
};

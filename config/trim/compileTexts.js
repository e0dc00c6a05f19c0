const ts = require('typescript');

/**
 * Loader for the texts of a language: a message with placeholders becomes the tree that intl-messageformat would make of it in the
 * browser, so that what reads messages stays out of the build. Tests and tools read the sources, and the messages as they stand there.
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

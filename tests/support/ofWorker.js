const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/** A transform that gives a module of the worker's own platform (bundles.js) instead of compiling the file once more for each test file. */
exports.process = (_text, file) => {
  const name = path.relative(root, file).replaceAll(path.sep, '/');
  return { code: `module.exports = outside(process.env.TEST_PLATFORM).modules['${name}'];` };
};

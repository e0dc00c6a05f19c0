const { createRequire } = require('node:module');
const { TestEnvironment } = require('jest-environment-jsdom');
const { withOutside } = require('./outside.js');

const ofEnvironment = createRequire(require.resolve('jest-environment-jsdom'));

// After each change of a page jsdom works out the style of every element anew: by 120 rules of the browser's own sheet, and for 13 colours.
// Of these, the tests ask what is displayed, and as what; it is loaded from here first.
const sheet = ofEnvironment.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
const rules = ofEnvironment(sheet).replace(/\/\*.*?\*\//gs, '');
require.cache[sheet].exports = [...rules.matchAll(/([^{}]+)\{[^}]*\b(display:[^;}]+)/g)]
  .map(([, selector, display]) => `${selector} { ${display} }`)
  .join('\n');
const { propertiesWithResolvedValueImplemented: resolved } = ofEnvironment('jsdom/lib/jsdom/living/helpers/style-rules.js');
for (const [name, { computedValue }] of Object.entries(resolved)) if (computedValue === 'computed-color') delete resolved[name];

module.exports = withOutside(TestEnvironment);

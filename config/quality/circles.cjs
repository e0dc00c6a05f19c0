/**
 * Circles of what is imported when the program runs. They are looked for by themselves: beside imports of types the tool finds
 * one circle an import, and one that types close would hide one that they do not.
 */
const { options } = require('./boundaries.cjs');

module.exports = {
  forbidden: [{ name: 'no-cycle-of-values', severity: 'error', from: {}, to: { circular: true } }],
  options: { ...options, tsPreCompilationDeps: false },
};

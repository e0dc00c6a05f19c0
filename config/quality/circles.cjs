/**
 * Cycles of runtime imports, checked apart: with type imports included, the tool reports one cycle per import, and a cycle of
 * types could hide one of values.
 */
const { options } = require('./boundaries.cjs');

module.exports = {
  forbidden: [{ name: 'no-cycle-of-values', severity: 'error', from: {}, to: { circular: true } }],
  options: { ...options, tsPreCompilationDeps: false },
};

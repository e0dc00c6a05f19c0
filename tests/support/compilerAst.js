/** An ES module, and loaded once for each worker (outside.js). */
module.exports = outside('typescript-7/unstable/ast');

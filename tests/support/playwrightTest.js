/** Loaded once for each worker (outside.js). */
module.exports = outside('@playwright/test');

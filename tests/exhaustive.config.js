/** `npm run test:exhaustive`: every matrix in full; the remaining samples rotate with this seed (TEST_SEED repeats a run). */
process.env.TEST_DEPTH = 'exhaustive';
process.env.TEST_SEED ??= String(Math.floor(Date.now() / 1000) % 1_000_000_000);
module.exports = require('./jest.config.js');

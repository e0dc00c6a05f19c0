const { bundlePlatform } = require('./bundles.js');

/** Once before the tests that need no more: what their workers load is bundled. */
module.exports = bundlePlatform;

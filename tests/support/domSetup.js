const { bundlePlatform, bundleVendor } = require('./bundles.js');

/** Once before the dom tests: what their workers load is bundled. */
module.exports = () => Promise.all([bundleVendor(), bundlePlatform()]);

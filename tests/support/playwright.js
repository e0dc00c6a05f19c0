module.exports = outside('playwright-core');

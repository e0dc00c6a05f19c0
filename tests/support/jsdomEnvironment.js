const { TestEnvironment } = require('jest-environment-jsdom');
const { withOutside } = require('./outside.js');

module.exports = withOutside(TestEnvironment);

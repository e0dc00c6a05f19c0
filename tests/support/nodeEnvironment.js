const { TestEnvironment } = require('jest-environment-node');
const { withOutside } = require('./outside.js');

module.exports = withOutside(TestEnvironment);

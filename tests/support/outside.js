/**
 * A test environment in which `outside(name)` gives a module of the worker itself. Jest loads all modules anew for each test file;
 * the simulated platform and Playwright are loaded once for each worker.
 */
exports.withOutside = (Environment) =>
  class extends Environment {
    async setup() {
      await super.setup();
      this.global.outside = require;
    }
  };

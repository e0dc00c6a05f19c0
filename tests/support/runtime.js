const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');
const Runtime = require('jest-runtime').default;

// What is compiled stays so, also when no test has called it for a while.
setFlagsFromString('--no-flush-bytecode');

const known = new Map();

/** A module as a function of these parameters, compiled once for each worker. Its first line stays the first. */
function scriptOf(source, parameters, filename) {
  const before = known.get(filename);
  if (before?.source === source) return before.script;
  const script = new Script(`(function (${parameters}) {\n${source}\n})`, { filename, lineOffset: -1 });
  known.set(filename, { source, script });
  return script;
}

/** Jest's runtime, but that it does not compile a module anew for each test file: React and antd alone take half a second each time. */
module.exports = class extends Runtime {
  constructor(...options) {
    super(...options);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      try {
        return context && scriptOf(source, executor.injectedModuleParameters, filename).runInContext(context);
      } catch {
        // Jest says best what is wrong with a module.
        return compile(source, filename);
      }
    };
  }
};

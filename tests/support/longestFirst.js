const Sequencer = require('@jest/test-sequencer').default;

/** Their files are small, and what is small begins last: the whole run would wait for one of them alone. */
const LONG = /browser[\\/](soak|faults|everyScreen|deploy|build|lists|desk\.two|access)(\.exhaustive)?\.test\.ts$/;

/** Jest's own order, with the files that take minutes before all others. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const ordered = super.sort(tests);
    const isLong = ({ path }) => LONG.test(path);
    return [...ordered.filter(isLong), ...ordered.filter((test) => !isLong(test))];
  }
};

const Sequencer = require('@jest/test-sequencer').default;

/** Jest starts small files last, and these are small but slow: the whole run would wait for one of them. */
const LONG =
  /browser[\\/](soak|soak\.events|faults|everyScreen|deploy|build|lists|desk\.two|access|firefox|webkit)(\.exhaustive)?\.test\.ts$/;

/** Jest's own order, with the files that take minutes before all others. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const ordered = super.sort(tests);
    const isLong = ({ path }) => LONG.test(path);
    return [...ordered.filter(isLong), ...ordered.filter((test) => !isLong(test))];
  }
};

const Sequencer = require('@jest/test-sequencer').default;

/** Jest starts small files last, and these are small but slow: the whole run would wait for one of them. */
const LONG =
  /(browser[\\/](soak|soak\.events|faults|everyScreen|deploy|deploy\.backEnd|deploy\.release|build|lists|desk\.two|access|firefox|webkit)(\.exhaustive)?|dom[\\/]kit[\\/]idle|contract[\\/](livingPlatform|publicTools)\.exhaustive)\.test\.ts$/;

/** What begins while the console is built (browserSetup.ts), about a minute: the longest of the files that need no browser. */
const BESIDE_BUILD =
  /(dom[\\/](withdraw[\\/]views|app[\\/](exports|console|stored))|contract[\\/](conformance|platform))(\.exhaustive)?\.test\.tsx?$/;

/** Jest's own order, with the files that take minutes before all others. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const ordered = super.sort(tests);
    const turn = ({ path }) => (BESIDE_BUILD.test(path) ? 0 : LONG.test(path) ? 1 : 2);
    return ordered.toSorted((a, b) => turn(a) - turn(b));
  }
};

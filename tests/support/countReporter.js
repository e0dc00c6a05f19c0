/** Closes the run with the one line that a machine can read; Jest's own summary always comes after the reporters' last call. */
module.exports = class CountReporter {
  onRunComplete(_contexts, results) {
    const broken = results.testResults.filter((file) => file.testExecError).length;
    const skipped = results.numPendingTests + results.numTodoTests;
    const line = `${results.numPassedTests} passed, ${results.numFailedTests + broken} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    const seed = process.env.TEST_SEED;
    process.on('exit', () => {
      if (seed) console.log(`Seed of the samples: TEST_SEED=${seed}`);
      console.log(line);
    });
  }
};

const { writeFileSync } = require('node:fs');

/** Writes down whether a run was green, and else its first failure: Jest's own file is not there for certain when it bails out. */
module.exports = class Report {
  onRunComplete(_contexts, { testResults, numTotalTests }) {
    const file = testResults.find(({ numFailingTests, testExecError }) => numFailingTests > 0 || testExecError);
    const test = file?.testResults.find(({ status }) => status === 'failed');
    const report = {
      success: file === undefined,
      count: numTotalTests,
      file: file?.testFilePath,
      test: test?.fullName ?? file?.failureMessage,
    };
    writeFileSync(process.env.MUTANT_REPORT, JSON.stringify(report));
  }
};

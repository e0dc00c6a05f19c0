const { spawnSync } = require('node:child_process');
const { renameSync, writeFileSync } = require('node:fs');

// Builds dist/ beside the tests that need no browser, and writes to the named file what went wrong: nothing when it is built.
const [, , told] = process.argv;
const { status, error, stderr } = spawnSync('npx', ['max', 'build'], { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
const fault = status === 0 ? '' : `The console could not be built: ${error ?? stderr}`;
// Whoever waits must not read half of it.
writeFileSync(`${told}.part`, fault);
renameSync(`${told}.part`, told);

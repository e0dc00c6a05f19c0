import { existsSync, readFileSync } from 'node:fs';

// Before each file of browser tests: the console is built (browserSetup.ts). A worker has nothing else to do meanwhile, and what a file
// reads while it is loaded may be of the build.
const told = process.env.BUILD_TOLD;
if (told) {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(told)) Atomics.wait(pause, 0, 0, 100);
  const fault = readFileSync(told, 'utf8');
  if (fault) throw new Error(fault);
}

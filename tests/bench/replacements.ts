import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * What replacements of config/trim save of the first view, in kB (brotli):
 * `npx tsx tests/bench/replacements.ts 'swr' 'stringify|noFound'` builds the console once as it is and once for each expression,
 * without the replacements whose pattern it matches. The figures are those of tests/browser/size.test.ts.
 */

const ROOT = path.resolve(__dirname, '../..');
const FIGURE = /^\s*(login|list): ([\d.]+) kB/gm;

function run(command: string, parts: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { stdout, stderr } = spawnSync(command, parts, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return stdout + stderr;
}

function measure(without: string): Record<string, number> {
  const built = run('npx', ['max', 'build'], { TRIM_WITHOUT: without });
  if (!built.includes('Build index.html')) throw new Error(built.slice(-2_000));
  // A budget that is exceeded makes the test red; its figures are told all the same.
  const told = run('npx', ['jest', '--config', 'tests/jest.config.js', 'tests/browser/size.test.ts', '-t', 'budget'], {
    CONSOLE_DIST: path.join(ROOT, 'dist'),
  });
  const figures = Object.fromEntries([...told.matchAll(FIGURE)].map(([, what, size]) => [what, Number(size)]));
  if (!figures.login || !figures.list) throw new Error(told.slice(-2_000));
  return figures;
}

const base = measure('');
console.log(`all replacements: login ${base.login}, list ${base.list}`);
for (const without of process.argv.slice(2)) {
  const { login = Number.NaN, list = Number.NaN } = measure(without);
  const more = (now: number, before = Number.NaN) => `${now} (+${(now - before).toFixed(1)})`;
  console.log(`without ${without}: login ${more(login, base.login)}, list ${more(list, base.list)}`);
}

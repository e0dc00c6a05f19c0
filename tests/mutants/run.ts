import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Fault, faults, knownSurvivors } from './faults';
import { staleFaults } from './staleFaults';

/** A fault that makes the code go round for ever is noticed too. */
const LIMIT_MS = 15 * 60_000;
const root = path.resolve(__dirname, '../..');
/** Ends the tests that are running, with all of their processes. */
let stop: () => unknown = () => undefined;

interface Report {
  success: boolean;
  count: number;
  /** The first file that failed, and its first test. */
  file?: string;
  test?: string;
}

function chosen(): Fault[] {
  const { values } = parseArgs({ options: { only: { type: 'string' }, area: { type: 'string' } } });
  const ids = values.only?.split(',');
  const unknown = ids?.filter((id) => !faults.some((fault) => fault.id === id)) ?? [];
  if (unknown.length > 0) throw new Error(`No such fault: ${unknown.join(', ')}`);
  const found = faults.filter(({ id, area }) => (!ids || ids.includes(id)) && (!values.area || area === values.area));
  if (found.length === 0) throw new Error(`No fault in the area ${values.area}`);
  return found;
}

/** The tree as it stands, without what is ignored; packages are linked one by one, so that what is cached beside them is not shared. */
function copyTree(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'mutants-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of new Set(listed.split('\0')))
    if (file && existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file));
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '.cache') symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
  execFileSync(path.join(root, 'node_modules/.bin/max'), ['setup'], { cwd: copy, stdio: 'ignore' });
  return copy;
}

/** Runs these tests in the copy until the first file that fails. @returns undefined when it took too long */
function runTests(copy: string, tests: readonly string[]): Promise<Report | undefined> {
  const told = path.join(copy, 'mutant.json');
  rmSync(told, { force: true });
  const kinds = ['unit', 'contract', 'dom', 'browser'].filter((kind) => tests.some((one) => one.startsWith(`tests/${kind}`)));
  const patterns = tests.map((one) => `^${path.join(copy, one).replaceAll('.', '\\.')}${path.extname(one) ? '$' : '/'}`);
  const options = ['--config', 'tests/jest.config.js', '--bail', '--silent', '--reporters', './tests/mutants/report.js'];
  const args = ['node_modules/jest/bin/jest.js', ...options, '--selectProjects', ...kinds, '--testPathPatterns', ...patterns];
  return new Promise((resolve, reject) => {
    // A browser test must build what it looks at: the fault is in the source.
    const env = { ...process.env, SKIP_BUILD: '', CONSOLE_DIST: '', MUTANT_REPORT: told };
    const child = spawn(process.execPath, args, { cwd: copy, env, stdio: 'ignore', detached: true });
    stop = () => child.pid && process.kill(-child.pid, 'SIGKILL');
    const timer = setTimeout(() => stop(), LIMIT_MS);
    child.on('error', reject);
    child.on('close', (_code, signal) => {
      clearTimeout(timer);
      stop = () => undefined;
      if (signal) return resolve(undefined);
      if (!existsSync(told)) return reject(new Error(`Jest did not run: ${args.join(' ')}`));
      const report = JSON.parse(readFileSync(told, 'utf8')) as Report;
      if (report.count === 0 && !report.file) return reject(new Error(`No test ran of ${tests.join(', ')}`));
      resolve(report);
    });
  });
}

const firstFailure = ({ file, test = '' }: Report, copy: string): string =>
  file ? `${path.relative(copy, file)}: ${test.trim().split('\n')[0]}` : 'a run that failed';

async function main() {
  const wrong = staleFaults();
  if (wrong.length > 0) throw new Error(`The list of faults is out of date.\n${wrong.join('\n')}`);
  const list = chosen();
  const copy = copyTree();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stop();
      rmSync(copy, { recursive: true, force: true });
      process.exit(1);
    });
  try {
    const whole = await runTests(copy, [...new Set(list.flatMap(({ tests }) => tests))]);
    if (!whole?.success) throw new Error(`Red without any fault: ${whole ? firstFailure(whole, copy) : 'too slow'}`);
    const survived: string[] = [];
    for (const { id, file, find, replace, what, tests } of list) {
      const place = path.join(copy, file);
      const source = readFileSync(place, 'utf8');
      // A function, because a text would have its `$` signs read.
      writeFileSync(
        place,
        source.replace(find, () => replace),
      );
      const report = await runTests(copy, tests);
      writeFileSync(place, source);
      if (report?.success) survived.push(id);
      console.log(
        report?.success ? `SURVIVED ${id}: ${what}` : `killed  ${id}  by ${report ? firstFailure(report, copy) : 'the time'}`,
      );
    }
    console.log(`${list.length - survived.length} killed, ${survived.length} survived`);
    if (survived.some((id) => !knownSurvivors.includes(id))) process.exitCode = 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

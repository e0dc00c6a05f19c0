import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * The tests that concern a change (npm run check): `tsx tests/concerned.ts [revision]` takes what differs from the revision, HEAD by
 * default; on a clean tree, the last commit. The whole suite is `npm test`.
 */
const root = path.resolve(__dirname, '..');
const JEST = ['jest', '--config', 'tests/jest.config.js'];

const linesOf = (command: string, ...options: string[]): string[] =>
  execFileSync(command, options, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter(Boolean);

function changedFiles(): string[] {
  const since = process.argv[2];
  const untracked = linesOf('git', 'ls-files', '--others', '--exclude-standard');
  const changed = [...linesOf('git', 'diff', '--name-only', '--diff-filter=d', since ?? 'HEAD'), ...untracked];
  return changed.length > 0 || since ? changed : linesOf('git', 'diff', '--name-only', '--diff-filter=d', 'HEAD~1');
}

/** These read the tree itself, not what they import. */
const OF_THE_TREE = ['docs', 'glossary', 'keys', 'locales', 'routes', 'rules', 'security', 'supply', 'words'].map(
  (name) => `tests/contract/${name}.test.ts`,
);
/** Code that every screen uses: the reference screen covers it. */
const REFERENCE = ['tests/browser/withdraw.test.ts', 'tests/browser/session.test.ts', 'tests/browser/size.test.ts'];
const SHARED = /^(src\/(?!pages\/|services\/|contract\/)|config\/(routes|trim)|\.umirc|package)/;
const PAGE = /^src\/pages\/(.+)\/[^/]+$/;

/** Browser tests open addresses and import nothing of the screens: a test concerns a screen whose address it names. */
function browserTests(changed: readonly string[]): string[] {
  const files = readdirSync(path.join(root, 'tests/browser'))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `tests/browser/${file}`);
  const addresses = new Set(
    changed.map((file) => PAGE.exec(file)?.[1]?.replace(/\/detail$/, '')).filter((one) => one !== undefined),
  );
  const ofScreens = files.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [...addresses].some((address) => text.includes(`/${address}'`) || text.includes(`/${address}?`));
  });
  return [
    ...changed.filter((file) => files.includes(file)),
    ...ofScreens,
    ...(changed.some((file) => SHARED.test(file)) ? REFERENCE : []),
  ];
}

const changed = changedFiles();
const sources = changed.filter((file) => /\.(ts|tsx|json)$/.test(file) && !/^package/.test(file));
const related =
  sources.length === 0
    ? []
    : linesOf(
        'npx',
        ...JEST,
        '--selectProjects',
        'unit',
        'contract',
        'dom',
        '--listTests',
        '--findRelatedTests',
        ...sources,
      ).filter((line) => line.startsWith(root) && /\.test\.tsx?$/.test(line));
const files = [...new Set([...related.map((file) => path.relative(root, file)), ...OF_THE_TREE, ...browserTests(changed)])];
console.log(`${changed.length} changed files concern ${files.length} test files`);
process.exitCode = spawnSync('npx', [...JEST, '--runTestsByPath', ...files], { cwd: root, stdio: 'inherit' }).status ?? 1;

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { billOf, type Places, packageOf, placeOf } from '../../config/bom';
import { billFaults, deniedIn } from '../support/bills';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const lock = JSON.parse(read('package-lock.json')) as { packages: Places };
const manifest = JSON.parse(read('package.json')) as Record<'dependencies' | 'devDependencies', Record<string, string>>;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'supply-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file for a program to read; gives its path. */
function fileOf(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}
const run = (program: string, args: readonly string[], more: { input?: string; env?: NodeJS.ProcessEnv } = {}) => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8', ...more });
  return { status, told: stdout + stderr };
};
const tool = (name: string, args: readonly string[] = [], input?: string) =>
  run(path.join(root, 'node_modules/.bin/tsx'), [`config/quality/${name}.ts`, ...args], { input });

/** Packages with install scripts, which are disabled; each was built and tested without. */
const WITH_SCRIPTS = [
  '@parcel/watcher',
  '@scarf/scarf',
  '@swc/core',
  'core-js',
  'core-js-pure',
  'es5-ext',
  'esbuild',
  'unrs-resolver',
];
const scriptsIn = (packages: Places) =>
  [...new Set(Object.entries(packages).flatMap(([place, one]) => (one.hasInstallScript ? [packageOf(place, one)] : [])))].sort();
test('install scripts are disabled, and no new package has one', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  expect(scriptsIn(lock.packages)).toEqual(WITH_SCRIPTS);
  expect(scriptsIn({ 'node_modules/a/node_modules/@b/c': { hasInstallScript: true } })).toEqual(['@b/c']);
});

test('no package with a known vulnerability is installed', () => {
  expect(deniedIn(lock.packages)).toEqual([]);
  expect(deniedIn({ 'node_modules/axios': { version: '0.27.2' }, 'node_modules/xlsx': { version: '0.18.5' } })).toHaveLength(2);
});

test('every package is pinned by its hash, and none names another registry', () => {
  const fetched = Object.entries(lock.packages).filter(([place, { link, inBundle }]) => place !== '' && !link && !inBundle);
  expect(fetched.length).toBeGreaterThan(500);
  expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place)).toEqual([]);
  // None names a host: all come from the configured registry.
  expect(fetched.filter(([, { resolved }]) => resolved !== undefined).map(([place]) => place)).toEqual([]);
});

test('every package has a license of the list, and the gate names one that has none of it', () => {
  expect(tool('licenses')).toEqual({ status: 0, told: '' });
  // The toolbar that Umi's tools would bring is another package.
  expect(read('package-lock.json')).not.toMatch(/AGPL/);
  const wrong = {
    ...lock.packages,
    'node_modules/a': { license: 'AGPL-3.0-only' },
    'node_modules/b': { license: 'MIT AND GPL-3.0-only' },
    'node_modules/c': {},
    'node_modules/d': { license: '(GPL-2.0-only OR MIT)' },
    'node_modules/e': { name: 'svg-tags', license: 'GPL-3.0-only' },
    'node_modules/dom-walk': { license: 'MIT' },
  };
  const { status, told } = tool('licenses', [fileOf('lock.json', JSON.stringify({ packages: wrong }))]);
  expect(status).toBe(1);
  expect(told.trim().split('\n')).toEqual([
    'node_modules/a: AGPL-3.0-only is not allowed',
    'node_modules/b: MIT AND GPL-3.0-only is not allowed',
    'node_modules/c: none is not allowed',
    'node_modules/e: GPL-3.0-only is not allowed',
    'dom-walk: its exception is not needed',
  ]);
});

test('an audit fails for a high or critical flaw, and says so where the registry answers none', () => {
  const report = (...severities: string[]) =>
    JSON.stringify({
      auditReportVersion: 2,
      vulnerabilities: Object.fromEntries(severities.map((severity, at) => [`p${at}`, { severity, range: '<2' }])),
    });
  expect(tool('audit', [], report('low', 'high'))).toEqual({ status: 1, told: 'low: p0 <2\nhigh: p1 <2\n' });
  expect(tool('audit', [], report('critical')).status).toBe(1);
  expect(tool('audit', [], report('moderate'))).toEqual({
    status: 0,
    told: 'moderate: p0 <2\nChecked: 1 flaws, none of them high or critical\n',
  });
  const silent = tool('audit', [], JSON.stringify({ message: 'Method Not Allowed', statusCode: 405 }));
  expect(silent).toEqual({ status: 0, told: '::warning::Not checked: the registry answers no audit (405)\n' });
  expect(read('.github/workflows/checks.yml')).toMatch(/^ {8}run: npm run audit$/m);
});

const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;
const STALE = `sha256:${'f'.repeat(64)}`;
const IMAGES = `# FROM here is a word.\nFROM node:22-bookworm-slim AS build\nRUN make\nFROM build AS more\nFROM debian:bookworm-slim@${STALE}\nCMD ["a"]\n`;

/** Pins the images of a file with a docker that answers so. */
function pin(file: string, answer: string) {
  const docker = fileOf('docker', `#!/bin/sh\n[ "$2" = version ] || { ${answer}; }\n`);
  chmodSync(docker, 0o755);
  return run('sh', ['deploy/pin.sh', file], { env: { ...process.env, PATH: `${folder}:${process.env.PATH}` } });
}

test('base images are pinned by the digests of the registry, and a file with another answer stays as it is', () => {
  const file = fileOf('Dockerfile', IMAGES);
  for (const answer of ['exit 1', 'echo latest', ':', `echo ${DIGEST.slice(0, -1)}`, `case $4 in node*) echo ${DIGEST};; esac`]) {
    expect([answer, pin(file, answer).status]).toEqual([answer, 1]);
    expect(readFileSync(file, 'utf8')).toBe(IMAGES);
  }
  expect(pin(file, `[ "$3" = inspect ] && echo ${DIGEST}`).status).toBe(0);
  const pinned = IMAGES.replace('22-bookworm-slim AS', `22-bookworm-slim@${DIGEST} AS`).replace(STALE, DIGEST);
  expect(readFileSync(file, 'utf8')).toBe(pinned);
  expect(run('sh', ['deploy/pin.sh', '--check', file])).toEqual({ status: 0, told: '' });
});

test('a build of the image begins by refusing base images without a digest', () => {
  const { status, told } = run('sh', ['deploy/pin.sh', '--check', fileOf('Dockerfile', IMAGES)]);
  expect(status).toBe(1);
  expect(told).toMatch(/: node:22-bookworm-slim has no digest; run deploy\/pin\.sh and commit the file\n$/);
  expect(told).not.toContain('debian');
  expect(run('sh', ['deploy/pin.sh', '--check', fileOf('Dockerfile', 'RUN make\n')]).status).toBe(1);
  const steps = read('Dockerfile').match(/^(?!COPY|FROM|WORKDIR|#).+$/gm);
  expect(steps?.[0]).toBe('RUN sh deploy/pin.sh --check');
  expect(read('.github/workflows/checks.yml')).toContain('run: sh deploy/pin.sh --check');
});

test('every direct dependency has an exact version', () => {
  const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(named.filter(([, version]) => !/^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('the bill of materials is valid, and lists every package once with its hash and its dependencies', () => {
  const bill = billOf({ name: 'console', version: '1.0.0' }, lock.packages);
  expect(billFaults(bill)).toEqual([]);
  const { components, dependencies } = JSON.parse(bill) as {
    components: { 'bom-ref': string; purl: string; hashes: { alg: string; content: string }[] }[];
    dependencies: { ref: string; dependsOn?: string[] }[];
  };
  expect(components).toHaveLength(Object.values(lock.packages).filter(({ link }) => !link).length - 1);
  const antd = components.find((one) => one['bom-ref'] === 'node_modules/antd');
  const { version, integrity = '' } = lock.packages['node_modules/antd'] ?? {};
  expect(antd?.purl).toBe(`pkg:npm/antd@${version}`);
  expect(antd?.hashes).toEqual([
    { alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') },
  ]);
  expect(dependencies.find(({ ref }) => ref === 'node_modules/antd')?.dependsOn).toContain('node_modules/@rc-component/select');
  expect(billFaults('{"bomFormat":"CycloneDX","specVersion":"1.6","components":[{"name":"a"}]}')).not.toEqual([]);
});

test('a file belongs to the innermost package that contains it', () => {
  const places: Places = { 'node_modules/a': {}, 'node_modules/a/node_modules/@b/c': {} };
  expect(placeOf('/x/node_modules/a/es/index.js', places)).toBe('node_modules/a');
  expect(placeOf('/x/node_modules/a/node_modules/@b/c/d.js', places)).toBe('node_modules/a/node_modules/@b/c');
  expect(placeOf('/x/src/pages/index.tsx', places)).toBeUndefined();
});

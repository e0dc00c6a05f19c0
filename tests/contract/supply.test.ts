import { readFileSync } from 'node:fs';
import path from 'node:path';
import { billOf, nameOf, type Places, placeOf } from '../../config/bom';
import { billFaults, deniedIn } from '../support/bills';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const lock = JSON.parse(read('package-lock.json')) as { packages: Places };
const manifest = JSON.parse(read('package.json')) as Record<'dependencies' | 'devDependencies', Record<string, string>>;

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
  [
    ...new Set(Object.entries(packages).flatMap(([place, { hasInstallScript }]) => (hasInstallScript ? [nameOf(place)] : []))),
  ].sort();
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

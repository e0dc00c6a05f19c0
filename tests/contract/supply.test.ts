import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
}

const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const manifest = JSON.parse(read('package.json')) as Record<'dependencies' | 'devDependencies', Record<string, string>>;

/** Packages that would run something while they are installed, were they let; each was built and tested without. */
const WITH_SCRIPTS = ['@parcel/watcher', '@swc/core', 'core-js', 'core-js-pure', 'es5-ext', 'esbuild', 'unrs-resolver'];
/** Packages with known flaws and no use here: name, and the versions that may not come in (quality 1.3, 1.10). */
const DENIED: readonly (readonly [name: string, isBad: (version: string) => boolean])[] = [
  ['xlsx', () => true],
  ['mockjs', () => true],
  ['axios', (version) => /^0\.([0-9]|[12]\d|3[0-2])\.|^1\.([0-9]|1[0-4])\./.test(version)],
];

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
const scriptsIn = (packages: Record<string, Locked>) =>
  [
    ...new Set(Object.entries(packages).flatMap(([place, { hasInstallScript }]) => (hasInstallScript ? [nameOf(place)] : []))),
  ].sort();
const deniedIn = (packages: Record<string, Locked>) =>
  Object.entries(packages)
    .filter(([place, { version = '' }]) => DENIED.some(([name, isBad]) => name === nameOf(place) && isBad(version)))
    .map(([place, { version }]) => `${place} ${version}`);

test('nothing runs while packages are installed, and no further package wants to', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  expect(scriptsIn(lock.packages)).toEqual(WITH_SCRIPTS);
  expect(scriptsIn({ 'node_modules/a/node_modules/@b/c': { hasInstallScript: true } })).toEqual(['@b/c']);
});

test('no package with a known flaw is in the tree', () => {
  expect(deniedIn(lock.packages)).toEqual([]);
  expect(deniedIn({ 'node_modules/axios': { version: '0.27.2' }, 'node_modules/xlsx': { version: '0.18.5' } })).toHaveLength(2);
});

test('every package is fixed to its bytes, and all come from one place', () => {
  const fetched = Object.entries(lock.packages).filter(([place, { link, inBundle }]) => place !== '' && !link && !inBundle);
  expect(fetched.length).toBeGreaterThan(500);
  expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place)).toEqual([]);
  // None names a host: all come from the one that npm is set up with.
  expect(fetched.filter(([, { resolved }]) => resolved !== undefined).map(([place]) => place)).toEqual([]);
});

test('every direct dependency is named by its exact version', () => {
  const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(named.filter(([, version]) => !/^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

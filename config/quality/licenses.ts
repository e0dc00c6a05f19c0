/**
 * Refuses a package whose license is not in the list of licenses.json (`tsx config/quality/licenses.ts [lock file]`, one of the gates). A
 * package is excepted by name, for its present license alone.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Places, packageOf } from '../bom';
import { allowed, packages as excepted } from './licenses.json';

/** Whether an SPDX expression leaves a choice of allowed licenses. No package nests one. */
const isAllowed = (license: string): boolean =>
  license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.includes(one)));

const exceptions = new Map(Object.entries(excepted).map(([name, [license]]) => [name, license]));
const { packages }: { packages: Places } = JSON.parse(
  readFileSync(process.argv[2] ?? path.resolve(__dirname, '../../package-lock.json'), 'utf8'),
);
const seen = new Set<string>();
const found: string[] = [];
for (const [place, locked] of Object.entries(packages)) {
  if (place === '' || locked.link) continue;
  const [name, license] = [packageOf(place, locked), locked.license ?? 'none'];
  if (isAllowed(license)) continue;
  if (exceptions.get(name) === license) seen.add(name);
  else found.push(`${place}: ${license} is not allowed`);
}
for (const name of exceptions.keys()) if (!seen.has(name)) found.push(`${name}: its exception is not needed`);

for (const line of found) console.error(line);
if (found.length > 0) process.exit(1);

import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { type Places, packageOf } from '../../config/bom';

/** Packages with known flaws and no use here: name, and the versions that may not come in (docs/rules/quality.md#dependencies). */
const DENIED: readonly (readonly [name: string, isBad: (version: string) => boolean])[] = [
  ['xlsx', () => true],
  ['mockjs', () => true],
  ['axios', (version) => /^0\.([0-9]|[12]\d|3[0-2])\.|^1\.([0-9]|1[0-4])\./.test(version)],
];

/** Packages at these places that may not be there, with their versions. */
export const deniedIn = (packages: Places): string[] =>
  Object.entries(packages)
    .filter(([place, locked]) => DENIED.some(([name, isBad]) => name === packageOf(place, locked) && isBad(locked.version ?? '')))
    .map(([place, { version }]) => `${place} ${version}`);

const SCHEMAS = path.join(path.dirname(require.resolve('@cyclonedx/cyclonedx-library/package.json')), 'res/schema');
const schemaOf = (name: string) => JSON.parse(readFileSync(path.join(SCHEMAS, `${name}.SNAPSHOT.schema.json`), 'utf8'));

/** What the schema of CycloneDX 1.6 finds wrong with a bill of materials. */
export function billFaults(bill: string): string[] {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  // Formats of mail addresses and of addresses in other scripts: nothing here has one.
  for (const format of ['idn-email', 'iri', 'iri-reference']) ajv.addFormat(format, true);
  // It compares each of thousands of packages with each; that no name is there twice is seen by the names.
  ajv.removeKeyword('uniqueItems').addKeyword('uniqueItems');
  for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs'])
    ajv.addSchema({ ...schemaOf(name), $id: `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json` });
  const isValid = ajv.compile(schemaOf('bom-1.6'));
  const parsed: { components: { 'bom-ref'?: string }[] } = JSON.parse(bill);
  isValid(parsed);
  const refs = parsed.components.map((one) => one['bom-ref']);
  const twice = refs.filter((ref, at) => ref !== undefined && refs.indexOf(ref) !== at);
  return [
    ...(isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`),
    ...twice.map((ref) => `${ref} is there twice`),
  ];
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Places, placeOf } from '../../config/bom';
import { billFaults, deniedIn } from '../support/bills';
import { DIST } from '../support/browser';

/* What the build is made of, by the bill of materials that it writes beside itself (docs/rules/quality.md#dependencies). */

interface Part {
  type: 'library' | 'file';
  name: string;
  group?: string;
  version: string;
  'bom-ref': string;
  scope?: string;
  hashes: { alg: string; content: string }[];
  licenses?: { license: { name: string } }[];
}

const text = readFileSync(path.resolve(DIST, '../sbom/bundle.cdx.json'), 'utf8');
const { components } = JSON.parse(text) as { components: Part[] };
const packages = components.filter(({ type }) => type === 'library');
const fullName = ({ group, name }: Part) => (group ? `${group}/${name}` : name);

/** What a page of ours never needs: another library does it, or the browser itself. */
const NOT_OURS =
  /^(moment|core-js.*|jquery|dva.*|redux|react-redux|qiankun|styled-components|swr|@playwright.*|express|axe-core)$/;
/** Helpers of compilers, a few lines of them in each copy. */
const HELPERS = ['@babel/runtime', 'tslib'];
/** Licences that ask for nothing but their own text. */
const FREE = /^\(?(MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause)( (AND|OR) (MIT|ISC|0BSD|Zlib|Apache-2\.0|BSD-[23]-Clause))*\)?$/;

test('the file is a bill of materials with every served file', () => {
  expect(billFaults(text)).toEqual([]);
  const listed = components.filter(({ type }) => type === 'file').map(({ name, hashes }) => [name, hashes[0]?.content]);
  const served = readdirSync(DIST).map((name) => [
    name,
    createHash('sha256')
      .update(readFileSync(path.join(DIST, name)))
      .digest('hex'),
  ]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(served));
});

test('no package in the bundle is vulnerable, foreign, duplicate or without a free license', () => {
  expect(packages.length).toBeGreaterThan(50);
  const places: Places = Object.fromEntries(packages.map((part) => [part['bom-ref'], { version: part.version }]));
  expect(deniedIn(places)).toEqual([]);
  const names = packages.map(fullName);
  expect(names.filter((name) => NOT_OURS.test(name))).toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at && !HELPERS.includes(name))).toEqual([]);
  const unlicensed = packages.filter(({ licenses }) => !FREE.test(licenses?.[0]?.license.name ?? ''));
  expect(unlicensed.map((part) => `${fullName(part)}: ${part.licenses?.[0]?.license.name}`)).toEqual([]);
});

test('the bundle contains a used package, and no unused one', () => {
  expect(placeOf(require.resolve('antd'), { 'node_modules/antd': {} })).toBe('node_modules/antd');
  const names = packages.map(fullName);
  expect(names).toEqual(expect.arrayContaining(['antd', 'react-dom', 'big.js', 'echarts']));
  expect(names).not.toContain('fast-check');
});

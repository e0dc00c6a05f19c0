import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import document from '../../config/openapi/openapi.json';

/* The number of a reason is its position in the contract (docs/rules/calls.md#reason), so each list of reasons has the contract's order. */

const root = path.resolve(__dirname, '../..');
const ENUMS = document.components.schemas as Readonly<Record<string, { enum?: readonly string[]; type?: unknown }>>;

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));

/** Lists of reasons that the console declares: type of the contract, codes in their order. */
const declared = filesIn('src/domain').flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/all<(\w*Reason)>\(\)\(\s*\[([^\]]*)\]/g)].map(
    ([, type = '', list = '']) => [type, [...list.matchAll(/'(\w+)'/g)].map(([, code]) => code)] as const,
  ),
);

test('every list of reasons has the order of the contract', () => {
  expect(declared.length).toBeGreaterThan(35);
  expect(declared.filter(([type]) => ENUMS[type] === undefined)).toEqual([]);
  for (const [type, codes] of declared) expect([type, codes]).toEqual([type, ENUMS[type]?.enum]);
});

test('every dialog numbers the complete list, and names the reasons that apply beside it', () => {
  const given = filesIn('src').flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/^\s+reasons=\{([^}]*)\}/gm)].map(([, list = '']) => list),
  );
  expect(given.length).toBeGreaterThan(45);
  expect(given.filter((list) => !/^\w+$/.test(list))).toEqual([]);
});

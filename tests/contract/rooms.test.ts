import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders and files of the simulated platform stay small enough to read (docs/architecture.md): larger ones are split. */
const MOST_LINES = 350;
const MOST_FILES = 25;
const root = path.resolve(__dirname, '../../mock');
const folders = ['', ...readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isDirectory())].map(
  (one) => (typeof one === 'string' ? root : path.join(one.parentPath, one.name)),
);
const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ name }) => path.join(folder, name));

test('no folder of the platform has too many files', () => {
  const counts = folders.map((folder) => [path.relative(root, folder), filesIn(folder).length] as const);
  expect(counts.length).toBeGreaterThan(20);
  expect(counts.filter(([, count]) => count > MOST_FILES)).toEqual([]);
});

test('no file of the platform is too long', () => {
  const lengths = folders
    .flatMap(filesIn)
    .map((file) => [path.relative(root, file), readFileSync(file, 'utf8').split('\n').length - 1] as const);
  expect(lengths.length).toBeGreaterThan(200);
  expect(lengths.filter(([, lines]) => lines > MOST_LINES)).toEqual([]);
});

test('the length of a day and an hour is defined in one place', () => {
  const said = folders
    .flatMap(filesIn)
    .filter((file) => /\b(86_?400_?000|3_?600_?000)\b/.test(readFileSync(file, 'utf8')))
    .map((file) => path.relative(root, file));
  expect(said).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { csvLine, csvWriter, xlsxWriter } from '../../../mock/engine/sheet';
import { installPackages, onPath } from '../../support/chromium';

/* Files of the platform as LibreOffice reads them, where commas separate and where semicolons or tabs do. */

jest.setTimeout(600_000);

const HOSTILE = [
  '=1+1',
  'x;=1+1',
  'x; =1+1;y',
  'x\t=1+1',
  'x\n=1+1',
  'x\r\n=1+1\r\ny',
  'x;"=1+1"',
  '"=1+1',
  'x";=1+1;"',
  "x;'=1+1",
  '=1+1;=1+1\t=1+1\n=1+1',
  'x;+1+1',
  'x;-1+1',
  'x;@SUM(1;1)',
  'x;=HYPERLINK("http://x.example.com","y")',
  'x\n"=1+1"\n"y',
  'a,b;=1+1',
];
/** Each alone, first, last, and between others: a quote opens a cell only at its start. */
const ROWS = HOSTILE.flatMap((cell) => [[cell], [cell, 'z'], ['a', cell], ['a', cell, '-12.50', cell]]);

/** Tokens of LibreOffice's reader of texts: separators, quote, UTF-8, from line 1, no formats, language, unquoted too, special numbers, formulas. */
const reader = (separators: string, language: number) =>
  `CSV:${separators},34,76,1,,${language},false,true,false,false,false,0,true`;
const PLACES = [
  ['commas, in the United States', reader('44', 1033)],
  ['semicolons, in Germany', reader('59', 1031)],
  ['semicolons, in France', reader('59', 1036)],
  ['tabs', reader('9', 1033)],
  ['all of them', reader('44/59/9', 1031)],
] as const;

let folder: string;
beforeAll(() => {
  if (!onPath('soffice')) installPackages('libreoffice-calc');
  if (!onPath('soffice')) throw new Error('This test needs soffice: install libreoffice-calc (Debian 12 has it)');
  folder = mkdtempSync(path.join(tmpdir(), 'sheet-'));
});
afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** A file as LibreOffice has read it: what it wrote down as flat XML. */
function readBack(name: string, content: string | Uint8Array, filter?: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const from = filter ? [`--infilter=${filter}`] : [];
  execFileSync('soffice', [profile, '--headless', ...from, '--convert-to', 'fods', '--outdir', folder, file], { stdio: 'pipe' });
  return readFileSync(path.join(folder, `${path.parse(name).name}.fods`), 'utf8');
}
const formulasOf = (xml: string) => xml.match(/table:formula="[^"]*"/g) ?? [];
const textsOf = (xml: string) =>
  [...xml.matchAll(/<table:table-cell[^>]*office:value-type="string"[^>]*>(.*?)<\/table:table-cell>/gs)].map(([, cell = '']) =>
    cell
      .replace(/<\/text:p>\s*<text:p>/g, '\n')
      .replace(/<text:tab\/>/g, '\t')
      .replace(/<text:s\/>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .replaceAll('&quot;', '"')
      .trim(),
  );

const sheet = { head: ['x;=1+1'], titles: ['a;=1+1', 'b', 'c', 'd'], isNumeric: [false, false, true, false], tail: [] };
const written = (writer: typeof csvWriter): Buffer => {
  const chunks: Uint8Array[] = [];
  const made = writer({ ...sheet, rows: [] }, (chunk) => chunks.push(chunk));
  for (const row of ROWS) made.row(row);
  made.end();
  return Buffer.concat(chunks);
};

test.each(PLACES)('no cell of a CSV file is a formula where %s separate', (_, filter) => {
  expect(formulasOf(readBack('file.csv', written(csvWriter), filter))).toEqual([]);
});

test.each(PLACES.slice(1))('an apostrophe is what keeps it from being one where %s separate', (_, filter) => {
  const raw = '\ufeffa,x;=1+1;y\r\na,x\t=1+1\ty\r\n';
  expect(formulasOf(readBack('raw.csv', raw, filter))).not.toEqual([]);
});

test('a CSV file has the same cells where commas separate', () => {
  const rows = [
    ['Lotus; Games', '漢字', '-12.50'],
    ['a "quote"', 'two\nlines', '0.10'],
  ];
  const text = `\ufeff${rows.map((cells) => csvLine(cells, [false, false, true])).join('')}`;
  expect(textsOf(readBack('plain.csv', text, PLACES[0][1]))).toEqual(['Lotus; Games', '漢字', 'a "quote"', 'two\nlines']);
});

test('a workbook keeps every text as it is, and none is a formula', () => {
  const xml = readBack('file.xlsx', written(xlsxWriter));
  expect(formulasOf(xml)).toEqual([]);
  expect(textsOf(xml)).toEqual(expect.arrayContaining(['x;=1+1', '=1+1', 'x;@SUM(1;1)']));
});

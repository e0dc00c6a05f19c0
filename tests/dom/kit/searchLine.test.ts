import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FilterField } from '@/components/FilterBar';
import { completeLine } from '@/domain/searchLine/complete';
import { parseLine } from '@/domain/searchLine/parse';
import { printLine } from '@/domain/searchLine/print';
import { type LineContext, lineName } from '@/domain/searchLine/terms';
import { searchText } from '@/domain/text';
import type { Translate } from '@/locales/store';
import { depth } from '../../support/depth';
import fc from '../../support/properties';

const CONTEXT: Omit<LineContext, 'fields'> = {
  now: Date.parse('2026-11-20T04:00:00Z'),
  timeZone: 'Asia/Singapore',
  maxDays: 93,
  words: { yes: 'yes', today: 'today', yesterday: 'yesterday' },
};

/** The filters of every list, from the modules of its screen. */
const PAGES = path.join(__dirname, '../../../src/pages');
const t: Translate = (key) => key;
const LISTS = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('filters.ts'))
  .flatMap((name) =>
    Object.entries(jest.requireActual<Record<string, unknown>>(path.join(PAGES, name)))
      .filter(([member, value]) => /Filters$/.test(member) && typeof value === 'function' && member !== 'readFilters')
      .map(([member, value]) => [`${path.dirname(name)} ${member}`, (value as (t: Translate) => FilterField[])(t)] as const),
  );

const ZONES = ['Asia/Singapore', 'Asia/Kolkata', 'America/New_York', 'UTC'];
const DAY_MS = 86_400_000;
const START = Date.parse('2026-01-01T00:00:00Z');

/** Values that the filter bar can set in a field. */
function settable(field: FilterField): fc.Arbitrary<Record<string, string>> {
  const decimal = fc
    .bigInt({ min: 0n, max: 10n ** 18n })
    .chain((units) => fc.constantFrom(String(units), `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`));
  switch (field.kind) {
    case 'select':
      return fc
        .uniqueArray(fc.constantFrom(...field.choices.map(({ value }) => value)), { maxLength: field.isMultiple ? 4 : 1 })
        .map((values) => ({ [field.name]: values.join(',') }));
    case 'flag':
      return fc.constantFrom({}, { [field.name]: 'true' });
    case 'number':
      return fc.integer({ min: 0, max: 999 }).map((value) => ({ [field.name]: String(value) }));
    case 'remote':
      return fc.stringMatching(/^[\w"\\,: -]{0,12}$/).map((value) => ({ [field.name]: value.trim() }));
    case 'amounts':
      return fc.tuple(decimal, decimal, fc.boolean(), fc.boolean()).map(([from, to, hasFrom, hasTo]) => ({
        ...(hasFrom && { [field.from]: from }),
        ...(hasTo && { [field.to]: to }),
      }));
    case 'times':
      return fc
        .tuple(fc.integer({ min: 0, max: 300 * DAY_MS }), fc.integer({ min: 1, max: 92 * DAY_MS }), fc.boolean(), fc.boolean())
        .map(([from, length, hasFrom, hasTo]) => ({
          ...(hasFrom && { [field.from]: new Date(START + from).toISOString() }),
          ...(hasTo && { [field.to]: new Date(START + from + length).toISOString() }),
        }));
    default:
      return fc
        .oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.stringMatching(/^[\w"\\:,<>=. -]{0,12}$/))
        .map((text) => ({ [field.name]: searchText(text) }))
        .filter((value) => searchText(value[field.name] ?? '') === value[field.name]);
  }
}

const compact = (filters: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));

describe('over the filters of all lists', () => {
  test('there are lists, and each field has a name of its own', () => {
    expect(LISTS.length).toBeGreaterThan(20);
    for (const [list, fields] of LISTS) {
      const names = fields.map((field) => lineName(field).toLowerCase());
      expect([list, names]).toEqual([list, [...new Set(names)]]);
      for (const name of names) expect([list, name]).toEqual([list, expect.stringMatching(/^[a-z]\w+$/)]);
    }
  });

  test.each(LISTS)('%s: filters come back from their line', (_, fields) => {
    const filters = fc.tuple(...fields.map(settable)).map((values) => compact(Object.assign({}, ...values)));
    fc.assert(
      fc.property(filters, fc.constantFrom(...ZONES), (before, timeZone) => {
        const context = { ...CONTEXT, fields, timeZone };
        expect(parseLine(printLine(before, context), context)).toEqual({ filters: before, problems: [] });
      }),
      { numRuns: depth.runs(100) },
    );
  });

  test('any line is read without a fault, and what is understood is printed so that it is read the same', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 10 }),
      fc.constantFrom(
        'status:',
        'amount>',
        'amount',
        'created:',
        'today',
        '..',
        '2026-11-01',
        ' ',
        '"',
        '\\',
        '-',
        ',',
        'FAILED',
        ':',
      ),
    );
    const line = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(line, fc.constantFrom(...LISTS.map(([, fields]) => fields)), (typed, fields) => {
        const context = { ...CONTEXT, fields };
        const { filters, problems } = parseLine(typed, context);
        for (const { line: next } of completeLine(typed, context)) parseLine(next, context);
        if (problems.length > 0) return;
        const printed = printLine(filters, context);
        const again = parseLine(printed, context);
        expect(again).toEqual({ filters, problems: [] });
        expect(printLine(again.filters, context)).toBe(printed);
      }),
      { numRuns: depth.runs(2_000) },
    );
  });
});

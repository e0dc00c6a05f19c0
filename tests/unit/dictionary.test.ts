import type { DictLabels } from '@/contract';
import { hasBadDigits, movedTo, parseExtra } from '@/domain/dict';
import { labelGroups, type StoredLabel, toStoredLabels } from '@/domain/dictionary';
import en from '@/locales/en-US/all';
import zh from '@/locales/zh-CN/all';
import { labelsOf } from '../../mock/flow/dictionary';
import { createPlatform } from '../../mock/platform';

const MESSAGES = [en, zh] as const;
const at = (messages: object, key: string) =>
  key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], messages);
const platform = createPlatform({ seed: 'tests', now: Date.parse('2026-11-20T06:31:02Z'), days: 0, scale: 0 });
afterAll(() => platform.stop());
const { types } = labelsOf(platform.world);

/** Groups whose words the console leaves to the dictionary. */
const OF_DICTIONARY: readonly string[] = ['industry', 'country'];

describe('the seeded dictionary of the simulated platform', () => {
  test('equals the built-in labels of the console, code by code, in both languages', () => {
    const groups = OF_DICTIONARY.map((dictType) => `${labelGroups[dictType]}.`);
    const labels = toStoredLabels(types).filter(([key]) => !groups.some((group) => key.startsWith(group)));
    expect(labels.length).toBeGreaterThan(120);
    for (const [key, en, zh] of labels) expect([key, en, zh]).toEqual([key, ...MESSAGES.map((messages) => at(messages, key))]);
  });

  const built = Object.entries(labelGroups).filter(([dictType]) => !OF_DICTIONARY.includes(dictType));
  test.each(built)('has every code that the console labels in the group %s', (dictType, group) => {
    const own = Object.keys(at(MESSAGES[0], group) as object);
    expect(types[dictType]?.map(({ value }) => value).sort()).toEqual(own.sort());
  });

  test.each(OF_DICTIONARY)('has the words of the group %s, for which the console has none', (dictType) => {
    expect(types[dictType]?.length).toBeGreaterThan(3);
    expect(at(MESSAGES[0], labelGroups[dictType] ?? '')).toBeUndefined();
  });
});

describe('stored labels', () => {
  const item = { value: 'PENDING', label: '等待', labelEn: 'Waits', color: 'error' as const };
  const kept = (items: unknown): StoredLabel[] => toStoredLabels({ withdraw_status: items } as DictLabels['types']);

  test('have a key, both languages and a tone, in the order of the answer', () => {
    expect(kept([item, { ...item, value: 'X.Y', color: undefined }])).toEqual([
      ['trade.withdraw.status.PENDING', 'Waits', '等待', 'error'],
      ['trade.withdraw.status.X.Y', 'Waits', '等待', 'neutral'],
    ]);
  });

  test.each([
    [undefined],
    [{}],
    [[null]],
    [[{ ...item, label: '' }]],
    [[{ ...item, labelEn: 1 }]],
    [[{ ...item, value: undefined }]],
  ])('are empty for %j', (items) => {
    expect(kept(items)).toEqual([]);
  });

  test.each(['purple', 'constructor', 7])('have the neutral tone for the unknown colour %s', (color) => {
    expect(kept([{ ...item, color }])).toEqual([['trade.withdraw.status.PENDING', 'Waits', '等待', 'neutral']]);
  });

  test('are empty for a dictionary type that the console does not use', () => {
    expect(toStoredLabels({ bank: [item], constructor: [item] } as unknown as DictLabels['types'])).toEqual([]);
  });
});

describe('the order of items', () => {
  test.each([
    ['c', 0, 'c a b d'],
    ['a', 3, 'b c d a'],
    ['b', 1, 'a b c d'],
    ['a', -1, 'a b c d'],
    ['d', 9, 'a b c d'],
  ])('with %s moved to %i is %s', (id, place, expected) => {
    expect(movedTo(['a', 'b', 'c', 'd'], id, place).join(' ')).toBe(expected);
  });
});

describe('extra data', () => {
  test.each<[string, unknown]>([
    ['', null],
    ['  ', null],
    ['null', null],
    ['{"a": 1}', { a: 1 }],
    ['[1]', undefined],
    ['1', undefined],
    ['{a: 1}', undefined],
  ])('entered as %j is %j', (text, expected) => {
    expect(parseExtra(text)).toEqual(expected);
  });
});

describe('digits of a currency in the dictionary', () => {
  test.each([
    ['currency', 'THB', { minorDigits: 2 }, false],
    ['currency', 'THB', { minorDigits: 0 }, true],
    ['currency', 'THB', { minorDigits: 1 }, true],
    ['currency', 'THB', { minorDigits: 3 }, true],
    ['currency', 'UGX', { minorDigits: 0 }, false],
    ['currency', 'UGX', { minorDigits: 1 }, true],
    ['currency', 'TND', { minorDigits: 3 }, false],
    ['currency', 'TND', { minorDigits: 2 }, true],
    ['currency', 'CLF', { minorDigits: 5 }, true],
    ['currency', 'THB', { minorDigits: -1 }, true],
    ['currency', 'THB', { minorDigits: 1.5 }, true],
    ['currency', 'THB', { minorDigits: '2' }, true],
    ['currency', 'ZZZ', { minorDigits: 0 }, true],
    ['currency', 'ZZZ', { minorDigits: null }, false],
    ['currency', 'ZZZ', null, false],
    ['bank', 'SMKB', { minorDigits: 9 }, false],
  ])('%s %s with %j is refused: %s', (type, value, extra, isBad) => {
    expect(hasBadDigits(type, value, extra)).toBe(isBad);
  });
});

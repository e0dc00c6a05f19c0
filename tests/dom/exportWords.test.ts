import openapi from '../../config/openapi/openapi.json';
import en from '../../src/locales/en-US/all';
import type { Translate } from '../../src/locales/store';
import { filterLabel, groupOfExport, screenOfExport } from '../../src/screen/exports/words';

interface Operation {
  'x-access-key'?: string;
  parameters?: readonly { $ref?: string; name?: string }[];
}

/** Exports that the contract makes in the background. */
const exported = Object.values(openapi.paths as Record<string, { get?: Operation }>).flatMap(({ get }) => {
  const isBackground = get?.parameters?.some(({ $ref = '', name }) => name === 'background' || $ref.endsWith('/Background'));
  return isBackground ? [get?.['x-access-key'] ?? ''] : [];
});

const keysOf = (group: string): object | undefined =>
  group.split('.').reduce<object | undefined>((texts, name) => texts?.[name as never], en);

test('each export in the background belongs to a screen, whose texts name its filters', () => {
  expect(exported.length).toBeGreaterThan(25);
  const unnamed = exported.filter((key) => !screenOfExport(key) || !keysOf(`${groupOfExport(key)}.field`));
  expect(unnamed).toEqual([]);
});

/** The text of a message, or its key without one, as the console has it. */
const t = ((key: string) => keysOf(key) ?? key) as unknown as Translate;

test.each([
  ['sys:white:ip:down', 'mchNo', 'Merchant no.'],
  ['product:payway:round:down', 'wayCode', 'Pay way'],
  ['bank:card:proxy:batch:item:down', 'batchNo', 'Batch'],
  ['bank:card:proxy:batch:item:down', 'amountMin', 'Amount and fee'],
  ['user:accountHistory:down', 'accountNo', 'Account'],
])('a list inside a record names its record and its own filters: %s, %s', (key, name, label) => {
  expect(filterLabel(t, groupOfExport(key), name)).toBe(label);
});

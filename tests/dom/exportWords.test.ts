import openapi from '../../config/openapi/openapi.json';
import en from '../../src/locales/en-US/all';
import { groupOfExport, screenOfExport } from '../../src/screen/exports/words';

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

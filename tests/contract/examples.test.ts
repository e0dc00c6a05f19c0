import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contract, demandSchema, isRecord, lists, operations, propertiesOf } from '../../config/contract/conformanceClient';
import { readExample } from '../../config/contract/examples';
import { screens } from '../../config/routes';

const folder = path.resolve(__dirname, '../../config/openapi/examples');
const ids = readdirSync(folder).map((name) => path.basename(name, '.json'));
const exampleOf = (id: string) => {
  const example = readExample(id);
  if (!example) throw new Error(`${id} has no example`);
  return example;
};

test('there is one for each call of the desk and for the first call of each screen', () => {
  const opening = new Set<string>(screens.map(({ access }) => access));
  const wanted = operations.filter(
    ({ profile, method, accessKey = '', query }) =>
      profile === 'desk' || (method === 'GET' && opening.has(accessKey) && !(query.required as string[] | undefined)?.length),
  );
  expect(wanted.length).toBeGreaterThan(screens.length);
  expect(wanted.filter(({ id }) => !ids.includes(id)).map(({ id }) => id)).toEqual([]);
});

describe('an example keeps the contract', () => {
  test.each(ids)('%s', (id) => {
    const operation = operations.find((one) => one.id === id);
    const { request = {}, answer } = exampleOf(id);
    if (!operation?.answer) throw new Error(`The contract has no answer of ${id}`);
    demandSchema(id, operation.answer, answer);
    demandSchema(`${id} query`, operation.query, request.query ?? {});
    if (operation.body) demandSchema(`${id} body`, operation.body, request.body);
    expect(answer).toMatchObject({ code: 200, success: true });
  });
});

test('the rows of an example have no field outside the contract', () => {
  for (const { page, idField } of lists) {
    const { list, total } = exampleOf(page.id).answer.data as { list: Record<string, unknown>[]; total: number };
    const data = propertiesOf(propertiesOf(page.answer).data);
    const items = data.list?.items;
    const known = Object.keys(propertiesOf(isRecord(items) ? items : undefined));
    for (const row of list) expect([page.id, Object.keys(row).filter((name) => !known.includes(name))]).toEqual([page.id, []]);
    expect(new Set(list.map((row) => row[idField])).size).toBe(list.length);
    expect(total).toBeGreaterThanOrEqual(list.length);
  }
});

test('the example of the desk has rows that can be decided', () => {
  const { list } = exampleOf('pageWithdraws').answer.data as { list: { allowed?: string[] }[] };
  expect(list.length).toBeGreaterThan(4);
  for (const { allowed } of list) expect(allowed).toEqual(expect.arrayContaining(['pass', 'reject']));
});

test('the bundled document contains the examples', () => {
  const shown = contract.paths['/trade/withdraw/page']?.get?.responses['200']?.content?.['application/json']?.examples;
  expect(shown).toEqual({ example: { value: exampleOf('pageWithdraws').answer } });
});

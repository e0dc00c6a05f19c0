import { type ApiDocument, listOperations, type Schema } from '../../config/contract/document';
import { type FreeTexts, markFreeTexts } from '../../config/contract/freeTexts';
import openapi from '../../config/openapi/openapi.json';
import type { Platform } from '../../mock/platform';
import { hasFreeText, placesOfSecret, SECRET, withSecrets } from '../support/freeTexts';
import { successesOn } from '../support/successes';
import { type APlatform, aPlatform, atCall, dataOf, textOf } from '../unit/platform/support';

const document = openapi as unknown as ApiDocument;

describe('a text of a body', () => {
  /** A contract with one call, whose body has these fields. */
  const contractWith = (properties: Record<string, Schema>, schemas: Record<string, Schema> = {}) =>
    ({
      paths: {
        '/order/add': {
          post: {
            operationId: 'addOrder',
            requestBody: { content: { 'application/json': { schema: { type: 'object', properties } } } },
            responses: {},
          },
        },
      },
      components: { parameters: {}, schemas, responses: {} },
    }) as unknown as ApiDocument;
  const mark = (properties: Record<string, Schema>, texts: Partial<FreeTexts> = {}, schemas?: Record<string, Schema>) =>
    markFreeTexts(contractWith(properties, schemas), { free: [], others: [], ...texts });

  test.each<[string, Schema]>([
    ['without limits', { type: 'string' }],
    ['or null', { type: ['string', 'null'] }],
    ['with a pattern that takes anything', { type: 'string', pattern: '\\S' }],
    ['in a list', { type: 'array', items: { type: 'string' } }],
    ['in an object of a list', { type: 'array', items: { type: 'object', properties: { remark: { type: 'string' } } } }],
    ['in a map', { type: 'object', additionalProperties: { type: 'string' } }],
    ['of an alternative', { oneOf: [{ type: 'string' }, { type: 'integer' }] }],
  ])('%s is undecided until its name is listed', (_, remark) => {
    expect(mark({ remark }).undecided).toHaveLength(1);
    expect(mark({ remark }, { others: ['remark'] })).toEqual({ undecided: [], unused: [] });
    expect(JSON.stringify(remark)).not.toContain('x-free-text');
    expect(mark({ remark }, { free: ['remark'] })).toEqual({ undecided: [], unused: [] });
    expect(JSON.stringify(remark)).toContain('"x-free-text":true');
  });

  test.each<[string, Schema]>([
    ['of a closed list', { type: 'string', enum: ['A'] }],
    ['with a format', { type: 'string', format: 'date-time' }],
    ['with a narrow pattern', { type: 'string', pattern: '^[0-9]{8,19}$' }],
    ['that is too short', { type: 'string', maxLength: 9 }],
    ['that decides for itself', { type: 'string', 'x-free-text': false }],
  ])('%s needs no decision', (_, remark) => {
    expect(mark({ remark })).toEqual({ undecided: [], unused: [] });
  });

  test('is decided once for a schema that two fields share, and a name without a text is found', () => {
    const shared = () => ({ a: { $ref: '#/components/schemas/T' }, b: { $ref: '#/components/schemas/T' } });
    const texts = { free: ['a'], others: ['b'] };
    expect(mark(shared(), texts, { T: { type: 'string' } }).undecided).toEqual(['addOrder.b']);
    expect(mark({}, { free: ['a'] }).unused).toEqual(['a']);
  });
});

let bench: APlatform;
beforeAll(() => {
  bench = aPlatform({ days: 8 });
});
afterEach(() => {
  atCall.body = undefined;
});

describe('no full number that a person types is kept', () => {
  const successes = successesOn(() => bench);
  /** Calls whose further texts exclude the ones that they have. */
  const asTheyAre = ['testMessageTemplate', 'editDictItem'];
  const withTexts = listOperations(document).filter(({ body }) => hasFreeText(body));

  test.each(withTexts.map(({ id }) => id))('by %s', (id) => {
    let count = 0;
    const reached = new Set<Platform>();
    atCall.body = (operation, body, platform) => {
      if (operation.id !== id) return body;
      reached.add(platform);
      const written = withSecrets(body, operation.body, !asTheyAre.includes(id));
      count += written.count;
      return written.value;
    };
    const outcomes = successes[id]?.() ?? [];
    expect(outcomes.filter(({ envelope }) => !envelope.success)).toEqual([]);
    expect(count).toBeGreaterThan(0);
    const kept = [...reached].map(({ world, log, kept: own }) => ({ world, log, own }));
    expect(placesOfSecret({ outcomes, kept })).toEqual([]);
  });

  test('so none can be read back: not in the record, notes, notices, history, log or files', async () => {
    const { call, operator, simpleOrders } = aPlatform({ days: 5 });
    const [order] = simpleOrders();
    const withdrawNo = order?.no ?? '';
    const text = 'card 7700 1122-3344.5566, @li.na';
    const note = { entity: 'withdraw', id: withdrawNo, text, mentions: [operator('li.na').id] };
    const noted = call('k.wong', 'POST /common/note/add', { body: note });
    expect(dataOf<{ text: string }>(noted).text).toBe('card 770011******5566, @li.na');
    const items = [{ withdrawNo, version: order?.version }];
    const question = { items, to: 'RISK', question: text };
    expect(call('li.na', 'POST /trade/withdraw/escalate', { body: question }).envelope.code).toBe(200);
    const answer = { withdrawNo, version: order?.version, answer: '７７００１１２２３３４４５５６６' };
    expect(call('r.santos', 'POST /trade/withdraw/answer', { body: answer }).envelope.code).toBe(200);
    const remark = '7700/1122/3344/5566';
    const rejection = { items: [{ withdrawNo, version: order?.version }], reasonCode: 'OTHER', remark, messageToHolder: text };
    expect(call('w.chai', 'POST /trade/withdraw/reject', { body: rejection }).envelope.code).toBe(200);
    const reads = [
      call('auditor', `GET /trade/withdraw/detail?withdrawNo=${withdrawNo}`),
      call('auditor', `GET /trade/withdraw/page?view=ALL&withdrawNo=${withdrawNo}`),
      call('li.na', 'GET /common/note/mention'),
      call('li.na', 'GET /common/notice/page'),
      call('auditor', 'GET /sys/log/page?pageSize=20'),
    ].map(({ envelope }) => JSON.stringify(envelope.data));
    const files = await Promise.all(
      ['GET /trade/withdraw/down?view=ALL&format=csv', 'GET /sys/log/down?format=csv'].map((line) =>
        textOf(call('auditor', line)),
      ),
    );
    expect(reads[0]).toContain('770011******5566');
    expect(reads[4]).toContain('770011******5566');
    for (const one of [...reads, ...files]) expect(one.normalize('NFKC').replace(/\D/g, '')).not.toContain(SECRET);
  });
});

import { compareContracts } from '../../config/contract/compare';
import type { ApiDocument } from '../../config/contract/document';
import { versionFaults } from '../../config/contract/versions';

const REFUSED = { content: { 'application/json': { schema: { type: 'object' } } } };

/** A contract with an example for each rule. */
const contract = () => ({
  info: { version: '1.0.0' },
  'x-error-catalogue': { STALE: { code: 409 }, GONE: { code: 410 } } as Record<string, object>,
  'x-state-machines': {
    order: {
      events: { pass: { from: ['NEW', 'HELD'], to: ['PASSED'] }, hold: { from: ['NEW'], to: ['HELD'] } } as Record<
        string,
        object
      >,
    },
  },
  paths: {
    '/order/page': {
      get: {
        operationId: 'pageOrders',
        'x-access-key': 'order:page',
        'x-profile': 'desk',
        'x-errors': ['GONE'],
        'x-sort': ['createdAt', 'amount'],
        parameters: [{ name: 'filter', in: 'query', schema: { $ref: '#/components/schemas/Filter' } }] as object[],
        responses: {
          '200': {
            content: { 'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Order' } } } },
          },
          '401': {},
          '413': REFUSED,
          default: REFUSED,
        } as Record<string, object>,
      },
    },
    '/order/pass': {
      post: {
        operationId: 'passOrder',
        'x-access-key': 'order:pass',
        'x-profile': 'desk',
        'x-optional': true,
        parameters: [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } }] as object[],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Pass' } } } },
        responses: { '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } } },
      },
    },
  } as Record<string, Record<string, Record<string, unknown>>>,
  components: {
    parameters: {},
    responses: {},
    schemas: {
      Filter: { type: 'object', properties: { state: { type: 'string', maxLength: 40 } } },
      State: { type: 'string', enum: ['NEW', 'HELD', 'PASSED'] },
      Money: { type: 'string', pattern: '^\\d+$' },
      Order: {
        allOf: [
          { type: 'object', required: ['no'], properties: { no: { type: 'string', format: 'id' } } },
          {
            type: 'object',
            required: ['state'],
            properties: {
              state: { $ref: '#/components/schemas/State' },
              paid: { oneOf: [{ $ref: '#/components/schemas/Money' }, { type: 'null' }] },
              next: { oneOf: [{ $ref: '#/components/schemas/Order' }, { type: 'null' }] },
              tags: { type: 'array', maxItems: 5, items: { type: 'string' } },
              proof: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
            },
          },
        ],
      },
      Pass: {
        type: 'object',
        required: ['no'],
        properties: {
          no: { type: 'string', minLength: 2 },
          reason: { type: 'string', enum: ['CHECKED', 'OTHER'] },
          more: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
    } as unknown as Record<string, Fixture>,
  },
});
type Contract = ReturnType<typeof contract>;
/** A schema for the tests to change. */
interface Fixture {
  type?: unknown;
  enum: string[];
  pattern: string;
  required: string[];
  properties: Record<string, Fixture>;
  allOf: [Fixture, Fixture];
  items: Fixture;
  [keyword: string]: unknown;
}

const documentOf = (fixture: Contract) => fixture as unknown as ApiDocument;

function changed(change: (fixture: Contract) => void): Contract {
  const fixture = contract();
  change(fixture);
  return fixture;
}
const changesOf = (change: (fixture: Contract) => void) =>
  compareContracts(documentOf(contract()), documentOf(changed(change))).map(({ level, text }) => `${level}: ${text}`);

type Call = { parameters: object[]; responses: Record<string, object>; requestBody?: object };
const page = ({ paths }: Contract) => paths['/order/page']?.get as unknown as Call;
const pass = ({ paths }: Contract) => paths['/order/pass']?.post as unknown as Call;
const schema = ({ components }: Contract, name: string) => components.schemas[name] as Fixture;
const order = (fixture: Contract) => schema(fixture, 'Order').allOf[1].properties;
const sent = (fixture: Contract) => schema(fixture, 'Pass').properties;
const drop = (from: object, name: string) => Reflect.deleteProperty(from, name);
const field = (fields: Record<string, Fixture>, name: string) => fields[name] as Fixture;

const RULES: readonly [what: string, change: (fixture: Contract) => void, ...expected: string[]][] = [
  ['nothing', () => {}],
  ['a text', (one) => Object.assign(page(one), { summary: 'Orders', description: 'All' })],
  ['an operation less', (one) => drop(one.paths, '/order/pass'), 'major: Operation POST /order/pass removed'],
  [
    'a new operation',
    (one) => Object.assign(one.paths, { '/order/undo': { post: pass(one) } }),
    'minor: Operation POST /order/undo added',
  ],
  [
    'another key',
    (one) => Object.assign(page(one), { 'x-access-key': 'order:list' }),
    'major: GET /order/page: x-access-key changed from "order:page" to "order:list"',
  ],
  [
    'another profile',
    (one) => Object.assign(page(one), { 'x-profile': 'order' }),
    'major: GET /order/page: x-profile changed from "desk" to "order"',
  ],
  [
    'a call that becomes public',
    (one) => Object.assign(page(one), { security: [] }),
    'major: GET /order/page: security changed from none to []',
  ],
  ['an optional operation that is needed', (one) => drop(pass(one), 'x-optional'), 'major: POST /order/pass: required'],
  [
    'an operation that becomes optional',
    (one) => Object.assign(page(one), { 'x-optional': true }),
    'minor: GET /order/page: optional',
  ],
  ['a refusal less', (one) => Object.assign(page(one), { 'x-errors': [] }), 'major: GET /order/page: refusal GONE removed'],
  [
    'an added refusal',
    (one) => Object.assign(page(one), { 'x-errors': ['GONE', 'STALE'] }),
    'minor: GET /order/page: refusal STALE added',
  ],
  [
    'a sort field less',
    (one) => Object.assign(page(one), { 'x-sort': ['amount'] }),
    'major: GET /order/page: sort field createdAt removed',
  ],
  [
    'a parameter less',
    (one) => Object.assign(pass(one), { parameters: [] }),
    'major: POST /order/pass: parameter header Idempotency-Key removed',
  ],
  [
    'a further parameter',
    (one) => page(one).parameters.push({ name: 'top', in: 'query', schema: { type: 'integer' } }),
    'minor: GET /order/page: parameter query top added',
  ],
  [
    'an added required parameter',
    (one) => page(one).parameters.push({ name: 'top', in: 'query', required: true, schema: { type: 'integer' } }),
    'major: GET /order/page: parameter query top added',
  ],
  [
    'a parameter that becomes required',
    (one) => Object.assign(schema(one, 'Filter'), { required: ['state'] }),
    'major: GET /order/page: parameter query state required true',
  ],
  [
    'a filter less',
    (one) => drop(schema(one, 'Filter').properties, 'state'),
    'major: GET /order/page: parameter query state removed',
  ],
  [
    'filters that are no longer fields of one object',
    (one) =>
      Object.assign(page(one), { parameters: [{ name: 'state', in: 'query', schema: { type: 'string', maxLength: 40 } }] }),
  ],
  [
    'a body where there was none',
    (one) => Object.assign(page(one), { requestBody: pass(one).requestBody }),
    'major: GET /order/page: body added',
  ],
  ['a status less', (one) => drop(page(one).responses, '200'), 'major: GET /order/page: status 200 removed'],
  ['a status of a refusal that is like all others', (one) => Object.assign(page(one).responses, { '429': REFUSED })],
  [
    'a status of a refusal that is not like all others',
    (one) => Object.assign(page(one).responses, { '429': {} }),
    'major: GET /order/page 429: content application/json removed',
  ],
  ['a status less of a refusal that is like all others', (one) => drop(page(one).responses, '413')],
  [
    'a status less of a refusal that is not like all others',
    (one) => drop(page(one).responses, '401'),
    'minor: GET /order/page 401: content application/json added',
  ],
  ['a further status', (one) => Object.assign(page(one).responses, { '202': {} }), 'minor: GET /order/page: status 202 added'],
  [
    'another type of content',
    (one) => Object.assign(page(one).responses, { '200': { content: { 'text/csv': { schema: { type: 'string' } } } } }),
    'major: GET /order/page 200: content application/json removed',
    'minor: GET /order/page 200: content text/csv added',
  ],
  ['a field of an answer less', (one) => drop(order(one), 'paid'), 'major: Order: property paid removed'],
  [
    'a renamed field',
    (one) => {
      Object.assign(order(one), { paidAmount: field(order(one), 'paid') });
      drop(order(one), 'paid');
    },
    'major: Order: property paid removed',
    'minor: Order: property paidAmount added',
  ],
  [
    'an added field of an answer',
    (one) => Object.assign(order(one), { fee: { type: 'string' } }),
    'minor: Order: property fee added',
  ],
  [
    'a field that becomes required in answers',
    (one) => schema(one, 'Order').allOf[1].required.push('paid'),
    'major: Order: property paid required',
  ],
  [
    'a field that becomes optional in answers',
    (one) => Object.assign(schema(one, 'Order').allOf[1], { required: [] }),
    'major: Order: property state optional',
  ],
  [
    'an added field of a request',
    (one) => Object.assign(sent(one), { note: { type: 'string' } }),
    'minor: Pass: property note added',
  ],
  [
    'a field that becomes required in requests',
    (one) => schema(one, 'Pass').required.push('reason'),
    'major: Pass: property reason required',
  ],
  [
    'a field that becomes optional in requests',
    (one) => Object.assign(schema(one, 'Pass'), { required: [] }),
    'minor: Pass: property no optional',
  ],
  ['a field of a request less', (one) => drop(sent(one), 'reason'), 'major: Pass: property reason removed'],
  [
    'another type',
    (one) => Object.assign(field(sent(one), 'no'), { type: 'integer' }),
    'major: Pass.no: type string removed',
    'minor: Pass.no: type integer added',
  ],
  [
    'null in a request',
    (one) => Object.assign(field(sent(one), 'no'), { type: ['string', 'null'] }),
    'minor: Pass.no: type null added',
  ],
  [
    'null in an answer',
    (one) => Object.assign(field(order(one), 'tags'), { type: ['array', 'null'] }),
    'major: Order.tags: type null added',
  ],
  [
    'an answer that is never null any more',
    (one) => Object.assign(order(one), { paid: { $ref: '#/components/schemas/Money' } }),
    'major: Order.paid: type null removed',
  ],
  [
    'another format',
    (one) => Object.assign(schema(one, 'Order').allOf[0].properties.no as object, { format: 'uuid' }),
    'major: Order.no: format changed from "id" to "uuid"',
  ],
  [
    'another pattern',
    (one) => Object.assign(schema(one, 'Money'), { pattern: '^\\d*$' }),
    'major: Money: pattern changed from "^\\\\d+$" to "^\\\\d*$"',
  ],
  ['a value less', (one) => schema(one, 'State').enum.pop(), 'major: State: value PASSED removed'],
  ['a further value of an answer', (one) => schema(one, 'State').enum.push('DONE'), 'minor: State: value DONE added'],
  ['a value of a request less', (one) => field(sent(one), 'reason').enum.pop(), 'major: Pass.reason: value OTHER removed'],
  ['a list of values', (one) => Object.assign(field(sent(one), 'no'), { enum: ['A1'] }), 'major: Pass.no: list of values added'],
  ['any value', (one) => drop(field(sent(one), 'reason'), 'enum'), 'minor: Pass.reason: list of values removed'],
  [
    'a shorter text',
    (one) => Object.assign(field(schema(one, 'Filter').properties, 'state'), { maxLength: 20 }),
    'major: GET /order/page query state: maxLength changed from 40 to 20',
  ],
  [
    'a longer text',
    (one) => Object.assign(field(schema(one, 'Filter').properties, 'state'), { maxLength: 80 }),
    'minor: GET /order/page query state: maxLength changed from 40 to 80',
  ],
  [
    'a limit',
    (one) => Object.assign(field(sent(one), 'reason'), { maxLength: 9 }),
    'major: Pass.reason: maxLength changed from none to 9',
  ],
  [
    'a greater least length',
    (one) => Object.assign(field(sent(one), 'no'), { minLength: 3 }),
    'major: Pass.no: minLength changed from 2 to 3',
  ],
  [
    'a list without an end',
    (one) => drop(field(order(one), 'tags'), 'maxItems'),
    'minor: Order.tags: maxItems changed from 5 to none',
  ],
  [
    'other rows',
    (one) => Object.assign(field(order(one), 'tags').items, { type: 'integer' }),
    'major: Order.tags[]: type string removed',
    'major: Order.tags[]: type integer added',
  ],
  [
    'no further fields in a body, which the law always refused',
    (one) => Object.assign(schema(one, 'Pass'), { additionalProperties: false }),
    'minor: Pass: additionalProperties changed from none to false',
  ],
  [
    'no further fields in an answer',
    (one) => Object.assign(schema(one, 'Order').allOf[1], { additionalProperties: false }),
    'major: Order: additionalProperties changed from none to false',
  ],
  [
    'a larger body',
    (one) => Object.assign(pass(one), { 'x-max-body': 8_388_608 }),
    'minor: POST /order/pass: body of 1048576 bytes changed to 8388608',
  ],
  [
    'a smaller body',
    (one) => Object.assign(pass(one), { 'x-max-body': 1000 }),
    'major: POST /order/pass: body of 1048576 bytes changed to 1000',
  ],
  [
    'no further values in a map',
    (one) => Object.assign(field(sent(one), 'more'), { additionalProperties: false }),
    'major: Pass.more: additionalProperties changed from {"type":"string"} to false',
  ],
  [
    'other further fields',
    (one) => Object.assign(field(sent(one), 'more').additionalProperties as object, { maxLength: 9 }),
    'major: Pass.more{}: maxLength changed from none to 9',
  ],
  [
    'a third alternative',
    (one) => (field(order(one), 'proof').oneOf as object[]).push({ type: 'boolean' }),
    'major: Order.proof: 2 alternatives changed to 3',
  ],
  [
    'another alternative',
    (one) => Object.assign((field(order(one), 'proof').oneOf as object[])[1] as object, { type: 'number' }),
    'major: Order.proof|2: type integer removed',
    'major: Order.proof|2: type number added',
  ],
  [
    'another code',
    (one) => Object.assign(one['x-error-catalogue'].GONE as object, { code: 404 }),
    'major: Refusal GONE: code changed from 410 to 404',
  ],
  ['a refusal that is gone', (one) => drop(one['x-error-catalogue'], 'STALE'), 'major: Refusal STALE removed'],
  ['an event less', (one) => drop(one['x-state-machines'].order.events, 'hold'), 'major: Event of order: hold removed'],
  [
    'an event that leads elsewhere',
    (one) => Object.assign(one['x-state-machines'].order.events.pass as object, { to: ['DONE'] }),
    'major: order.pass to PASSED removed',
    'minor: order.pass to DONE added',
  ],
];

describe('the difference between two contracts', () => {
  test.each(RULES)('%s', (_, change, ...expected) => {
    expect(changesOf(change)).toEqual(expected);
  });
});

describe('the version of a contract', () => {
  const LOG = '# Changes\n\n## 1.0.0\n\nThe first.\n\n## 1.1.0\n\nMore.\n\n## 2.0.0\n\nOther.\n\n## 3.0.0\n\n';
  const faultsOf = (version: string, change: (fixture: Contract) => void, log = LOG) =>
    versionFaults(
      documentOf(contract()),
      documentOf(
        changed((one) => {
          one.info.version = version;
          change(one);
        }),
      ),
      log,
    );
  const less = (one: Contract) => drop(one.paths, '/order/pass');
  const more = (one: Contract) => schema(one, 'State').enum.push('DONE');

  test('stays the same without a change', () => {
    expect(faultsOf('1.0.0', () => {})).toEqual([]);
  });

  test('needs a minor step for an addition', () => {
    expect(faultsOf('1.0.0', more)).toEqual([
      'version 1.0.0 must be 1.1.0 or higher after 1.0.0',
      'minor: State: value DONE added',
    ]);
    expect(faultsOf('1.1.0', more)).toEqual([]);
    expect(faultsOf('2.0.0', more)).toEqual([]);
  });

  test('needs a major step for a breaking change, whatever was added', () => {
    const both = (one: Contract) => [less(one), more(one)];
    expect(faultsOf('1.1.0', both)).toEqual([
      'version 1.1.0 must be 2.0.0 or higher after 1.0.0',
      'major: Operation POST /order/pass removed',
    ]);
    expect(faultsOf('2.0.0', both)).toEqual([]);
  });

  test('never decreases', () => {
    expect(faultsOf('0.9.0', () => {}, '## 0.9.0\n\nEarlier.\n')).toEqual(['version 0.9.0 must be 1.0.0 or higher after 1.0.0']);
  });

  test('has an entry in the changelog with a text', () => {
    expect(faultsOf('1.0.1', () => {})).toEqual(['CHANGELOG.md has no entry 1.0.1']);
    expect(faultsOf('3.0.0', () => {})).toEqual(['CHANGELOG.md has no entry 3.0.0']);
  });
});

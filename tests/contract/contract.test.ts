import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listAssumptions } from '../../config/contract/assumptions';
import { openBodies } from '../../config/contract/closed';
import { type ApiDocument, listOperations, resolveRef, type Schema } from '../../config/contract/document';
import openapi from '../../config/openapi/openapi.json';
import { exhaustiveTest } from '../support/depth';

const root = path.resolve(__dirname, '../..');
const contract = openapi as unknown as ApiDocument;
const operations = listOperations(contract);
const raw = Object.entries(contract.paths).flatMap(([name, item]) =>
  Object.entries(item).map(([method, operation]) => [`${method.toUpperCase()} ${name}`, operation] as const),
);

/** Calls of the specification, which are no assumptions. */
const SPECIFIED = [
  'GET /trade/withdraw/page',
  'POST /trade/withdraw/reject',
  'POST /trade/withdraw/pass',
  'GET /trade/withdraw/count',
  'GET /trade/withdraw/down',
];

/** Calls that move, freeze, release or pay out money: without a key they would act twice when sent twice. */
const MOVES_MONEY: readonly string[] = [
  '/trade/withdraw/pass',
  '/trade/withdraw/reject',
  '/trade/withdraw/answer',
  '/trade/withdraw/query',
  '/trade/withdraw/undo',
  '/trade/withdraw/retry',
  '/trade/withdraw/resolve',
  '/trade/withdraw/refund',
  '/bank/card/order/confirm',
  '/trade/payorder/query',
  '/trade/payorder/supplement',
  '/trade/payorder/refund',
  '/trade/payorder/dispute',
  '/trade/payorder/undispute',
  '/trade/payrecord/query',
  '/trade/sett/pass',
  '/trade/sett/reject',
  '/trade/sett/query',
  '/trade/sett/retry',
  '/trade/sett/cancel',
  '/trade/sett/resolve',
  '/trade/sett/reverse',
  '/bank/card/proxy/batch/import',
  '/bank/card/proxy/batch/edit',
  '/bank/card/proxy/batch/submit',
  '/bank/card/proxy/batch/approve',
  '/bank/card/proxy/batch/reject',
  '/bank/card/proxy/batch/cancel',
  '/bank/card/proxy/batch/retry',
  '/bank/card/proxy/batch/applyPay',
  '/bank/card/proxy/batch/item/otp',
  '/bank/card/proxy/batch/item/paid',
  '/bank/card/proxy/batch/item/fail',
  '/bank/card/proxy/batch/item/resolve',
  '/bank/card/proxy/batch/item/retry',
  '/bank/card/proxy/card/correct',
  '/bank/card/history/match',
  '/bank/card/history/unmatch',
  '/bank/card/history/ignore',
  '/bank/card/history/rematch',
  '/bank/card/history/import',
  '/bank/card/channel/message/line',
  '/user/account/freeze',
  '/user/account/unfreeze',
  '/user/account/adjust',
  '/user/account/topUp',
  '/user/account/transfer',
  '/user/account/releaseReserve',
  '/user/agent/sales/correct',
];

/** Every named property of every schema, at any depth. */
function properties(node: unknown, place = ''): { place: string; name: string; schema: Schema }[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const own =
      key === 'properties'
        ? Object.entries(value as Record<string, Schema>).map(([name, schema]) => ({ place: `${place}.${name}`, name, schema }))
        : [];
    return [...own, ...properties(value, `${place}.${key}`)];
  });
}
const all = properties(openapi);

function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').pop();
  const own = name === undefined ? schema : contract.components.schemas[name];
  if (!own) throw new Error(`No schema ${name}`);
  return own;
}

/** A schema, or its alternatives. */
const choicesOf = (schema: Schema): readonly Schema[] =>
  (schema.oneOf as readonly Schema[] | undefined) ?? (schema.allOf?.length === 1 ? schema.allOf : [schema]);

function typeOf(schema: Schema): string[] {
  const own = resolved(schema);
  const choices = choicesOf(own);
  if (choices[0] !== own) return choices.flatMap(typeOf);
  if (own.type === 'array') return typeOf(own.items as Schema);
  return [own.type ?? 'object'].flat();
}

describe('generated files of the contract', () => {
  // The gates ask the same (`generate -- --check`).
  exhaustiveTest('are up to date on disk', () => {
    const run = spawnSync(process.execPath, ['--import', 'tsx', 'config/contract/generate.ts', '--check'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
  });
});

describe('every operation', () => {
  test('has a unique name', () => {
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  });

  test.each(raw)('%s has a name, a summary, a tag, a success answer and a refusal', (_, operation) => {
    expect(operation.operationId).toMatch(/^[a-z][a-zA-Z]+$/);
    expect(operation.summary).toMatch(/^[A-Z]/);
    expect(operation).toHaveProperty('tags', [expect.any(String)]);
    // A public call cannot be refused for a missing session.
    const refused = operation.security ? '413' : '401';
    // 202 is an approval or a task: a list that is exported may be made in the background.
    const isExport = operation.parameters?.some(({ $ref }) => $ref === '#/components/parameters/Background');
    const asked = operation['x-approval'] || isExport ? ['202'] : [];
    expect(Object.keys(operation.responses).sort()).toEqual(['200', ...asked, refused, 'default']);
    if (asked.length > 0)
      expect(operation.responses['202']).toEqual({ $ref: `#/components/responses/${isExport ? 'TaskMade' : 'Asked'}` });
    expect(operation.responses.default).toEqual({ $ref: '#/components/responses/Error' });
  });

  // Tools send the fields of an exploded object as `paging[current]=2`, and do not compile for a range of codes.
  test('lists each parameter of its query by itself and each status by its number', () => {
    const isObject = (schema: Schema) => resolved(schema).type === 'object';
    for (const [name, { parameters = [], responses }] of raw) {
      const named = parameters.map((one) => resolveRef(contract, one));
      expect([name, named.filter(({ schema }) => isObject(schema))]).toEqual([name, []]);
      const places = named.map((one) => `${one.in} ${one.name}`);
      expect([name, [...new Set(places)]]).toEqual([name, places]);
      for (const status of Object.keys(responses)) expect(status).toMatch(/^(\d{3}|default)$/);
    }
    const page = contract.paths['/trade/withdraw/page']?.get?.parameters?.map(({ name }) => name);
    expect(page).toEqual(
      expect.arrayContaining(['current', 'pageSize', 'sortField', 'sortOrder', 'view', 'keyword', 'currency']),
    );
  });

  test('requires a session in a declared header, except the steps of a sign-in', () => {
    expect(openapi.security).toEqual([{ session: [] }]);
    expect(openapi.components.securitySchemes.session).toMatchObject({ type: 'apiKey', in: 'header', name: 'Authorization' });
    expect(operations.filter(({ isPublic }) => isPublic).map(({ path: name }) => name)).toEqual([
      '/auth/login',
      '/auth/mfa',
      '/auth/link/open',
      '/auth/link/finish',
    ]);
  });

  test.each(raw.filter(([name]) => name.startsWith('POST ')))('%s takes a closed JSON object', (_, operation) => {
    expect(resolved(operation.requestBody?.content['application/json']?.schema ?? {})).toMatchObject({
      type: 'object',
      additionalProperties: false,
    });
  });

  test('has the limit of its body at the proxy too', () => {
    const conf = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8');
    const [, outer] = /^ {2}client_max_body_size (\d+)m;$/m.exec(conf) ?? [];
    const [, place = '', inner] =
      /location ~ (\S+) \{\n\s+client_max_body_size (\d+)k;\n\s+rewrite [^\n]+\n\s+proxy_pass @SCHEME@/.exec(conf) ?? [];
    const ofProxy = (name: string) =>
      new RegExp(place).test(`/api${name}`) ? Number(inner) * 1024 : Number(outer) * 1024 * 1024;
    const most = Math.max(...operations.map(({ maxBody }) => maxBody));
    for (const { path: name, isPublic, maxBody } of operations)
      expect([name, ofProxy(name)]).toEqual([name, isPublic ? maxBody : most]);
  });

  test.each([
    ['/auth/login', 65_536],
    ['/trade/withdraw/pass', 1_048_576],
    ['/bank/card/proxy/batch/import', 8_388_608],
    ['/common/file/add', 8_388_608],
  ])('%s takes %d bytes', (name, bytes) => {
    expect(operations.find((one) => one.path === name)?.maxBody).toBe(bytes);
  });

  test('takes no unknown field at any depth of its body', () => {
    expect(openBodies(contract)).toEqual([]);
  });

  test.each<[string, Schema, ...string[]]>([
    ['a closed object', { type: 'object', additionalProperties: false }],
    ['an open object', { type: 'object' }, ''],
    ['an object that takes anything', { type: 'object', additionalProperties: true }, ''],
    ['an open row', { type: 'array', items: { properties: { no: { type: 'string' } } } }, '[]'],
    ['an open part', { allOf: [{ type: 'object', additionalProperties: false }, { type: 'object' }] }, ''],
    ['an open alternative', { oneOf: [{ type: 'null' }, { type: ['object', 'null'] }] }, ''],
    ['a map of texts', { type: 'object', additionalProperties: { type: 'string' } }],
    ['a map of open objects', { type: 'object', additionalProperties: { type: 'object' } }, '{}'],
    ['named fields beside a map', { type: 'object', properties: {}, additionalProperties: { type: 'string' } }, ''],
  ])('%s is judged at its place', (_, deep, ...places) => {
    const schema: Schema = {
      type: 'object',
      additionalProperties: false,
      properties: { deep: { $ref: '#/components/schemas/Deep' } },
    };
    const post = { operationId: 'send', responses: {}, requestBody: { content: { 'application/json': { schema } } } };
    const document = {
      ...contract,
      paths: { '/send': { post } },
      components: { ...contract.components, schemas: { Deep: deep } },
    };
    expect(openBodies(document)).toEqual(places.map((place) => `POST /send body.deep${place}`));
  });

  test.each(raw.filter(([name, operation]) => name.startsWith('POST ') && operation['x-access-key']))(
    '%s can be sent again with the same key',
    (name, operation) => {
      const key = MOVES_MONEY.includes(name.replace('POST ', '')) ? 'MoneyKey' : 'IdempotencyKey';
      expect(operation.parameters).toContainEqual({ $ref: `#/components/parameters/${key}` });
    },
  );

  test('requires an idempotency key when it moves money', () => {
    expect(
      operations
        .filter(({ needsKey }) => needsKey)
        .map(({ path: name }) => name)
        .sort(),
    ).toEqual([...MOVES_MONEY].sort());
  });

  test('uses GET to read and POST to change', () => {
    for (const item of Object.values(openapi.paths))
      expect(Object.keys(item).every((method) => ['get', 'post'].includes(method))).toBe(true);
  });
});

/** Allowed keywords of a schema: JSON Schema 2020-12 as far as it is used here, and the extensions of this contract. */
const KEYWORDS = new Set(
  (
    '$ref type enum const properties required additionalProperties propertyNames minProperties maxProperties items minItems maxItems ' +
    'uniqueItems allOf anyOf oneOf not format pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum default ' +
    'title description examples deprecated'
  ).split(' '),
);

/** Unknown keywords of schemas: in YAML, text after a comma without quotes becomes one. */
function strayIn(node: unknown, place = ''): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const isSchema = /\.(schemas|properties|(all|any|one)Of)\.[^.]*$|\.(schema|items|additionalProperties|propertyNames|not)$/.test(
    place,
  );
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'examples' && !isSchema) return [];
    // Property names are free.
    const inner = strayIn(value, `${place}.${key.replaceAll('.', '_')}`);
    const isStray = isSchema && (value === null || (!KEYWORDS.has(key) && !key.startsWith('x-')));
    return isStray ? [`${place}: ${key}`, ...inner] : inner;
  });
}

test('no schema contains an unknown keyword', () => {
  expect(strayIn(openapi)).toEqual([]);
  const cut = { properties: { name: { type: 'string', description: 'Of merchants', agents: null }, type: { type: 'string' } } };
  expect(strayIn({ components: { schemas: { Key: cut } } })).toEqual(['.components.schemas.Key.properties.name: agents']);
  expect(strayIn({ content: { 'application/json': { schema: { ...cut, descripton: 'A' } } } })).toEqual([
    '.content.application/json.schema.properties.name: agents',
    '.content.application/json.schema: descripton',
  ]);
});

/** All properties of an object schema, and those of them that it requires, its parts included. */
function fieldsOf(schema: Schema): { properties: Record<string, Schema>; required: string[] } {
  const whole = resolved(schema);
  const parts = (whole.allOf ?? []).map(fieldsOf);
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties), whole.properties),
    required: [...parts.flatMap((part) => part.required), ...((whole.required as string[] | undefined) ?? [])],
  };
}

describe('required parts of an answer', () => {
  const answers = operations.flatMap(({ method, path: name, answer }) =>
    answer ? [[`${method} ${name}`, fieldsOf(answer)] as const] : [],
  );
  /** These answers have no data. */
  const WITHOUT_DATA = [
    'POST /auth/activity',
    'POST /auth/logout',
    'POST /sys/white/ip/remove',
    'POST /mch/menu/remove',
    'POST /sys/menu/remove',
    'POST /common/schedule/remove',
  ];

  test.each(answers)('%s declares a success code and the type of its data', (name, { properties: own, required }) => {
    const isEmpty = WITHOUT_DATA.includes(name);
    expect(own.code).toMatchObject({ type: 'integer', minimum: 200, maximum: 299 });
    expect(required).toEqual(expect.arrayContaining(['code', 'msg', ...(isEmpty ? [] : ['data'])]));
    expect(typeOf(own.data ?? {})).not.toEqual([]);
    if (isEmpty) expect(own.data).toMatchObject({ type: 'null' });
  });

  test('a refusal never has a success code', () => {
    expect(fieldsOf({ $ref: '#/components/schemas/Refusal' }).properties.code).toMatchObject({
      type: 'integer',
      not: { minimum: 200, maximum: 299 },
    });
  });

  /** Rows of lists, by the name of their schema. */
  const rows = new Map(
    operations.flatMap(({ answer }) => {
      const list = answer && resolved(fieldsOf(answer).properties.data ?? {});
      const items = list && (list.items ?? fieldsOf(list).properties.list?.items);
      const name = (items as Schema | undefined)?.$ref?.split('/').pop();
      return name ? [[name, fieldsOf(items as Schema)] as const] : [];
    }),
  );

  test('a row with a version always has it, because it could not be changed without', () => {
    const versioned = [...rows].filter(([, row]) => row.properties.version);
    expect(versioned.length).toBeGreaterThan(25);
    // A performance row has one only for a month in the currency of its agent; other rows cannot be changed.
    expect(versioned.filter(([, row]) => !row.required.includes('version')).map(([name]) => name)).toEqual(['SalesRow']);
  });

  test('a withdraw order has every field that a decision needs', () => {
    const facts = ['version', 'status', 'currency', 'amount', 'netAmount', 'reviewStage', 'requiredStages'];
    expect(rows.get('Withdraw')?.required).toEqual(expect.arrayContaining(facts));
  });
});

/** Number and name of each refusal, as the design of the calls has them. */
const REFUSALS: readonly [number, string][] = [
  [400, 'BAD_REQUEST'],
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
  [403, 'OUT_OF_SCOPE'],
  [403, 'SELF_APPROVAL'],
  [404, 'NOT_FOUND'],
  [409, 'STATE_CONFLICT'],
  [409, 'VERSION_CONFLICT'],
  [409, 'DUPLICATE'],
  [409, 'IDEMPOTENCY_REUSED'],
  [410, 'GONE'],
  [413, 'TOO_LARGE'],
  [422, 'VALIDATION'],
  [423, 'CLAIMED'],
  [423, 'ESCALATED'],
  [423, 'ASSIGNED'],
  [424, 'UPSTREAM_FAILED'],
  [425, 'UPSTREAM_UNKNOWN'],
  [428, 'STEP_UP_REQUIRED'],
  [429, 'RATE_LIMITED'],
  [451, 'COMPLIANCE_HOLD'],
  [460, 'BALANCE_SHORT'],
  [460, 'ACCOUNT_BLOCKED'],
  [461, 'LIMIT_EXCEEDED'],
  [500, 'INTERNAL'],
  [503, 'MAINTENANCE'],
];

/** What needs a fresh second factor: large passes, unknown outcomes, adjustments, credentials, rights, services, own factors. */
const STEPS_UP_TO_CHANGE = [
  'POST /bank/config/edit',
  'POST /auth/password',
  'POST /trade/withdraw/pass',
  'POST /trade/withdraw/resolve',
  'POST /trade/sett/resolve',
  'POST /bank/card/proxy/batch/item/resolve',
  'POST /user/account/adjust',
  'POST /merchant/user/rotateSecret',
  'POST /bank/card/channel/rotateKey',
  'POST /bank/config/credential',
  'POST /bank/config/rollback',
  'POST /sys/role/grant',
  'POST /sys/role/copy',
  'POST /sys/role/edit',
  'POST /sys/role/signInRules',
  'POST /sys/operator/signInRules',
  'POST /sys/maintenance/stop',
  'POST /sys/maintenance/service',
  'POST /auth/factor/begin',
  'POST /auth/factor/recovery',
  'POST /auth/factor/remove',
];
/** Full values, and files whose rows have names, accounts or contacts of persons. */
const STEPS_UP_TO_READ = [
  'POST /common/sensitive/reveal',
  'POST /bank/card/channel/message/reveal',
  'GET /trade/withdraw/down',
  'GET /bank/card/order/down',
  'GET /trade/sett/down',
  'GET /bank/card/proxy/card/down',
  'GET /merchant/user/down',
  'GET /bank/card/channel/down',
  'GET /bank/card/history/down',
  'GET /user/agent/down',
  'GET /sys/operator/down',
  'GET /bank/card/proxy/batch/item/down',
  'GET /common/task/down',
];

describe('the error catalogue', () => {
  const catalogue = contract['x-error-catalogue'];
  const naming = (name: string) => operations.filter(({ errors }) => errors.includes(name));
  const namesOf = (found: typeof operations) => found.map(({ method, path: name }) => `${method} ${name}`);

  test('has each refusal with its code, and the schema allows no other', () => {
    expect(Object.entries(catalogue).map(([name, { code }]) => [code, name])).toEqual(REFUSALS);
    expect([...(contract.components.schemas.ErrorCode?.enum ?? [])].sort()).toEqual(REFUSALS.map(([, name]) => name).sort());
  });

  test.each(Object.entries(catalogue))(
    'describes when %s occurs, how it is sent, its data, and the reaction of the console',
    (_, entry) => {
      expect(entry.when).toMatch(/^[A-Z].*\.$/);
      expect(entry.console).toMatch(/^[A-Z].*\.$/);
      expect(['http', 'body']).toEqual(expect.arrayContaining([...entry.as]));
      expect(entry.as.length).toBeGreaterThan(0);
      const known = Object.keys(contract.components.schemas.RefusalData?.properties ?? {});
      expect(known).toEqual(expect.arrayContaining([...entry.data]));
      expect(entry.data).toEqual(expect.arrayContaining([...(entry.always ?? [])]));
    },
  );

  test('uses every field of the refusal data', () => {
    const used = new Set(Object.values(catalogue).flatMap(({ data }) => data));
    expect(Object.keys(contract.components.schemas.RefusalData?.properties ?? {}).filter((name) => !used.has(name))).toEqual([]);
  });

  test('is referenced completely by the operations', () => {
    for (const { errors } of operations)
      expect(errors).toEqual(expect.arrayContaining(['BAD_REQUEST', 'RATE_LIMITED', 'INTERNAL', 'MAINTENANCE']));
    expect(namesOf(operations.filter(({ errors }) => !errors.includes('UNAUTHENTICATED')))).toEqual([
      'POST /auth/login',
      'POST /auth/mfa',
      'POST /auth/link/open',
      'POST /auth/link/finish',
    ]);
    // A session that must set up a second factor may call nothing else.
    expect(namesOf(operations.filter(({ errors }) => !errors.includes('FORBIDDEN')))).toEqual([
      'POST /auth/login',
      'POST /auth/mfa',
      'POST /auth/link/open',
    ]);
    expect(operations.filter(({ method, errors }) => method === 'POST' && !errors.includes('VALIDATION'))).toEqual([]);
    // A server may ask for a fresh second factor wherever money moves, and where the contract says so.
    const stepped = [...MOVES_MONEY.map((name) => `POST ${name}`), ...STEPS_UP_TO_CHANGE, ...STEPS_UP_TO_READ];
    expect(namesOf(naming('STEP_UP_REQUIRED')).sort()).toEqual([...new Set(stepped)].sort());
    const marked = (kind: string) => namesOf(operations.filter(({ stepUp }) => stepUp === kind)).sort();
    expect([marked('change'), marked('read')]).toEqual([[...STEPS_UP_TO_CHANGE].sort(), [...STEPS_UP_TO_READ].sort()]);
    const [pass] = operations.filter(({ id }) => id === 'passWithdraws');
    expect(pass?.errors).toEqual(expect.arrayContaining(['SELF_APPROVAL', 'VERSION_CONFLICT', 'CLAIMED', 'LIMIT_EXCEEDED']));
    expect(namesOf(naming('GONE')).sort()).toEqual([
      'GET /common/task/down',
      'POST /auth/factor/finish',
      'POST /auth/link/finish',
      'POST /auth/link/open',
      'POST /auth/mfa',
      'POST /auth/stepUp',
      'POST /bank/card/channel/message/reveal',
    ]);
    expect(namesOf(naming('BALANCE_SHORT'))).toContain('POST /trade/payorder/refund');
  });

  test('has VERSION_CONFLICT on each change with a version', () => {
    const versioned = operations.filter(({ method, body }) => {
      const { properties: own } = fieldsOf(body ?? {});
      const items = own.items && fieldsOf((resolved(own.items).items ?? {}) as Schema).properties;
      return method === 'POST' && (own.version ?? items?.version);
    });
    expect(versioned.length).toBeGreaterThan(120);
    expect(namesOf(versioned.filter(({ errors }) => !errors.includes('VERSION_CONFLICT')))).toEqual([]);
  });

  test('equals the table of the documentation', () => {
    const rows = [...readFileSync(path.join(root, 'docs/refusals.md'), 'utf8').matchAll(/^\| (\d+) \| `(\w+)` \|/gm)];
    expect(rows.map(([, code, name]) => [Number(code), name])).toEqual(REFUSALS);
  });
});

describe('types on the wire', () => {
  test('the check finds the properties', () => {
    expect(all.length).toBeGreaterThan(100);
  });

  test('no number is a float, at any depth', () => {
    expect(JSON.stringify(openapi)).not.toMatch(/"type":"number"/);
    expect(all.filter(({ schema }) => typeOf(schema).includes('number'))).toEqual([]);
  });

  test('money is a decimal string', () => {
    const money = all.filter(
      ({ name, schema }) =>
        /amount|(^|net|min|max)fee$|balance|^available|^frozen|^tier\d/i.test(name) && schema.type !== 'array',
    );
    // A change or a share of amounts is a ratio; when a balance was told is a time, and where it is asked for an address.
    const CHOICES = /accountType|controlAmount|amount(Change|Rate)$|balance(At|Url)$|isBalanced$/i;
    const wrong = money.filter(
      ({ name, schema }) =>
        !CHOICES.test(name) &&
        !choicesOf(schema).some((one) => /\/((?:Signed)?Money|AmountChange|CountAmount|AccountType)$/.test(one.$ref ?? '')) &&
        typeOf(schema).join() !== 'string',
    );
    expect(money.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
    expect(contract.components.schemas.Money).toMatchObject({ type: 'string', pattern: expect.any(String) });
  });

  test('ids and record numbers are strings', () => {
    // The third try, and the third line of a file, are no records of their own.
    const ids = all.filter(
      ({ name }) => (/(No|Id|Nos|Ids|^id)$/.test(name) || name === 'id') && !/^(attempt|try|row|twinRow)No$/.test(name),
    );
    const wrong = ids.filter(({ schema }) => typeOf(schema).some((type) => !['string', 'null'].includes(type)));
    expect(ids.length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });

  test('times are ISO strings', () => {
    const times = all.filter(({ name }) => /(At|From|To|Until)$/.test(name) && !/^(mail|back)To$/.test(name));
    expect(times.length).toBeGreaterThan(10);
    expect(times.filter(({ schema }) => typeOf(schema).some((type) => !['string', 'null'].includes(type)))).toEqual([]);
  });

  test('a number in a string has a pattern that accepts numbers only', () => {
    const numeric = all.filter(({ schema }) => /÷|[Nn]ow less before|margin on sampleAmount/.test(String(schema.description)));
    expect(numeric.length).toBeGreaterThanOrEqual(8);
    for (const { place, name, schema } of numeric) {
      const pattern = new RegExp(String(schema.pattern));
      const taken = ['0', '-0.25', '12.5', '1,000', '1e3', 'NaN', '', '5 %'].filter((text) => pattern.test(text));
      expect([`${place}.${name}`, ...taken]).toEqual([`${place}.${name}`, '0', '-0.25', '12.5']);
    }
  });

  test('an id contains no comma, because a comma separates ids in a filter', () => {
    const { pattern } = contract.components.schemas.Id ?? {};
    const takes = new RegExp(String(pattern));
    expect(['W20261120063102000417', 'a b', 'W1,W2', ',', ''].filter((text) => takes.test(text))).toEqual([
      'W20261120063102000417',
      'a b',
    ]);
  });

  test('a time documents its precision', () => {
    expect(contract.components.schemas.Time?.description).toMatch(/millisecond.*offset/s);
  });

  test.each([
    ['1250.00', true],
    ['0', true],
    ['1.2345', true],
    ['1.23456', false],
    ['-1', false],
    ['1e3', false],
    ['1,000', false],
    ['', false],
  ])('the pattern of money accepts %j: %s', (text, expected) => {
    expect(new RegExp(String(contract.components.schemas.Money?.pattern)).test(text)).toBe(expected);
  });
});

describe('assumptions', () => {
  const list = readFileSync(path.join(root, '.github/ASSUMPTIONS.md'), 'utf8');

  test('are listed exactly as the contract marks them', () => {
    expect(list).toBe(listAssumptions(contract));
  });

  test.each(raw)('%s is listed, as a whole or for its fields', (name, operation) => {
    const isSpecified = SPECIFIED.includes(name);
    expect(operation['x-assumed'] ?? false).toBe(!isSpecified);
    expect(list).toContain(
      isSpecified ? `\`${name}\`: named by the specification; its fields are assumptions.` : `\`${name}\`: the whole call.`,
    );
  });

  test('name every marked schema with its values', () => {
    const marked = Object.entries(contract.components.schemas).filter(([, schema]) => schema['x-assumed']);
    expect(marked.length).toBeGreaterThan(5);
    for (const [name, schema] of marked)
      expect(list).toContain(`- \`${name}\`${schema.enum ? `: ${schema.enum.join(', ')}` : ''}`);
  });

  test('mark every enumeration of a business field', () => {
    const unmarked = Object.entries(contract.components.schemas)
      // Used only in calls that are assumed as a whole, and no words of the business.
      .filter(
        ([name, schema]) => schema.enum && !schema['x-assumed'] && !['OptionType', 'RecordEntity', 'FileType'].includes(name),
      )
      .map(([name]) => name);
    expect(unmarked).toEqual([]);
  });
});

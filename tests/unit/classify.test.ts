import { ApiError, ignoreApiError } from '@/domain/apiError';
import { classify, isRetryable, type RawAnswer } from '@/request/classify';

/** `[when, answer, expected]`; expected is undefined when the answer is good. */
interface Expected {
  kind: ApiError['kind'];
  status: number;
  code: number;
  msg?: string;
  unknown?: boolean;
  signedOut?: boolean;
}
type Row = [string, Partial<RawAnswer>, Expected | undefined];

const json = (code: unknown, rest: object = {}) => ({ code, msg: 'text', ...rest });
const business = (code: number, rest: Partial<Expected> = {}): Expected => ({
  kind: 'business',
  status: 200,
  code,
  msg: 'text',
  ...rest,
});
const malformed = (status = 200): Expected => ({ kind: 'malformed', status, code: 0, msg: '', unknown: true });

const GOOD_CODES = [200, 201, 202, 203, 204, 206, 207, 226, 250, 299, '200', '201', '202', '207', '299'];

/** The error catalogue: code and machine word. */
const CATALOGUE: [number, string][] = [
  [400, 'BAD_REQUEST'],
  [403, 'FORBIDDEN'],
  [403, 'OUT_OF_SCOPE'],
  [403, 'SELF_APPROVAL'],
  [404, 'NOT_FOUND'],
  [409, 'STATE_CONFLICT'],
  [409, 'VERSION_CONFLICT'],
  [409, 'DUPLICATE'],
  [409, 'IDEMPOTENCY_REUSED'],
  [410, 'GONE'],
  [422, 'VALIDATION'],
  [423, 'CLAIMED'],
  [424, 'UPSTREAM_FAILED'],
  [425, 'UPSTREAM_UNKNOWN'],
  [428, 'STEP_UP_REQUIRED'],
  [429, 'RATE_LIMITED'],
  [451, 'COMPLIANCE_HOLD'],
  [460, 'BALANCE_SHORT'],
  [461, 'LIMIT_EXCEEDED'],
  [500, 'INTERNAL'],
  [503, 'MAINTENANCE'],
];

const OTHER_CODES: [unknown, number][] = [
  [0, 0],
  [1, 1],
  [-1, -1],
  [-200, -200],
  [100, 100],
  [199, 199],
  [300, 300],
  [304, 304],
  [999, 999],
  [10001, 10001],
  ['0', 0],
  ['-1', -1],
  ['199', 199],
  ['300', 300],
  ['403', 403],
  ['500', 500],
  ['0500', 500],
  [199.9, 199.9],
  [299.5, 299.5],
];

/** Bodies with HTTP success and no readable code. */
const UNREADABLE: [string, unknown][] = [
  ['a missing code', { msg: 'text' }],
  ['the code null', { code: null, msg: 'text' }],
  ['the code true', { code: true }],
  ['the code as an object', { code: { value: 200 } }],
  ['the code as a list', { code: [200] }],
  ['an empty code', { code: '' }],
  ['a code in words', { code: 'OK' }],
  ['a code with a space', { code: ' 200' }],
  ['a code with a unit', { code: '200 OK' }],
  ['a hexadecimal code', { code: '0xC8' }],
  ['a code with a point', { code: '200.0' }],
  ['a code of ten digits as a text', { code: '2000000000' }],
  ['an empty object', {}],
  ['a list', [{ code: 200 }]],
  ['an empty list', []],
  ['a text', 'code 200'],
  ['a number', 200],
  ['true', true],
  ['null', null],
  ['nothing', undefined],
  ['success true and no code', { success: true, data: [] }],
];

const HTTP_STATUSES = [300, 301, 302, 304, 400, 402, 403, 404, 405, 406, 408, 409, 410, 413, 415, 418, 422, 429, 431, 451];
const SERVER_STATUSES = [500, 501, 502, 503, 504, 505, 507, 511, 520, 599];
const GATEWAY = [502, 503, 504];

const rows: Row[] = [
  ...GOOD_CODES.map((code): Row => [`HTTP 200 with the code ${JSON.stringify(code)}`, { body: json(code) }, undefined]),
  ['HTTP 201 with a good code', { status: 201, body: json(200) }, undefined],
  [
    'a change that waits for a second person',
    { status: 202, body: json(202, { data: { approvalNo: 'Q1' } }) },
    business(202, { status: 202 }),
  ],
  ['HTTP 202 with a good code', { status: 202, body: json(202) }, undefined],
  ['HTTP 204 without a body', { status: 204, body: undefined }, undefined],
  ['HTTP 207 with a good code', { status: 207, body: json(207) }, undefined],
  ['HTTP 299 with a good code', { status: 299, body: json(200) }, undefined],
  ['a good code beside success false', { body: json(200, { success: false }) }, undefined],
  ['a good code without msg and data', { body: { code: 200 } }, undefined],
  ['a good code with unknown fields', { body: json(200, { extra: { deep: [1] } }) }, undefined],
  ['a bulk answer with refused items', { body: json(207, { data: { failed: [{ code: 409 }] } }) }, undefined],

  ...CATALOGUE.map(([code, error]): Row => [`the business refusal ${error}`, { body: json(code, { error }) }, business(code)]),
  ['a business 401', { body: json(401) }, business(401, { signedOut: true })],
  ['a business 401 as a text', { body: json('401') }, business(401, { signedOut: true })],
  ...OTHER_CODES.map(
    ([code, number]): Row => [`HTTP 200 with the code ${JSON.stringify(code)}`, { body: json(code) }, business(number)],
  ),
  ['a business refusal beside success true', { body: json(500, { success: true }) }, business(500)],
  ['a business refusal without msg', { body: { code: 500 } }, business(500, { msg: '' })],
  ['a business refusal with msg null', { body: { code: 500, msg: null } }, business(500, { msg: '' })],
  ['a business refusal with a number as msg', { body: { code: 500, msg: 42 } }, business(500, { msg: '' })],
  ['a business refusal with an object as msg', { body: { code: 500, msg: { en: 'x' } } }, business(500, { msg: '' })],
  ['a msg with space around it', { body: { code: 500, msg: '  text \n' } }, business(500)],
  ['a msg with markup, kept as text', { body: { code: 500, msg: '<b>x</b>' } }, business(500, { msg: '<b>x</b>' })],
  ['a msg of 300 characters', { body: { code: 500, msg: 'x'.repeat(300) } }, business(500, { msg: 'x'.repeat(300) })],
  ['a msg of 301 characters', { body: { code: 500, msg: 'x'.repeat(301) } }, business(500, { msg: `${'x'.repeat(300)}…` })],
  [
    'a msg of 5 million characters',
    { body: { code: 500, msg: '页'.repeat(5_000_000) } },
    business(500, { msg: `${'页'.repeat(300)}…` }),
  ],
  [
    'a long msg with a pair of surrogates at the cut',
    { body: { code: 500, msg: `${'x'.repeat(299)}😀😀` } },
    business(500, { msg: `${'x'.repeat(299)}…` }),
  ],
  ['a refusal under HTTP 201', { status: 201, body: json(409) }, business(409, { status: 201 })],
  ['a refusal under HTTP 207', { status: 207, body: json(403) }, business(403, { status: 207 })],
  ['a body 503 under HTTP 200: a definite refusal', { body: json(503) }, business(503, { unknown: false })],

  ...UNREADABLE.map(([what, body]): Row => [`HTTP 200 with ${what}`, { body }, malformed()]),
  ['HTTP 200 with a text that is no JSON', { isMalformed: true }, malformed()],
  ['HTTP 206 with a text that is no JSON', { status: 206, isMalformed: true }, malformed(206)],
  ['HTTP 201 without a body', { status: 201 }, malformed(201)],

  ...HTTP_STATUSES.map(
    (status): Row => [
      `HTTP ${status} with an envelope`,
      { status, body: json(status) },
      { kind: 'http', status, code: status, msg: 'text' },
    ],
  ),
  ...HTTP_STATUSES.map(
    (status): Row => [`HTTP ${status} without a body`, { status }, { kind: 'http', status, code: 0, msg: '' }],
  ),
  ...SERVER_STATUSES.map(
    (status): Row => [
      `HTTP ${status} with an envelope`,
      { status, body: json(500) },
      { kind: 'http', status, code: 500, msg: 'text', unknown: GATEWAY.includes(status) },
    ],
  ),
  ...SERVER_STATUSES.map(
    (status): Row => [
      `HTTP ${status} with a page of a proxy`,
      { status, isMalformed: true },
      { kind: 'http', status, code: 0, msg: '', unknown: GATEWAY.includes(status) },
    ],
  ),
  ['HTTP 401', { status: 401 }, { kind: 'http', status: 401, code: 0, msg: '', signedOut: true }],
  [
    '401 in both places: one failure',
    { status: 401, body: json(401) },
    { kind: 'http', status: 401, code: 401, msg: 'text', signedOut: true },
  ],
  ['HTTP 401 with a page', { status: 401, isMalformed: true }, { kind: 'http', status: 401, code: 0, msg: '', signedOut: true }],
  [
    'HTTP 403 around a body 401',
    { status: 403, body: json(401) },
    { kind: 'http', status: 403, code: 401, msg: 'text', signedOut: true },
  ],
  ['HTTP 500 around a good code', { status: 500, body: json(200) }, { kind: 'http', status: 500, code: 200, msg: 'text' }],
  ['HTTP 404 around a list', { status: 404, body: [] }, { kind: 'http', status: 404, code: 0, msg: '' }],
  ['HTTP 400 around a text', { status: 400, body: 'no' }, { kind: 'http', status: 400, code: 0, msg: '' }],
  ['HTTP 100', { status: 100 }, { kind: 'http', status: 100, code: 0, msg: '' }],
  ['HTTP 199', { status: 199, body: json(200) }, { kind: 'http', status: 199, code: 200, msg: 'text' }],
  ['status 0, an opaque answer', { status: 0 }, { kind: 'http', status: 0, code: 0, msg: '' }],
];

const answerOf = (answer: Partial<RawAnswer>): RawAnswer => ({
  status: 200,
  body: undefined,
  isMalformed: false,
  requestId: 'sent-id',
  ...answer,
});

describe('the error catalogue', () => {
  test('has at least 120 rows', () => {
    expect(rows.length).toBeGreaterThanOrEqual(120);
  });

  test.each(rows)('%s', (_, answer, expected) => {
    const failure = classify(answerOf(answer));
    if (!expected) {
      expect(failure).toBeUndefined();
      return;
    }
    const { unknown = false, signedOut = false, ...rest } = expected;
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ ...rest, isOutcomeUnknown: unknown, isUnauthenticated: signedOut });
  });
});

describe('the error of a refusal', () => {
  test('keeps the error key and the data', () => {
    const data = { fields: [{ name: 'remark', msg: 'Too short.' }] };
    const failure = classify(answerOf({ body: json(422, { error: 'VALIDATION', data }) }));
    expect(failure).toMatchObject({ error: 'VALIDATION', data });
  });

  test.each([[null], [[1]], ['text'], [7], [undefined]])(
    'has null as data when the answer holds %j, which is no object',
    (data) => {
      expect(classify(answerOf({ body: json(409, { data }) }))?.data).toBeNull();
    },
  );

  test('takes the trace id of the server before the one that was sent', () => {
    expect(classify(answerOf({ body: json(500, { traceId: 'server-id' }) }))?.requestId).toBe('server-id');
    expect(classify(answerOf({ body: json(500) }))?.requestId).toBe('sent-id');
    expect(classify(answerOf({ body: json(500, { traceId: 9 }) }))?.requestId).toBe('sent-id');
    expect(classify(answerOf({ isMalformed: true }))?.requestId).toBe('sent-id');
  });

  test.each([
    [403, 200, true],
    [200, 403, true],
    [403, 403, true],
    [401, 401, false],
    [404, 404, false],
  ])('HTTP %d with code %d counts as a missing permission: %s', (status, code, expected) => {
    expect(classify(answerOf({ status, body: json(code) }))?.isForbidden).toBe(expected);
  });
});

describe('retrying', () => {
  const errorOf = (init: ConstructorParameters<typeof ApiError>[0]) => new ApiError(init);
  test.each([
    ['a lost connection', errorOf({ kind: 'network' }), true],
    ['HTTP 502', errorOf({ kind: 'http', status: 502 }), true],
    ['HTTP 503', errorOf({ kind: 'http', status: 503 }), true],
    ['HTTP 504', errorOf({ kind: 'http', status: 504 }), true],
    ['HTTP 500', errorOf({ kind: 'http', status: 500 }), false],
    ['HTTP 429', errorOf({ kind: 'http', status: 429 }), false],
    ['a time-out', errorOf({ kind: 'timeout' }), false],
    ['a refusal with code 503', errorOf({ kind: 'business', status: 200, code: 503 }), false],
    ['an unreadable answer', errorOf({ kind: 'malformed', status: 200 }), false],
    ['a call that was taken back', errorOf({ kind: 'aborted' }), false],
  ])('is allowed after %s: %#', (_, error, expected) => {
    expect(isRetryable(error)).toBe(expected);
  });

  test.each([
    ['network', true],
    ['timeout', true],
    ['malformed', true],
    ['aborted', false],
    ['business', false],
    ['http', false],
  ] as const)('a failure of kind %s leaves the outcome unknown: %s', (kind, expected) => {
    expect(new ApiError({ kind }).isOutcomeUnknown).toBe(expected);
  });
});

describe('ignoreApiError', () => {
  test('rethrows what is not an ApiError', () => {
    expect(() => ignoreApiError(new TypeError('bug'))).toThrow('bug');
    expect(() => ignoreApiError(new ApiError({ kind: 'http', status: 500 }))).not.toThrow();
  });

  test('an error without a message names its kind', () => {
    expect(new ApiError({ kind: 'timeout' })).toMatchObject({ message: 'timeout', msg: '', data: null, status: 0, code: 0 });
  });
});

describe('an answer without the data that its call needs', () => {
  const needsObject = (data: unknown) => typeof data === 'object' && data !== null;
  const answerOf = (status: number, body: unknown) => ({ status, body, isMalformed: false, requestId: 'r' });
  test.each([
    ['null', 200, { code: 200, data: null }],
    ['absent', 200, { code: 200 }],
    ['a 204', 204, undefined],
    ['null beside a partial result', 200, { code: 207, data: null }],
  ])('counts as malformed, so a change has an unknown outcome (%s)', (_, status, body) => {
    const failure = classify({ ...answerOf(status, body), holds: needsObject });
    expect(failure).toMatchObject({ kind: 'malformed', isOutcomeUnknown: true });
    expect(classify(answerOf(status, body))).toBeUndefined();
  });
  test('stays a refusal when its code is one', () => {
    const failure = classify({ ...answerOf(200, { code: 409, msg: 'Taken', data: null }), holds: needsObject });
    expect(failure).toMatchObject({ kind: 'business', code: 409, isOutcomeUnknown: false });
  });
});

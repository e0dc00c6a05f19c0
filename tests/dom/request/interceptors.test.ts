import { saveAs } from 'file-saver';
import { ApiError } from '@/domain/apiError';
import { serverNow } from '@/domain/serverClock';
import type { CallConfig, CallResponse } from '@/request/call';
import { acceptResponse, prepareRequest, rejectFailure } from '@/request/interceptors';
import { endSession, hasStopped, learnOwner, readToken, sessionEpoch, startSession } from '@/request/session';

jest.mock('file-saver', () => ({ saveAs: jest.fn() }));
const saved = jest.mocked(saveAs);

const JSON_TYPE = 'application/json';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A blob as browsers have it; the test browser's own cannot be read. */
function blobOf(text: string, type: string): Blob {
  const blob = new Blob([text], { type });
  return Object.assign(blob, { text: () => Promise.resolve(text) });
}

function answer(init: Partial<CallResponse> & { body?: unknown }): CallResponse {
  const { body, ...rest } = init;
  const config: CallConfig = {
    url: '/api/trade/withdraw/page',
    method: 'GET',
    epoch: sessionEpoch(),
    startedAt: Date.now() + 1,
    requestId: 'sent-id',
  };
  return { status: 200, headers: {}, config, data: JSON.stringify(body ?? { code: 200, msg: 'ok', data: [] }), ...rest };
}

function file(text: string, type: string, headers: Record<string, string> = {}, status = 200): CallResponse {
  const response = answer({
    status,
    data: blobOf(text, type),
    headers: { 'content-type': type, 'content-disposition': 'attachment', ...headers },
  });
  return { ...response, config: { ...response.config, url: '/api/trade/withdraw/down', responseType: 'blob' } };
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`No ApiError but ${String(error)}`);
  return error;
}

beforeEach(() => {
  document.documentElement.lang = 'zh-CN';
  startSession('first');
  learnOwner('O1', 'first');
  saved.mockClear();
});
afterEach(() => {
  localStorage.clear();
  readToken();
});

/** What another tab stores while this one hears nothing. */
function replaceToken(token: string, owner?: string): void {
  localStorage.setItem('tokenOwner', JSON.stringify({ tokens: [token], owner, startedAt: 0 }));
  localStorage.setItem('token', token);
}

describe('a request', () => {
  test('to our own API has token, language and a request id', () => {
    const { headers, requestId } = prepareRequest({ url: '/api/auth/current', method: 'GET' });
    expect(headers).toMatchObject({ Authorization: 'first', 'Accept-Language': 'zh-CN', 'X-Request-Id': requestId });
    expect(requestId).toMatch(UUID);
  });

  test('to any other address has none of them', () => {
    const { headers } = prepareRequest({ url: 'https://evil.example/api/auth/current', method: 'GET' });
    expect(headers).toEqual({});
  });

  test('without a session has no Authorization header', () => {
    endSession('logout');
    expect(prepareRequest({ url: '/api/auth/login', method: 'POST' }).headers).not.toHaveProperty('Authorization');
  });

  test.each([
    ['another operator', 'O2'],
    ['nobody knows whom', undefined],
  ])('never has a token of %s, also when no event announced it', (_, owner) => {
    replaceToken('foreign', owner);
    for (const path of ['/trade/withdraw/pass', '/auth/current', '/auth/login', '/auth/logout'])
      expect(() => prepareRequest({ url: `/api${path}`, method: 'POST' })).toThrow(ApiError);
  });

  test('has the token that another tab renewed for the same operator', () => {
    replaceToken('second', 'O1');
    expect(prepareRequest({ url: '/api/trade/withdraw/pass', method: 'POST' }).headers).toMatchObject({
      Authorization: 'second',
    });
  });

  test('from the previous session is not sent in the next one', () => {
    const epoch = sessionEpoch();
    endSession('logout');
    startSession('next');
    learnOwner('O2', 'next');
    expect(() => prepareRequest({ url: '/api/trade/withdraw/pass', method: 'POST', epoch })).toThrow(ApiError);
  });

  test('identifies the owner before anything else is sent', () => {
    endSession('logout');
    startSession('next');
    expect(() => prepareRequest({ url: '/api/auth/menu', method: 'GET' })).toThrow(ApiError);
    expect(prepareRequest({ url: '/api/auth/current', method: 'GET' }).headers).toMatchObject({ Authorization: 'next' });
  });

  test('has a unique id', () => {
    const ids = Array.from({ length: 100 }, () => prepareRequest({ url: '/api/x', method: 'GET' }).requestId);
    expect(new Set(ids).size).toBe(100);
  });

  test.each(['post', 'POST'])('by %s without data sends {} as JSON', (method) => {
    const prepared = prepareRequest({ url: '/api/auth/logout', method });
    expect(prepared.data).toEqual({});
    expect(prepared.headers).toMatchObject({ 'Content-Type': 'application/json' });
  });

  test('by POST keeps its data and its own headers', () => {
    const data = { items: [] };
    const prepared = prepareRequest({ url: '/api/x', method: 'POST', data, headers: { 'Idempotency-Key': 'key-12345' } });
    expect(prepared.data).toBe(data);
    expect(prepared.headers).toMatchObject({ 'Idempotency-Key': 'key-12345', Authorization: 'first' });
  });

  test('by GET has no body', () => {
    const prepared = prepareRequest({ url: '/api/x', method: 'GET' });
    expect(prepared.data).toBeUndefined();
    expect(prepared.headers).not.toHaveProperty('Content-Type');
  });

  test('keeps its session and its start time', () => {
    const before = Date.now();
    const prepared = prepareRequest({ url: '/api/x', method: 'GET' });
    expect(prepared.epoch).toBe(sessionEpoch());
    expect(prepared.startedAt).toBeGreaterThanOrEqual(before);
  });

  test('does not modify the given configuration', () => {
    const headers = Object.freeze({ a: 'b' });
    const config = Object.freeze({ url: '/api/x', method: 'POST', headers });
    prepareRequest(config);
    expect(config).toEqual({ url: '/api/x', method: 'POST', headers: { a: 'b' } });
  });
});

describe('a success', () => {
  test('comes back with its body parsed, long numbers exact', async () => {
    const response = await acceptResponse(answer({ data: '{"code":200,"msg":"ok","data":{"id":9007199254740993}}' }));
    expect(response.data).toEqual({ code: 200, msg: 'ok', data: { id: '9007199254740993' } });
  });

  test('renews the token', async () => {
    await acceptResponse(answer({ headers: { authorization: 'second' } }));
    expect(readToken()).toBe('second');
  });

  test('from a foreign address renews no token', async () => {
    const response = answer({ headers: { authorization: 'foreign' } });
    await acceptResponse({ ...response, config: { ...response.config, url: 'https://evil.example/api/x' } });
    expect(readToken()).toBe('first');
  });

  test('after logout renews no token', async () => {
    const late = answer({ headers: { authorization: 'late' } });
    endSession('logout');
    await acceptResponse(late);
    expect(readToken()).toBeNull();
  });

  test("sets the platform's clock", async () => {
    await acceptResponse(answer({ body: { code: 200, msg: 'ok', serverTime: new Date(Date.now() + 3_600_000).toISOString() } }));
    expect(Math.abs(serverNow() - Date.now() - 3_600_000)).toBeLessThan(5_000);
  });

  test('may have no body (204)', async () => {
    await expect(acceptResponse(answer({ status: 204, data: '' }))).resolves.toMatchObject({ status: 204, data: undefined });
  });
});

describe('an answer of the current-user call', () => {
  const current = (data: object, token = 'next') => {
    const response = answer({ body: { code: 200, msg: 'ok', data } });
    return { ...response, config: { ...response.config, url: '/api/auth/current', token } };
  };

  test.each([
    ['the number', { operatorId: 'O2', username: 'li.na' }, { operatorId: 'O2', username: 'renamed' }],
    ['the number of a server that sends one', { operatorId: 7, username: 'li.na' }, { operatorId: '7', username: 'li.na' }],
    ['the name, without a number', { username: 'li.na' }, { username: 'li.na' }],
  ])('identifies by %s the owner of the token', async (_, first, second) => {
    endSession('logout');
    startSession('next');
    await acceptResponse(current(first));
    await acceptResponse(current(second));
    expect(prepareRequest({ url: '/api/auth/menu', method: 'GET' }).headers).toMatchObject({ Authorization: 'next' });
  });

  test('that names another operator than this tab is not shown, and stops the tab', async () => {
    expect(await failureOf(acceptResponse(current({ operatorId: 'O2', username: 'li.na' }, 'first')))).toMatchObject({
      kind: 'aborted',
    });
    expect(hasStopped()).toBe(true);
  });
});

describe('a refusal', () => {
  test('with HTTP 200 is rejected with its details, and still renews the token', async () => {
    const body = {
      code: 409,
      msg: 'Changed meanwhile.',
      error: 'VERSION_CONFLICT',
      data: { changedBy: 'li.na' },
      traceId: 't-1',
    };
    const error = await failureOf(acceptResponse(answer({ body, headers: { authorization: 'second' } })));
    expect(error).toMatchObject({
      kind: 'business',
      code: 409,
      msg: 'Changed meanwhile.',
      error: 'VERSION_CONFLICT',
      requestId: 't-1',
    });
    expect(error.data).toEqual({ changedBy: 'li.na' });
    expect(readToken()).toBe('second');
  });

  test.each([
    ['an empty body', ''],
    ['a page', '<!doctype html><title>ok</title>'],
    ['half a body', '{"code":200,"data":['],
    ['null', 'null'],
    ['a list', '[]'],
  ])('is detected in HTTP 200 with %s', async (_, data) => {
    expect(await failureOf(acceptResponse(answer({ data })))).toMatchObject({ kind: 'malformed', requestId: 'sent-id' });
  });
});

describe('a file', () => {
  const CSV = 'text/csv; charset=utf-8';

  test('is saved under the name in the header', async () => {
    const response = await acceptResponse(
      file('a,b\r\n', CSV, { 'file-name': '%E6%8F%90%E7%8E%B0.csv', 'content-disposition': 'attachment; filename="other.csv"' }),
    );
    expect(saved).toHaveBeenCalledTimes(1);
    expect(saved).toHaveBeenCalledWith(expect.any(Blob), '提现.csv');
    expect(response.data).toEqual({ fileName: '提现.csv', size: 5 });
  });

  test('without a usable name is saved under the call and the time', async () => {
    await acceptResponse(file('a', CSV, { 'file-name': '../../evil.exe' }));
    expect(saved).toHaveBeenCalledWith(expect.any(Blob), expect.stringMatching(/^withdraw-\d{8}-\d{6}\.csv$/));
  });

  test('may be a spreadsheet', async () => {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await acceptResponse(file('PK', type, { 'file-name': 'a.xlsx' }));
    expect(saved).toHaveBeenCalledWith(expect.any(Blob), 'a.xlsx');
  });

  test('renews the token like any answer', async () => {
    await acceptResponse(file('a', CSV, { authorization: 'second' }));
    expect(readToken()).toBe('second');
  });

  test('is an error when it is empty', async () => {
    expect(await failureOf(acceptResponse(file('', CSV)))).toMatchObject({ kind: 'malformed' });
    expect(saved).not.toHaveBeenCalled();
  });

  test('that the server makes as a task resolves to the task, and saves nothing', async () => {
    const { config } = file('', CSV);
    const data = blobOf(JSON.stringify({ code: 202, msg: 'In the background', data: { taskId: 'E1' } }), JSON_TYPE);
    const made = acceptResponse({ ...answer({ status: 202, data, headers: { 'content-type': JSON_TYPE } }), config });
    await expect(made).resolves.toMatchObject({ status: 202, data: { taskId: 'E1' } });
    const none = blobOf(JSON.stringify({ code: 202, msg: 'Done', data: {} }), JSON_TYPE);
    const other = acceptResponse({ ...answer({ status: 202, data: none, headers: { 'content-type': JSON_TYPE } }), config });
    expect(await failureOf(other)).toMatchObject({ kind: 'malformed' });
    expect(saved).not.toHaveBeenCalled();
  });

  test.each([
    'text/html',
    'TEXT/HTML; charset=utf-8',
    'application/xhtml+xml',
    'image/svg+xml',
    'text/xml; charset=utf-8',
    'application/xml',
    'application/atom+xml',
    'text/plain',
    'application/json',
    'application/octet-stream',
  ])('of the type %s is saved with a harmless type', async (type) => {
    const response = await acceptResponse(file('<html>', type, { 'file-name': 'a.xml' }));
    expect(saved).toHaveBeenCalledWith(expect.objectContaining({ type: 'application/octet-stream', size: 6 }), 'a.xml');
    expect(response.data).toEqual({ fileName: 'a.xml', size: 6 });
  });

  test.each([
    ['text/html', 'txt'],
    ['image/svg+xml', 'txt'],
    ['application/xml', 'xml'],
    ['application/json', 'json'],
    ['text/plain; charset=utf-8', 'txt'],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ])('of the type %s without a name ends in .%s', async (type, ending) => {
    await acceptResponse(file('[1]', type));
    expect(saved).toHaveBeenCalledWith(expect.any(Blob), expect.stringMatching(new RegExp(`^withdraw-.*\\.${ending}$`)));
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON', 'application/problem+json'])(
    'with a refusal in %s is a refusal, and is not saved',
    async (type) => {
      const text = JSON.stringify({ code: 461, msg: 'Too many rows.', error: 'LIMIT_EXCEEDED' });
      const error = await failureOf(acceptResponse(file(text, type, { 'file-name': 'a.csv' })));
      expect(error).toMatchObject({ kind: 'business', code: 461, msg: 'Too many rows.' });
      expect(saved).not.toHaveBeenCalled();
    },
  );

  test('with a refusal and no content-disposition is a refusal as well', async () => {
    const response = file(JSON.stringify({ code: 403, msg: 'No right.' }), 'application/json');
    const error = await failureOf(acceptResponse({ ...response, headers: { 'content-type': 'application/json' } }));
    expect(error).toMatchObject({ kind: 'business', code: 403, isForbidden: true });
  });

  test.each([
    ['an envelope', '{"code":200,"msg":"ok","data":[9007199254740993]}'],
    ['a list', '[9007199254740993]'],
    ['an object without a code', '{"rows":[]}'],
  ])('of JSON, %s, is saved unchanged', async (_, text) => {
    const response = await acceptResponse(file(text, 'application/json', { 'file-name': 'a.json' }));
    expect(saved).toHaveBeenCalledWith(expect.objectContaining({ size: text.length }), 'a.json');
    expect(response.data).toEqual({ fileName: 'a.json', size: text.length });
  });

  test('is saved also when none was expected, and its data is returned too', async () => {
    const headers = { 'content-type': 'application/json', 'content-disposition': 'attachment; filename="f.txt"' };
    const response = await acceptResponse(answer({ headers, body: { code: 200, msg: 'ok', data: [1] } }));
    expect(saved).toHaveBeenCalledWith(expect.any(Blob), 'f.txt');
    expect(response.data).toEqual({ code: 200, msg: 'ok', data: [1] });
  });

  test('is not saved when an envelope comes without content-disposition', async () => {
    const response = file('{"code":202,"msg":"started"}', 'application/json');
    const error = await failureOf(acceptResponse({ ...response, headers: { 'content-type': 'application/json' } }));
    expect(error).toMatchObject({ kind: 'malformed' });
    expect(saved).not.toHaveBeenCalled();
  });

  test.each([401, 403, 500, 502])('with HTTP %d is an error, whatever its headers', async (status) => {
    const thrown = { code: 'ERR_BAD_RESPONSE', response: file('a,b', CSV, { 'file-name': 'a.csv' }, status) };
    expect(await failureOf(rejectFailure(thrown))).toMatchObject({ kind: 'http', status });
    expect(saved).not.toHaveBeenCalled();
  });
});

describe('what the transport throws', () => {
  const config: CallConfig = { url: '/api/x', requestId: 'sent-id' };

  test.each([
    ['ERR_CANCELED', 'aborted'],
    ['ETIMEDOUT', 'timeout'],
    ['ERR_NETWORK', 'network'],
    ['ECONNABORTED', 'network'],
  ])('%s is %s', async (code, kind) => {
    expect(await failureOf(rejectFailure({ code, config }))).toMatchObject({ kind, status: 0, requestId: 'sent-id' });
  });

  test('an HTTP failure is parsed like any answer', async () => {
    const response = answer({ status: 503, body: { code: 503, msg: 'Back soon.' } });
    expect(await failureOf(rejectFailure({ code: 'ERR_BAD_RESPONSE', response, config }))).toMatchObject({
      kind: 'http',
      status: 503,
      msg: 'Back soon.',
    });
  });

  test('an error page of a proxy is an HTTP failure without a text', async () => {
    const response = answer({ status: 502, data: '<h1>Bad gateway</h1>' });
    expect(await failureOf(rejectFailure({ response, config }))).toMatchObject({ kind: 'http', status: 502, msg: '' });
  });

  test('a failed answer may renew the token as well', async () => {
    const response = answer({ status: 500, body: { code: 500, msg: 'x' }, headers: { authorization: 'second' } });
    await failureOf(rejectFailure({ response, config }));
    expect(readToken()).toBe('second');
  });

  test('our own rejection passes unchanged, and a bug stays a bug', async () => {
    const own = new ApiError({ kind: 'business', code: 409 });
    expect(await failureOf(rejectFailure(own))).toBe(own);
    await expect(rejectFailure(new RangeError('bug'))).rejects.toThrow('bug');
  });
});

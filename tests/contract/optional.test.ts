import { isNotBuilt, operations } from '../../config/contract/conformanceClient';
import { classify } from '../../src/request/classify';
import { sourceFiles } from './sources';

const optional = operations.filter(({ isOptional }) => isOptional);

/** Paths of the calls that the services mark as optional. */
const declared = sourceFiles(/^src\/services\/.*\.ts$/).flatMap(({ text }) =>
  text
    .split(/\nexport const /)
    .filter((call) => /OPTIONAL\b.*\);|isOptional: true/.test(call))
    .flatMap((call) => [...call.matchAll(/\b(?:get|post)\w*\(\s*'([^']+)'/g)].map(([, path]) => path)),
);

test('every call that the console treats as optional is optional in the contract', () => {
  expect(declared.length).toBeGreaterThan(5);
  const known = optional.map(({ path }) => path);
  expect(declared.filter((path) => path === undefined || !known.includes(path))).toEqual([]);
});

test('the console treats each optional read as optional, and three calls that only a newer server has', () => {
  const read = optional
    .filter(({ method, isFile, isStream }) => method === 'GET' && !isFile && !isStream)
    .map(({ path }) => path);
  expect(read.length).toBeGreaterThan(5);
  expect([...declared].sort()).toEqual([...read, '/common/note/add', '/auth/activity', '/auth/factor/recovery'].sort());
});

const page = '<h1>Not Found</h1>';
const bare = { message: 'Not Found' };
const envelope = (error: unknown) => ({ code: 404, msg: 'Not here.', data: null, error });

test.each<[boolean, number, unknown]>([
  [true, 404, undefined],
  [true, 404, page],
  [true, 404, bare],
  [true, 404, envelope(undefined)],
  [true, 404, envelope('INTERNAL')],
  [true, 501, undefined],
  [true, 501, page],
  [true, 501, bare],
  [false, 404, envelope('NOT_FOUND')],
  [false, 501, envelope('NOT_FOUND')],
  [false, 200, envelope('INTERNAL')],
  [false, 200, { code: 501, msg: 'Not here.', data: null }],
  [false, 400, bare],
  [false, 403, bare],
  [false, 405, bare],
  [false, 410, bare],
  [false, 500, page],
  [false, 502, page],
  [false, 503, bare],
])('console and conformance suite agree: not built is %p for HTTP %d with %j', (expected, status, body) => {
  const isMalformed = body === page;
  const failure = classify({ status, body: isMalformed ? undefined : body, isMalformed, requestId: 'r' });
  expect(failure?.isNotBuilt).toBe(expected);
  const { error } = (isMalformed ? {} : (body ?? {})) as { error?: unknown };
  expect(isNotBuilt({ status, error })).toBe(expected);
});

import { connect } from '@/stores/live';
import { withNetwork } from '../../support/domNetwork';

const network = withNetwork();
const STREAM = 'text/event-stream';
const READY = 'id: 1\nevent: ready\ndata: {"kinds":["pending"],"screens":[]}\n\n';

/** What the server answers to the stream. @param breaks the connection is lost after the text */
function answerWith(status: number, type: string, text: string, breaks = false) {
  let wasRead = text === '';
  const read = async () => {
    if (wasRead && breaks) throw new TypeError('network error');
    if (wasRead) return { done: true, value: undefined };
    wasRead = true;
    return { done: false, value: new TextEncoder().encode(text) };
  };
  const headers = new Map([['content-type', type]]);
  const answer = { ok: status < 300, status, headers, text: async () => text, body: { getReader: () => ({ read }) } };
  Object.assign(window, { fetch: async () => answer });
}

beforeEach(() => network().enter('ops.lee'));
afterEach(() => Reflect.deleteProperty(window, 'fetch'));

test.each<[string, 'wrong' | 'lost' | 'off', Parameters<typeof answerWith>]>([
  ['a page', 'wrong', [200, 'text/html', '<!doctype html><title>Console</title>']],
  ['an envelope', 'wrong', [200, 'application/json', '{"code":200,"msg":"OK","data":null}']],
  ['no content type', 'wrong', [200, '', '']],
  ['a stream that ends at once', 'wrong', [200, STREAM, '']],
  ['a stream of comments that ends', 'wrong', [200, STREAM, ': hello\n\n']],
  ['a stream that ends after its first event', 'lost', [200, STREAM, READY]],
  ['a stream that breaks at once', 'lost', [200, STREAM, '', true]],
  ['the refusal of one stream too many', 'lost', [429, 'application/json', '{"code":429,"msg":"Too many streams."}']],
  ['code 502', 'lost', [502, 'text/html', '<h1>Bad gateway</h1>']],
  ['code 404', 'off', [404, 'text/html', '<h1>Not found</h1>']],
  ['the end of the session', 'off', [200, STREAM, `${READY}event: end\ndata: {}\n\n`]],
])('an answer with %s counts as %s', async (_what, outcome, answer) => {
  answerWith(...answer);
  await expect(connect(undefined, () => undefined, new AbortController().signal)).resolves.toBe(outcome);
});

import { createHash } from 'node:crypto';
import { type ApiDocument, listOperations, type Operation } from '../../config/contract/document';
import type { Actor, Answer, Call, Envelope, Handler, Outcome } from './call';
import { createCatalogue } from './catalogue';
import type { Clock } from './clock';
import { keep } from './kept';
import { type LogEntry, type LogFields, OperationLog } from './log';
import { badParameter, createSchemas } from './schema';
import { type Lang, NO_RIGHT, Refusal, say, type Text } from './text';
import { DAY } from './time';

interface Request<A> {
  /** Missing only for public operations. */
  actor: A;
  search?: URLSearchParams;
  body?: unknown;
  lang?: Lang;
  traceId?: string;
  ip?: string;
  token?: string;
  userAgent?: string;
  lastEventId?: string;
  idempotencyKey?: string;
  approval?: Call['approval'];
  proof?: Call['proof'];
  task?: Call['task'];
}

const DONE: Text = ['Done.', '操作成功。'];
const BUG: Text = ['The server failed. Try again later.', '服务器内部错误，请稍后重试。'];
const REUSED: Text = [
  'Already sent with different content. Open the dialog again.',
  '该请求已以不同内容提交过，请重新打开窗口。',
];
const HIDDEN: Text = ['This was sent before. You may no longer see its records.', '该请求此前已提交，您现已无权查看其中的记录。'];
const NO_KEY: Text = ['This request moves money and needs the header {name}.', '该操作涉及资金变动，必须携带请求头 {name}。'];
const IDEMPOTENCY_MS = DAY;

/** A repeat with the same key may replace these answers (docs/rules/calls.md#repeats). */
const NOT_STORED = new Set([400, 401, 403, 422, 428, 429, 500, 503]);

/** An answer that is repeated, with the log entry of its call. */
interface Stored {
  at: number;
  digest: string;
  outcome: Outcome;
  entry?: LogEntry;
}

interface Options<A extends Actor> {
  document: ApiDocument;
  clock: Clock;
  newTraceId: () => string;
  /** Display name of an access key. */
  nameOf: (accessKey: string) => Text;
  /** Additional fields for the operation log. */
  describeCall: (operation: Operation, call: Call<A>, answer: Envelope) => Pick<LogFields, 'level' | 'detail' | 'about'>;
  /** Removes from a body all that must not be stored or logged. */
  clean: (operation: Operation, body: Record<string, unknown>) => Record<string, unknown>;
  /** Whether the caller may still see what an earlier call with the same key was about. */
  mayRepeat?: (operation: Operation, actor: A, earlier: LogEntry) => boolean;
  /** Runs before the handler of a permitted call; throws a Refusal when the call is not allowed now. */
  guard?: (operation: Operation, call: Call<A>) => void;
  /** Sees what a handler answers, and may answer in its place: a large file becomes a task. */
  divert?: (operation: Operation, call: Call<A>, answer: Answer) => Answer;
  handlers: Partial<Record<string, Handler<A>>>;
}

/**
 * The server without its transport: `perform` handles every call of the contract, including those of simulated colleagues. It
 * checks access key, query and body against the contract, replays by Idempotency-Key and writes the operation log.
 * @throws when the contract has an operation without a handler
 */
export function createApi<A extends Actor>({
  document,
  clock,
  newTraceId,
  nameOf,
  describeCall,
  clean,
  mayRepeat = () => true,
  guard,
  divert = (_operation, _call, answer) => answer,
  handlers,
}: Options<A>) {
  const schemas = createSchemas(document);
  const operations = new Map(listOperations(document).map((operation) => [`${operation.method} ${operation.path}`, operation]));
  for (const { id } of operations.values()) if (!handlers[id]) throw new Error(`No handler for ${id}`);
  const catalogue = createCatalogue(document);
  const log = new OperationLog();
  const replays = keep(new Map<string, Stored>());
  /** Refusals that are missing in the error catalogue: defects of the platform. */
  const unnamed = keep(new Set<string>());

  const envelope = (code: number, msg: string, traceId: string): Envelope => ({
    code,
    msg,
    success: code >= 200 && code < 300,
    traceId,
    serverTime: new Date(clock.now()).toISOString(),
  });

  /** The answer for a refusal or a bug; a bug is also printed. */
  function refuse(error: unknown, lang: Lang, traceId: string): Outcome {
    if (!(error instanceof Refusal)) {
      console.error(error);
      return { envelope: { ...envelope(500, say(lang, BUG), traceId), error: 'INTERNAL' }, headers: {} };
    }
    const { code, text, values, data } = error;
    const refused = { ...envelope(code, say(lang, text, values), traceId), error: error.error };
    return { envelope: data ? { ...refused, data } : refused, headers: {} };
  }

  /** Handles one call from the access check to the log entry; never throws. Exceptions in handlers become 500 INTERNAL. */
  function perform(operation: Operation, request: Request<A>): Outcome {
    const { actor, lang = 'en', traceId = newTraceId(), ip = '127.0.0.1', idempotencyKey } = request;
    const { token, userAgent, lastEventId, approval, proof, task } = request;
    const at = clock.now();
    const about = { actor, lang, traceId, ip, token, userAgent, lastEventId, at, approval, proof, task };
    const call: Call<A> = { ...about, query: {}, body: {}, note: {} };
    const isChange = operation.method === 'POST';
    let outcome: Outcome;
    let stored: Stored | undefined;
    try {
      const key = operation.accessKey;
      const isForbidden = key !== undefined && !actor.access.has(key);
      try {
        if (isChange) call.body = clean(operation, schemas.readBody(operation, request.body ?? {}, lang));
      } catch (error) {
        // Without the permission, the answer says only that; the log still shows the request.
        if (!isForbidden) throw error;
      }
      if (isForbidden) throw new Refusal(403, 'FORBIDDEN', NO_RIGHT, { name: say(lang, nameOf(key)) }, { required: [key] });
      const { background, ...query } = schemas.readQuery(operation, request.search ?? new URLSearchParams());
      Object.assign(call, { query, inBackground: background === true });
      guard?.(operation, call);
      // Only calls over HTTP can arrive twice; simulated colleagues have no token.
      if (operation.needsKey && token !== undefined && idempotencyKey === undefined)
        throw badParameter('Idempotency-Key', NO_KEY);
      if (isChange && idempotencyKey !== undefined && !operation.isPublic) {
        if (!/^[\x21-\x7e]{8,64}$/.test(idempotencyKey)) throw badParameter('Idempotency-Key');
        const slot = `${actor.id} ${operation.path} ${idempotencyKey}`;
        const digest = createHash('sha256').update(JSON.stringify(call.body)).digest('base64');
        const known = replays.get(slot);
        if (known && at - known.at < IDEMPOTENCY_MS) {
          if (known.digest !== digest)
            throw new Refusal(409, 'IDEMPOTENCY_REUSED', REUSED, {}, { firstSeenAt: new Date(known.at).toISOString() });
          if (known.entry && !mayRepeat(operation, actor, known.entry)) throw new Refusal(403, 'OUT_OF_SCOPE', HIDDEN);
          return { ...known.outcome, headers: { ...known.outcome.headers, 'idempotency-replayed': 'true' } };
        }
        outcome = run(operation, call);
        if (!NOT_STORED.has(outcome.envelope.code) && !call.note.isOnce) {
          // A token is for the call that asked, never for a replay.
          const { authorization: _, ...headers } = outcome.headers;
          stored = { at, digest, outcome: { ...outcome, headers } };
          replays.set(slot, stored);
        }
      } else outcome = run(operation, call);
    } catch (error) {
      outcome = refuse(error, lang, traceId);
    }
    for (const fault of catalogue.faultsOf(operation, outcome.envelope)) unnamed.add(fault);
    if ((isChange && !call.note.isUnlogged) || operation.isFile || call.note.detail) {
      const entry = record(operation, call, outcome.envelope);
      if (stored) stored.entry = entry;
    }
    return outcome;
  }

  function run(operation: Operation, call: Call<A>): Outcome {
    try {
      const answer = divert(operation, call, (handlers[operation.id] as Handler<A>)(call));
      const { code = 200, text = DONE, values, data, headers = {}, write, file } = answer;
      const answered = envelope(code, say(call.lang, text, values), call.traceId);
      return { envelope: data === undefined ? answered : { ...answered, data }, headers, write, file };
    } catch (error) {
      return refuse(error, call.lang, call.traceId);
    }
  }

  function record(operation: Operation, call: Call<A>, answer: Envelope): LogEntry {
    const { actor, traceId, ip, at } = call;
    const { code, error } = answer;
    return log.append({
      at: clock.now(),
      requestAt: at,
      operatorId: actor.id,
      username: actor.username,
      action: operation.accessKey ?? operation.path,
      code,
      error,
      result: code === 207 ? 'PARTIAL' : code >= 200 && code < 300 ? 'SUCCESS' : code === 500 ? 'FAILED' : 'REFUSED',
      traceId,
      ip,
      ...describeCall(operation, call, answer),
    });
  }

  return { operations, schemas, log, perform, refuse, envelope, unnamed };
}

export type Api<A extends Actor> = ReturnType<typeof createApi<A>>;

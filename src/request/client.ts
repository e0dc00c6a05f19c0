import { DOWNLOAD_TIMEOUT_MS, GET_RETRIES, GET_TIMEOUT_MS, POST_TIMEOUT_MS } from '@/constants';
import type { BodyOf, DataOf, QueryOf } from '@/contract/calls';
import type { paths } from '@/contract/schema';
import { ApiError } from '@/domain/apiError';
import { localeState } from '@/locales/store';
import { ask } from './ask';
import type { CallResponse } from './call';
import { keepEarlyList, sendEarlyList, takeEarlyList } from './earlyList';
import { unmarked } from './json';
import { tell } from './notifier';
import { read } from './read';
import { sessionEpoch } from './session';
import { isUsableToken } from './token';

type Kind = keyof typeof holds;
/** The kind of data that the contract promises. The reader of an object checks its fields. */
type KindOf<D> = [D] extends [null]
  ? 'none'
  : [D] extends [number]
    ? 'count'
    : [D] extends [readonly unknown[]]
      ? 'list'
      : [D] extends [{ list: unknown[]; total: number }]
        ? 'page'
        : [D] extends [{ succeeded: unknown[]; failed: unknown[] }]
          ? 'bulk'
          : 'object';
type With<Method extends 'get' | 'post', K extends Kind = Kind> = {
  [P in keyof paths]: paths[P] extends Record<Method, { responses: unknown }>
    ? KindOf<DataOf<paths[P][Method]>> extends K
      ? P
      : never
    : never;
}[keyof paths];
type GetPath = With<'get'>;
type PostPath = With<'post'>;

/** Query of a GET of the contract. */
export type Query<P extends GetPath> = QueryOf<paths[P]['get']>;
/**
 * The same, with a version that may be unknown. The client refuses to send an unknown version, so no caller has to invent one.
 */
type Unsure<B> = { [Name in keyof B]: Name extends 'version' ? B[Name] | undefined : B[Name] };
/** Body of a POST of the contract. */
export type Body<P extends PostPath> =
  BodyOf<paths[P]['post']> extends infer B
    ? Unsure<{ [Name in keyof B]: Name extends 'items' ? (B[Name] extends (infer I)[] ? Unsure<I>[] : B[Name]) : B[Name] }>
    : never;

export interface CallOptions {
  signal?: AbortSignal;
  /** The caller shows a failure itself. */
  isQuiet?: boolean;
  /**
   * The server may not have this call. After such an answer the call is not sent again in this session, and its feature is
   * hidden.
   */
  isOptional?: boolean;
  /** Sent by the console itself, after no input: it keeps no session alive (docs/rules/session.md#idle-time). */
  isBackground?: boolean;
  /** The main list of a screen: its request is stored, and sent early when the console starts at the same address. */
  isScreenList?: boolean;
  /** Created when a dialog opens, kept until a confirmed outcome (docs/rules/calls.md#retries). */
  idempotencyKey?: string;
}

export interface DownloadOptions extends CallOptions {
  /** Bytes so far, and the total when the server sends it. */
  onProgress?: (loaded: number, total: number | undefined) => void;
}

type ReadData<P> = Promise<DataOf<paths[P & GetPath]['get']>>;
type SentData<P> = Promise<DataOf<paths[P & PostPath]['post']>>;
type Early = Promise<CallResponse>;
type Read<K extends Kind> = <P extends With<'get', K>>(
  path: P,
  query?: Query<P>,
  options?: CallOptions,
  early?: Early,
) => ReadData<P>;
type Send<K extends Kind> = <P extends With<'post', K>>(path: P, data?: Body<P>, options?: CallOptions) => SentData<P>;

type QueryValue = string | number | boolean | undefined | null;

function cleanQuery(query: object | undefined): Record<string, QueryValue> {
  return unmarked(
    Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null && value !== '')),
  );
}

const isFilled = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && Object.keys(data).length > 0 && !Array.isArray(data);

/** Shape check for the data of each kind. An answer that fails it is malformed, and the outcome of a change is then unknown. */
const holds = {
  none: () => true,
  object: isFilled,
  list: Array.isArray,
  count: Number.isInteger,
  page: (data: unknown) => isFilled(data) && Array.isArray(data.list) && Number.isInteger(data.total),
  bulk: (data: unknown) => isFilled(data) && Array.isArray(data.succeeded) && Array.isArray(data.failed),
} satisfies Record<string, (data: unknown) => boolean>;

/** True when a change would need a version that is unknown. It could overwrite changes that the operator never saw. */
const isUnversioned = (body: unknown): boolean =>
  isFilled(body) &&
  (('version' in body && (body.version ?? undefined) === undefined) ||
    (Array.isArray(body.items) && body.items.some(isUnversioned)));

const open = <D>({ data }: Pick<CallResponse, 'data'>): D => ((data ?? {}) as { data: D }).data;

/** The call, and with `from` the service of a path: its query and options come later. */
export const withFrom = <K extends Kind>(call: Read<K>) =>
  Object.assign(call, {
    from:
      <P extends With<'get', K>>(path: P) =>
      (query: Query<P>, options: CallOptions) =>
        call(path, query, options),
  });

/** The call, and with `to` the service of a path: its body and options come later. */
export const withTo = <K extends Kind>(call: Send<K>) =>
  Object.assign(call, {
    to:
      <P extends With<'post', K>>(path: P) =>
      (body: Body<P>, options: CallOptions) =>
        call(path, body, options),
  });

/**
 * Reads: unwraps the envelope and returns its data. Retries at most twice when no answer came. Rejects with an ApiError that has
 * been shown (unless quiet).
 */
const reader = <K extends Kind>(kind: K) =>
  withFrom<K>(async (path, query, options = {}, early) => {
    const { signal, isQuiet, isOptional, isBackground } = options;
    const config = { params: cleanQuery(query), timeout: GET_TIMEOUT_MS, isQuiet, isOptional, isBackground, holds: holds[kind] };
    return open(await read(path, config, GET_RETRIES, signal, early));
  });

/**
 * Changes: the console sends them once and never retries (docs/rules/calls.md#retries). The browser may resend on the wire, with
 * the same key. Rejects with an ApiError that has been shown (unless quiet).
 */
const sender = <K extends Kind>(kind: K) =>
  withTo<K>(async (path, data, options = {}) => {
    const { signal, isQuiet, isOptional, isBackground, idempotencyKey } = options;
    if (isUnversioned(data)) {
      const error = new ApiError({ kind: 'business', code: 409, msg: localeState().t('common.state.noVersion') });
      if (!isQuiet) tell(error);
      throw error;
    }
    const headers = idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : undefined;
    const config = {
      method: 'POST',
      data: unmarked(data),
      headers,
      timeout: POST_TIMEOUT_MS,
      signal,
      isQuiet,
      isOptional,
      isBackground,
      holds: holds[kind],
      epoch: sessionEpoch(),
    };
    return open(await ask(path, config));
  });

// The function name says which data comes back, and the compiler checks it against the contract.
/** Reads one object. */
export const get = reader('object');
const readPage = reader('page');
/** Reads one page of a list; the screen's own list takes the answer that was requested at the start, if there is one. */
export const getPage = withFrom<'page'>(async (path, query, options = {}) => {
  if (!options.isScreenList) return readPage(path, query, options);
  const params = cleanQuery(query);
  const early = takeEarlyList(path, params);
  keepEarlyList(path, params);
  return readPage(path, query, options, early);
});
/** Sends the list request of the last start at this address again, before the code of the screen is there. */
export function readScreenListEarly(): void {
  sendEarlyList((path, params) => {
    const config = { params, timeout: GET_TIMEOUT_MS, isQuiet: true, isBackground: true, holds: holds.page };
    return read(path, config, 0, undefined);
  });
}
/** Reads a whole list. */
export const getList = reader('list');
/** Reads a plain number. */
export const getCount = reader('count');
/** A change that returns an object. */
export const post = sender('object');
/** A change of many records, with a result for each item. */
export const postMany = sender('bulk');
/** A change that returns a list. */
export const postForList = sender('list');
/** A change that returns no data. */
export const postForNothing = sender('none');

/**
 * Like post, but adds the token from the response headers to the data; for the steps of a sign-in. Rejects an answer that has no token
 * there, and asks for no further step (docs/rules/session.md#sign-in).
 */
export async function postForToken<P extends PostPath>(
  path: P,
  data: Body<P>,
): Promise<Awaited<SentData<P>> & { token?: string }> {
  const config = { method: 'POST', data: unmarked(data), timeout: POST_TIMEOUT_MS, isQuiet: true, epoch: sessionEpoch() };
  const { status, headers, config: sent, ...response } = await ask(path, config);
  const answer = open<Awaited<SentData<P>> & { mfaRequired?: boolean }>(response);
  const token = headers.authorization;
  if (!isUsableToken(token) && !answer?.mfaRequired) {
    // The login page has words of its own, should these not load.
    const msg = await import('./noToken').then(({ noTokenText }) => noTokenText(answer)).catch(() => undefined);
    throw new ApiError({ kind: 'malformed', status, msg, requestId: sent.requestId });
  }
  return { ...answer, token };
}

type Saved = { fileName: string; size: number; taskId?: undefined };
/** The saved file; or, where the contract has 202, the task that makes it. */
type Downloaded<O> = Saved | (O extends { responses: { 202: unknown } } ? { taskId: string; fileName?: undefined } : never);

async function save<P extends GetPath>(
  path: P,
  query?: Query<P>,
  options: DownloadOptions = {},
): Promise<Downloaded<paths[P]['get']>> {
  const { signal, isQuiet, onProgress } = options;
  const onDownloadProgress = (event: ProgressEvent) =>
    onProgress?.(event.loaded, event.lengthComputable ? event.total : undefined);
  const config = { params: cleanQuery(query), responseType: 'blob', timeout: DOWNLOAD_TIMEOUT_MS, isQuiet, onDownloadProgress };
  const response = await read(path, config, 0, signal);
  return response.data as Downloaded<paths[P]['get']>;
}
/** Downloads a file and saves it under the name in its headers (docs/rules/export.md#names). */
export const download = Object.assign(save, {
  from:
    <P extends GetPath>(path: P) =>
    (query: Query<P>, options: DownloadOptions) =>
      save(path, query, options),
});

/** Reads a file to show it; nothing is saved. The caller gives it its type, because that of the answer cannot be trusted. */
export async function fetchFile<P extends GetPath>(path: P, query: Query<P>, { signal, isQuiet }: CallOptions): Promise<Blob> {
  const config = { params: cleanQuery(query), responseType: 'blob', timeout: DOWNLOAD_TIMEOUT_MS, isQuiet, isShown: true };
  return (await read(path, config, 0, signal)).data as Blob;
}

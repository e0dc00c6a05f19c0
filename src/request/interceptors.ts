import { API_BASE, SESSION_CALLS } from '@/constants';
import type { CurrentUser } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { notBuilt } from '@/domain/notBuilt';
import { createRequestId } from '@/domain/requestId';
import { noteServerTime } from '@/domain/serverClock';
import type { CallConfig, CallResponse } from './call';
import { classify } from './classify';
import { MALFORMED, parseBody } from './json';
import { isOwnApi } from './ownApi';
import { hasStopped, learnOwner, onSessionChange, readToken, renewToken, sessionEpoch, shownOperator } from './session';

const ABOUT_SESSION: readonly string[] = Object.values(SESSION_CALLS).map((path) => API_BASE + path);
// In the next session the server may have the call: ask again.
onSessionChange(notBuilt.clear);

/**
 * The token for a call to our own API. Throws when the call must not be sent: the session has changed since it was made, or the
 * token belongs to another operator than this tab shows (docs/rules/session.md#owner).
 */
function claimToken({ url = '', epoch }: CallConfig): string | undefined {
  const token = readToken();
  const isOfThisTab = token === null || shownOperator() !== undefined || ABOUT_SESSION.includes(url);
  if (hasStopped() || !isOfThisTab || (epoch ?? sessionEpoch()) !== sessionEpoch()) throw new ApiError({ kind: 'aborted' });
  return token ?? undefined;
}

/**
 * Adds token, language and request id; the token only to our own API. A POST without data sends `{}` as JSON
 * (docs/rules/calls.md#requests). Throws when the server has already said that it does not have the call.
 */
export function prepareRequest(config: CallConfig): CallConfig {
  const missing = notBuilt.get(config.url);
  if (missing) throw missing;
  const headers: Record<string, string> = { ...config.headers };
  const requestId = createRequestId();
  const token = isOwnApi(config.url ?? '') ? claimToken(config) : undefined;
  if (isOwnApi(config.url ?? '')) {
    if (token !== undefined) headers.Authorization = token;
    headers['X-Request-Id'] = requestId;
    if (config.isBackground) headers['X-Background'] = '1';
    headers['Accept-Language'] = document.documentElement.lang;
  }
  const isPost = config.method?.toLowerCase() === 'post';
  if (isPost) headers['Content-Type'] = 'application/json';
  return {
    ...config,
    headers,
    requestId,
    data: isPost ? (config.data ?? {}) : config.data,
    epoch: config.epoch ?? sessionEpoch(),
    startedAt: Date.now(),
    token,
  };
}

/** Throws when the answer names another operator than this tab shows: that answer must not be displayed. */
function learnFrom(body: unknown, { token }: CallConfig): void {
  const { operatorId, username } = (body as { data?: Partial<CurrentUser> | null }).data ?? {};
  if (!learnOwner(String(operatorId ?? username ?? ''), token)) throw new ApiError({ kind: 'aborted' });
}

async function save(response: CallResponse, type: string): Promise<CallResponse> {
  const { saveFile } = await import(/* webpackChunkName: "save-file" */ './saveFile');
  return saveFile(response, type);
}

/** Takes a renewed token, saves a file, rejects a refusal. Otherwise returns the response with its body parsed. */
export async function acceptResponse(response: CallResponse): Promise<CallResponse> {
  const { config, headers } = response;
  if (isOwnApi(config.url ?? '')) renewToken(headers.authorization, config.epoch ?? -1, config.startedAt ?? 0);
  const type = (headers['content-type'] ?? '').toLowerCase();
  const isBlob = config.responseType === 'blob';
  const isFile = response.status >= 200 && response.status <= 299 && headers['content-disposition'] !== undefined;
  if (isFile && !type.includes('json')) return config.isShown ? response : save(response, type);
  const body = await parseBody(response.data instanceof Blob ? await response.data.text() : response.data);
  noteServerTime((body as { serverTime?: unknown } | undefined)?.serverTime);
  const failure = classify({
    status: response.status,
    body: body === MALFORMED ? undefined : body,
    isMalformed: body === MALFORMED,
    requestId: config.requestId ?? '',
    holds: config.holds,
  });
  if (config.isOptional && failure?.isNotBuilt) notBuilt.note(config.url, failure);
  // JSON may be the file itself or a refusal. As a blob, a refusal would look like a file.
  if (failure && (!isFile || failure.kind === 'business')) throw failure;
  if (config.url === API_BASE + SESSION_CALLS.current) learnFrom(body, config);
  if (isBlob && !isFile) {
    // Instead of the file, the task that makes it (docs/rules/export.md#in-the-inbox).
    const data = (body as { data?: { taskId?: string } | null } | undefined)?.data;
    if (!data?.taskId) throw new ApiError({ kind: 'malformed', status: response.status, requestId: config.requestId });
    return { ...response, data };
  }
  const saved = isFile ? await save(response, type) : undefined;
  return saved && (isBlob || failure) ? saved : { ...response, data: body };
}

/** The transport's error when there was no successful HTTP status. */
interface TransportError {
  code?: string;
  response?: CallResponse;
  config?: CallConfig;
}

/** Converts the transport's error to an ApiError. */
export async function rejectFailure(thrown: unknown): Promise<never> {
  if (thrown instanceof ApiError) throw thrown;
  const { code, response, config } = thrown as TransportError;
  const requestId = config?.requestId ?? '';
  if (response) await acceptResponse(response);
  if (code === 'ERR_CANCELED') throw new ApiError({ kind: 'aborted', requestId });
  if (code === 'ETIMEDOUT') throw new ApiError({ kind: 'timeout', requestId });
  if (code === 'ERR_NETWORK' || code === 'ECONNABORTED') throw new ApiError({ kind: 'network', requestId });
  throw thrown;
}

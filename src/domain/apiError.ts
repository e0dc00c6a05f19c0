import type { Refusal } from '@/contract';

/**
 * Kinds of failure that callers must distinguish:
 * business = HTTP success with a body code outside 200-299; http = HTTP status outside 2xx; network = no answer (offline or
 * connection lost); timeout = no answer in time; malformed = an answer that violates the contract; aborted = we cancelled the
 * call; storage = the browser cannot keep what must not be lost, so nothing was sent.
 */
type ErrorKind = 'business' | 'http' | 'network' | 'timeout' | 'malformed' | 'aborted' | 'storage';

/** Code of a change that a second person must approve. The console treats it like a refusal: nothing was changed. */
export const ASKED = 202;

interface ApiErrorInit {
  kind: ErrorKind;
  /** HTTP status; 0 without an answer */
  status?: number;
  /** Body code; 0 without one */
  code?: number;
  error?: Refusal['error'];
  msg?: string;
  data?: Refusal['data'];
  requestId?: string;
}

/** The only rejection of the request layer. It has already been shown to the operator, unless the call was quiet. */
export class ApiError extends Error {
  readonly kind: ErrorKind;
  readonly status: number;
  readonly code: number;
  readonly error: Refusal['error'];
  readonly msg: string;
  readonly data: Refusal['data'];
  readonly requestId: string;

  constructor(init: ApiErrorInit) {
    super(init.msg ?? init.kind);
    this.name = 'ApiError';
    this.kind = init.kind;
    this.status = init.status ?? 0;
    this.code = init.code ?? 0;
    this.error = init.error;
    this.msg = init.msg ?? '';
    this.data = init.data ?? null;
    this.requestId = init.requestId ?? '';
  }

  /** True when the server may or may not have made the change (docs/rules/calls.md#unknown-outcome). */
  get isOutcomeUnknown(): boolean {
    return (
      this.kind === 'network' || this.kind === 'timeout' || this.kind === 'malformed' || [502, 503, 504].includes(this.status)
    );
  }

  /** True when the server does not have the call; false when it only lacks the record. */
  get isNotBuilt(): boolean {
    return [404, 501].includes(this.status) && this.error !== 'NOT_FOUND';
  }

  get isUnauthenticated(): boolean {
    return this.status === 401 || this.code === 401;
  }

  get isForbidden(): boolean {
    return this.status === 403 || this.code === 403;
  }
}

const shown = new WeakSet<ApiError>();

/** Notes that a refusal stands beside what was sent: no other message tells it. */
export const noteShown = (error: ApiError): void => void shown.add(error);

/** Whether a refusal stands beside what was sent. */
export const isShown = (error: ApiError): boolean => shown.has(error);

/** Key of the message about a failure: the same failure is one message. @param text the words that are shown */
export const noticeKey = ({ kind, status }: ApiError, text: string): string => `${kind}|${status}|${text}`;

/** For handlers: swallows an ApiError, which has already been shown, and throws everything else again. */
export function ignoreApiError(error: unknown): asserts error is ApiError {
  if (!(error instanceof ApiError)) throw error;
}

import type { Refusal } from '@/contract';
import { ApiError } from '@/domain/apiError';

/** Longest server text that is shown; the rest is cut (a proxy may answer with a whole page). */
const MAX_MSG = 300;

/** What the classification needs of an answer, however the transport names it. */
export interface RawAnswer {
  /** HTTP status, 0 when there was no answer */
  status: number;
  /** Parsed body, or undefined when it was empty or no JSON */
  body: unknown;
  /** True when there was a body that is no JSON */
  isMalformed: boolean;
  requestId: string;
  /** Whether the data is what the call needs; without it any data is good. */
  holds?: (data: unknown) => boolean;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Body code as a number; a server may send "401". NaN when there is none. */
function readCode(body: Record<string, unknown>): number {
  const code = body.code;
  return typeof code === 'number' || (typeof code === 'string' && /^-?\d{1,9}$/.test(code)) ? Number(code) : Number.NaN;
}

function cutMsg(msg: unknown): string {
  const text = typeof msg === 'string' ? msg.trim() : '';
  // The cut must not leave half a character.
  return text.length > MAX_MSG ? `${text.slice(0, MAX_MSG).replace(/\p{Cs}$/u, '')}…` : text;
}

/**
 * The errors of docs/rules/calls.md#failures and what it does not name: undefined when the answer is good, else the rejection.
 * An HTTP status outside 2xx wins over the body's code, so that one failure is told once. Never throws.
 */
export function classify(answer: RawAnswer): ApiError | undefined {
  const { status, body, isMalformed, requestId, holds = () => true } = answer;
  const record = isRecord(body) ? body : undefined;
  const code = record ? readCode(record) : Number.NaN;
  const details = {
    status,
    code: Number.isNaN(code) ? 0 : code,
    error: record?.error as Refusal['error'],
    msg: cutMsg(record?.msg),
    data: (isRecord(record?.data) ? record.data : null) as Refusal['data'],
    requestId: typeof record?.traceId === 'string' ? record.traceId : requestId,
  };
  if (status < 200 || status > 299) return new ApiError({ kind: 'http', ...details });
  const malformed = () => new ApiError({ kind: 'malformed', status, requestId });
  if (status === 204) return holds(undefined) ? undefined : malformed();
  if (isMalformed || !record || Number.isNaN(code)) return malformed();
  if (code < 200 || code > 299) return new ApiError({ kind: 'business', ...details });
  return holds(record.data) ? undefined : malformed();
}

/** True when a read may be tried again: nothing came back, or a proxy says that the server is not there (docs/rules/calls.md#retries). */
export function isRetryable(error: ApiError): boolean {
  return error.kind === 'network' || [502, 503, 504].includes(error.status);
}

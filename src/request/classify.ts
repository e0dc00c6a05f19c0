import type { Refusal } from '@/contract';
import { ApiError, ASKED } from '@/domain/apiError';

/** Longest server text that is shown. The rest is cut, because a proxy may answer with a whole page. */
const MAX_MSG = 300;

/** The input of `classify`, independent of the transport. */
export interface RawAnswer {
  /** HTTP status, 0 when there was no answer */
  status: number;
  /** Parsed body; undefined when it was empty or not JSON */
  body: unknown;
  /** True when the body is not JSON */
  isMalformed: boolean;
  requestId: string;
  /** Whether the data has the expected shape. Without this check, any data is accepted. */
  holds?: (data: unknown) => boolean;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The body's code as a number, because a server may send "401"; NaN without a code. */
function readCode(body: Record<string, unknown>): number {
  const code = body.code;
  return typeof code === 'number' || (typeof code === 'string' && /^-?\d{1,9}$/.test(code)) ? Number(code) : Number.NaN;
}

function cutMsg(msg: unknown): string {
  const text = typeof msg === 'string' ? msg.trim() : '';
  // Do not cut a surrogate pair in half.
  return text.length > MAX_MSG ? `${text.slice(0, MAX_MSG).replace(/\p{Cs}$/u, '')}…` : text;
}

/**
 * Classifies an answer by docs/rules/calls.md#failures: undefined on success, else the rejection. An HTTP status outside 2xx wins
 * over the body's code, so that one failure is reported once. Never throws.
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
  // Nothing was changed: a second person must approve (docs/rules/approval.md#console).
  const isAsked = code === ASKED && (details.data as { approvalNo?: string } | null)?.approvalNo !== undefined;
  if (code < 200 || code > 299 || isAsked) return new ApiError({ kind: 'business', ...details });
  return holds(record.data) ? undefined : malformed();
}

/**
 * True when a read may be retried: no answer came, or a proxy reports that the server is unavailable
 * (docs/rules/calls.md#retries).
 */
export function isRetryable(error: ApiError): boolean {
  return error.kind === 'network' || [502, 503, 504].includes(error.status);
}

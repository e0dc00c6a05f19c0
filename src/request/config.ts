import type { RequestConfig } from '@umijs/max';
import { ApiError, ignoreApiError } from '@/domain/apiError';
import type { CallConfig, CallResponse } from './call';
import { isRetryable } from './classify';
import { acceptResponse, prepareRequest, rejectFailure } from './interceptors';
import { tell } from './notifier';
import { readToken, sessionEpoch } from './session';
import { isAsked } from './stepUp';

/**
 * Configuration of Umi's request plugin, wired in src/app.tsx.
 * @param onUnauthenticated called for every 401, by HTTP status or by body code; it redirects once for a burst
 */
export function createRequestConfig(onUnauthenticated: (error: ApiError) => void): RequestConfig {
  return {
    // acceptResponse parses bodies: it keeps long numbers exact and distinguishes an empty body from a broken one.
    transformResponse: [(data: unknown) => data],
    transitional: { clarifyTimeoutError: true },
    requestInterceptors: [(config: object) => prepareRequest(config as CallConfig)],
    responseInterceptors: [[(response: object): Promise<object> => acceptResponse(response as CallResponse), rejectFailure]],
    errorConfig: {
      errorHandler: (error: unknown, opts: CallConfig) => {
        if (!(error instanceof ApiError) || error.kind === 'aborted') return ignoreApiError(error);
        // A late 401 of the previous session, or of a replaced token, must not end the present one.
        if (error.isUnauthenticated) {
          const { epoch = sessionEpoch(), carried = readToken() } = opts;
          return epoch === sessionEpoch() && carried === readToken() ? onUnauthenticated(error) : undefined;
        }
        if (
          opts.isQuiet ||
          isAsked(error) ||
          (opts.isOptional && error.isNotBuilt) ||
          (isRetryable(error) && (opts.retriesLeft ?? 0) > 0)
        )
          return;
        tell(error);
      },
    },
  } as RequestConfig;
}

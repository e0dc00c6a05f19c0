import { ApiError } from '@/domain/apiError';
import { useT } from '@/hooks/useT';
import type { Translate } from '@/locales/store';

/** What to tell after a step of a sign-in failed. Throws what is no failure of a call. */
export function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // The answer had no token.
  if (error instanceof TypeError) return new ApiError({ kind: 'malformed' });
  throw error;
}

/** The server's message, that of a field first. Otherwise a text for the kind of failure. */
function wordsFor(error: ApiError, t: Translate): string {
  const words = error.data?.fields?.[0]?.msg || error.msg;
  if (words) return words;
  if (error.kind === 'timeout') return t('error.timeout');
  if (error.kind === 'http') return t('error.noMessage');
  return t(error.kind === 'network' ? 'error.network' : 'error.malformed');
}

/** One failure (docs/rules/calls.md#failures). An HTTP status has a title. @param silent text used if the server sent no message */
export function Failure({ error, silent }: { error: ApiError; silent?: string }) {
  const t = useT();
  return (
    <>
      {error.kind === 'http' && <strong>{t('error.requestError', { status: error.status })}</strong>}
      <span>{(!error.msg && silent) || wordsFor(error, t)}</span>
    </>
  );
}

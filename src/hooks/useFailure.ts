import { failureCodes } from '@/domain/failure';
import { useLabel } from './useLabel';
import { useT } from './useT';

interface Failure {
  /** The server's message. */
  msg?: string | null;
  code?: string | null;
}

/** The failure reason of a payment as text, never only a code. Undefined when nothing is known. */
export function useFailure(): (failure: Failure) => string | undefined {
  const t = useT();
  const labelOf = useLabel();
  return ({ msg, code }) => {
    if (msg) return msg;
    if (!code) return undefined;
    const label = labelOf('parts.failure', failureCodes, code);
    return label === code ? t('parts.failureOther', { code }) : label;
  };
}

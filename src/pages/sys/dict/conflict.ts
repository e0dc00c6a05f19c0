import type { DictDetail } from '@/contract';
import type { ApiError } from '@/domain/apiError';

/** Takes the type as a colleague has left it out of a refusal (docs/rules/calls.md#conflicts). */
export const learnFrom =
  (learn: (next: DictDetail) => void) =>
  ({ data }: ApiError): void => {
    const current = data?.current as DictDetail | undefined;
    if (current?.items) learn(current);
  };

import type { Refusal } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { tell } from './notifier';

/** Asks the operator for a fresh second factor. Resolves to false when the operator declines; rejects when it cannot ask. */
export type StepUpAsker = (challenge: NonNullable<Refusal['data']>) => Promise<boolean>;

let asker: StepUpAsker | undefined;
let asking: Promise<boolean> | undefined;

/** Installs what asks for a fresh second factor. Returns a function that removes it. */
export function setStepUpAsker(next: StepUpAsker): () => void {
  asker = next;
  return () => {
    if (asker === next) asker = undefined;
  };
}

/** True when the operator is asked before this failure is told (docs/rules/session.md#step-up). */
export const isAsked = ({ isStepUp }: ApiError): boolean => isStepUp && asker !== undefined;

/** Asks once for all calls that need a second factor at the same time. Resolves to true when they can be sent again. */
export async function stepUp(refusal: ApiError): Promise<boolean> {
  if (!asker || !refusal.data) return false;
  asking ??= asker(refusal.data).finally(() => {
    asking = undefined;
  });
  try {
    return await asking;
  } catch {
    tell(refusal);
    return false;
  }
}

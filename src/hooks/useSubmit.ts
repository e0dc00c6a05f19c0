import { useRef, useState } from 'react';
import { ApiError } from '@/domain/apiError';
import { createRequestId } from '@/domain/requestId';

interface Submit<Values> {
  isBusy: boolean;
  /** The last definite refusal, to show beside the fields. */
  refusal: ApiError | undefined;
  /** No answer came, and the change may have been made. The same key is kept, so that sending again has no second effect. */
  isUnknown: boolean;
  submit: (values: Values) => Promise<void>;
}

/**
 * Sends one change of a dialog (docs/rules/calls.md#unknown-outcome). One call at a time, never repeated automatically. The
 * idempotency key is created with the dialog and kept until a definite answer.
 */
export function useSubmit<Values, Answer>(
  send: (values: Values, options: { idempotencyKey: string }) => Promise<Answer>,
  onDone: (answer: Answer, values: Values) => void,
  onRefusal?: (refusal: ApiError) => void,
): Submit<Values> {
  const key = useRef(createRequestId());
  const inFlight = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const [isUnknown, setIsUnknown] = useState(false);

  const submit = async (values: Values) => {
    // React state is too slow for a double click: both clicks see the old value.
    if (inFlight.current) return;
    inFlight.current = true;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      const answer = await send(values, { idempotencyKey: key.current });
      key.current = createRequestId();
      setIsUnknown(false);
      onDone(answer, values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setIsUnknown(error.isOutcomeUnknown);
      if (!error.isOutcomeUnknown) {
        key.current = createRequestId();
        setRefusal(error);
        onRefusal?.(error);
      }
    } finally {
      inFlight.current = false;
      setIsBusy(false);
    }
  };

  return { isBusy, refusal, isUnknown, submit };
}
